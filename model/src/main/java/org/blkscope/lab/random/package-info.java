/**
 * Random scenarios: what the captured cases do not think of.
 *
 * <p>A seed gives a scenario, in the format of scenario files; the model runs it; and what must
 * hold for every run is checked: no bio or request is lost or ends twice, every invariant of the
 * kernel holds, and the run comes to its end, or stalls because a fault of the scenario made it. A
 * scenario that fails is made smaller as long as it still fails, and printed as a file that can be
 * run and looked at. The ordinary build tries a few thousand; more are tried by hand:
 *
 * <pre>mvn -q -B -pl model -am test -Dtest=RandomScenariosTest -Dblkscope.random=10000</pre>
 */
@NullMarked
package org.blkscope.lab.random;

import org.jspecify.annotations.NullMarked;
