package org.blkscope;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.time.Clock;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Random;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;

/**
 * The layers of the program, and what keeps two runs of the machine the same. Packages that do not
 * exist yet pass.
 */
@AnalyzeClasses(packages = "org.blkscope", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String OURS = "org.blkscope..";

    /** The machine: all that a recording of a run comes from. */
    private static final String[] MACHINE = {
        "org.blkscope.engine..",
        "org.blkscope.kernel..",
        "org.blkscope.device..",
        "org.blkscope.workload.."
    };

    private static final String[] MODEL = {
        "org.blkscope.base..",
        "org.blkscope.recording..",
        "org.blkscope.engine..",
        "org.blkscope.kernel..",
        "org.blkscope.device..",
        "org.blkscope.workload..",
        "org.blkscope.scenario..",
        "org.blkscope.capture..",
        "org.blkscope.analysis..",
        "org.blkscope.report..",
        "org.blkscope.lab.."
    };

    private static final String[] VIEWS = {
        "org.blkscope.study..",
        "org.blkscope.workbench..",
        "org.blkscope.draw..",
        "org.blkscope.view.."
    };

    // ---- layers

    @ArchTest
    static final ArchRule model_knows_no_javafx =
            noClasses()
                    .that()
                    .resideInAnyPackage(MODEL)
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage("javafx..", "java.awt..", "javax.swing.."))
                    .allowEmptyShould(true)
                    .because("the model runs on machines without a display and without JavaFX");

    @ArchTest
    static final ArchRule base = knowsOnly("base").because("everything else stands on it");

    @ArchTest
    static final ArchRule recording =
            knowsOnly("recording", "base")
                    .because("a recording must not depend on what made it: machine, trace or dump");

    @ArchTest
    static final ArchRule engine =
            knowsOnly("engine", "recording", "base")
                    .because("time passes in the same way for every kernel and device");

    @ArchTest
    static final ArchRule profiles =
            knowsOnly("kernel.profile", "engine", "recording", "base")
                    .because("a profile says which changes a kernel has, not what they do");

    @ArchTest
    static final ArchRule kernel =
            knowsOnly("kernel", "kernel.profile", "engine", "recording", "base")
                    .because("schedulers and drivers plug into the kernel through its ports");

    @ArchTest
    static final ArchRule schedulers =
            knowsOnly("kernel.sched", "kernel", "kernel.profile", "engine", "recording", "base")
                    .because("a scheduler knows neither devices nor workloads");

    @ArchTest
    static final ArchRule devices =
            knowsOnly("device..", "kernel", "kernel.profile", "engine", "recording", "base")
                    .because("a device sees requests, not who sent them or which scheduler did");

    @ArchTest
    static final ArchRule workloads =
            knowsOnly("workload..", "kernel", "kernel.profile", "engine", "recording", "base")
                    .because("a workload submits to the kernel and knows no device");

    @ArchTest
    static final ArchRule scenarios =
            knowsOnly(
                            "scenario..",
                            "kernel..",
                            "device..",
                            "workload..",
                            "engine..",
                            "recording..",
                            "base..")
                    .because("a scenario is put together from the parts of the machine");

    @ArchTest
    static final ArchRule captures =
            knowsOnly("capture..", "recording..", "base..")
                    .because("an imported trace is a first-class citizen: no machine behind it");

    @ArchTest
    static final ArchRule analyses =
            knowsOnly("analysis..", "recording..", "base..")
                    .because("what can be said of a run can be said of a trace");

    @ArchTest
    static final ArchRule reports =
            knowsOnly("report..", "analysis..", "recording..", "base..")
                    .because("a report is the same for a run and for a trace");

    @ArchTest
    static final ArchRule lab =
            knowsOnly("lab..", modelPackages()).because("both front ends stand on the lab");

    @ArchTest
    static final ArchRule views_know_no_machine =
            noClasses()
                    .that()
                    .resideInAnyPackage(VIEWS)
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(MACHINE))
                    .allowEmptyShould(true)
                    .because("views see scenarios as data and recordings as facts");

    @ArchTest
    static final ArchRule study_draws_nothing =
            noClasses()
                    .that()
                    .resideInAPackage("org.blkscope.study..")
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage(
                                    "javafx.scene..",
                                    "javafx.stage..",
                                    "org.blkscope.workbench..",
                                    "org.blkscope.draw..",
                                    "org.blkscope.view..",
                                    "org.blkscope.cli..",
                                    "org.blkscope.desktop.."))
                    .allowEmptyShould(true)
                    .because("cursor and selection are tested without a toolkit");

    @ArchTest
    static final ArchRule workbench_knows_no_part =
            noClasses()
                    .that()
                    .resideInAPackage("org.blkscope.workbench..")
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage(
                                    "org.blkscope.view..",
                                    "org.blkscope.cli..",
                                    "org.blkscope.desktop.."))
                    .allowEmptyShould(true)
                    .because("parts are given to the shell by the desktop");

    @ArchTest
    static final ArchRule draw = knowsOnly("draw..").because("drawing has no words of the domain");

    @ArchTest
    static final ArchRule parts_know_no_parts =
            slices().matching("org.blkscope.view.(*)..")
                    .should()
                    .notDependOnEachOther()
                    .allowEmptyShould(true)
                    .because("parts meet only at the cursor and the selection of a study");

    @ArchTest
    static final ArchRule parts_know_no_desktop =
            noClasses()
                    .that()
                    .resideInAPackage("org.blkscope.view..")
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage("org.blkscope.cli..", "org.blkscope.desktop.."))
                    .allowEmptyShould(true)
                    .because("the desktop puts the parts together, not the other way round");

    @ArchTest
    static final ArchRule cli_knows_no_views =
            noClasses()
                    .that()
                    .resideInAPackage("org.blkscope.cli..")
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage(VIEWS)
                                    .or(resideInAnyPackage("org.blkscope.desktop..", "javafx..")))
                    .allowEmptyShould(true)
                    .because("the command line works without JavaFX");

    @ArchTest
    static final ArchRule no_cycles =
            slices().matching("org.blkscope.(**)")
                    .should()
                    .beFreeOfCycles()
                    .allowEmptyShould(true)
                    .because("all arrows point down");

    // ---- two runs of one scenario are the same

    @ArchTest
    static final ArchRule no_hash_order =
            machine()
                    .should()
                    .dependOnClassesThat(
                            exactly(HashMap.class)
                                    .or(exactly(HashSet.class))
                                    .or(exactly(IdentityHashMap.class))
                                    .or(exactly(WeakHashMap.class)))
                    .allowEmptyShould(true)
                    .because("their order differs from run to run; take arrays or Linked and Tree");

    @ArchTest
    static final ArchRule no_unordered_factories =
            machine()
                    .should()
                    .accessTargetWhere(
                            calls("java.util.Set", "of", "copyOf")
                                    .or(calls("java.util.Map", "of", "ofEntries", "copyOf"))
                                    .or(
                                            calls(
                                                    "java.util.stream.Collectors",
                                                    "toSet",
                                                    "toMap",
                                                    "toUnmodifiableSet",
                                                    "toUnmodifiableMap",
                                                    "groupingBy",
                                                    "partitioningBy"))
                                    .or(calls("java.lang.System", "identityHashCode")))
                    .allowEmptyShould(true)
                    .because("the order of such sets and maps differs from process to process");

    @ArchTest
    static final ArchRule no_unseeded_random =
            machine()
                    .should()
                    .dependOnClassesThat(assignableTo(Random.class))
                    .orShould()
                    .accessTargetWhere(calls("java.lang.Math", "random"))
                    .orShould()
                    .accessTargetWhere(calls("java.util.UUID", "randomUUID"))
                    .allowEmptyShould(true)
                    .because("chance comes from the seed of the scenario");

    @ArchTest
    static final ArchRule no_wall_clock =
            machine()
                    .should()
                    .dependOnClassesThat()
                    .belongToAnyOf(Clock.class)
                    .orShould()
                    .accessTargetWhere(calls("java.lang.System", "currentTimeMillis", "nanoTime"))
                    .orShould()
                    .accessTargetWhere(callsNowOfJavaTime())
                    .allowEmptyShould(true)
                    .because("time is simulated");

    @ArchTest
    static final ArchRule no_threads =
            machine()
                    .should()
                    .dependOnClassesThat(
                            assignableTo(Thread.class)
                                    .or(resideInAPackage("java.util.concurrent..")))
                    .orShould()
                    .accessTargetWhere(
                            calls("java.util.Collection", "parallelStream")
                                    .or(calls("java.util.stream.BaseStream", "parallel")))
                    .allowEmptyShould(true)
                    .because("what happens next is decided by the agenda alone");

    @ArchTest
    static final ArchRule no_floating_point_state =
            noFields()
                    .that()
                    .areDeclaredInClassesThat()
                    .resideInAnyPackage(MACHINE)
                    .should()
                    .haveRawType(floatingPoint())
                    .allowEmptyShould(true)
                    .because("sums of rounded times drift; times are whole nanoseconds");

    // ---- words for the rules above

    private static String[] modelPackages() {
        return Stream.of(MODEL)
                .map(name -> name.substring("org.blkscope.".length()))
                .toArray(String[]::new);
    }

    /**
     * Classes of a package use, of our own, only that package and the named ones; names relative to
     * org.blkscope.
     */
    private static ArchRule knowsOnly(String name, String... others) {
        String[] known =
                Stream.concat(Stream.of(name), Stream.of(others))
                        .map(other -> "org.blkscope." + other)
                        .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage("org.blkscope." + name)
                .should()
                .onlyDependOnClassesThat(resideOutsideOfPackage(OURS).or(resideInAnyPackage(known)))
                .allowEmptyShould(true);
    }

    private static GivenClassesConjunction machine() {
        return noClasses().that().resideInAnyPackage(MACHINE);
    }

    private static DescribedPredicate<JavaClass> exactly(Class<?> type) {
        return JavaClass.Predicates.equivalentTo(type);
    }

    private static DescribedPredicate<JavaAccess<?>> calls(String owner, String... methods) {
        Set<String> names = Set.of(methods);
        return DescribedPredicate.describe(
                "calls " + owner + " " + String.join(", ", methods),
                access ->
                        names.contains(access.getTarget().getName())
                                && access.getTarget().getOwner().isAssignableTo(owner));
    }

    private static DescribedPredicate<JavaAccess<?>> callsNowOfJavaTime() {
        return DescribedPredicate.describe(
                "calls now of java.time",
                access ->
                        access.getTarget().getName().equals("now")
                                && access.getTarget()
                                        .getOwner()
                                        .getPackageName()
                                        .startsWith("java.time"));
    }

    private static DescribedPredicate<JavaClass> floatingPoint() {
        Set<String> names = Set.of("float", "double", "java.lang.Float", "java.lang.Double");
        return DescribedPredicate.describe(
                "float or double, or an array of them",
                type -> names.contains(type.getBaseComponentType().getName()));
    }
}
