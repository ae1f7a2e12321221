package org.blkscope.analysis.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.blkscope.base.Nearest;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Topology;

/*
 * A place or gauge is named by the end of its path, with points or slashes: hctx0.dispatch is nullb0/hctx0/dispatch as
 * long as only one device has such a list. Behind a place stands what is asked of it.
 */
/** From names such as {@code hctx0.dispatch.size} to fields of the state. */
final class StateNames {
    private final Topology topology;
    private final Token name;

    private StateNames(Topology topology, Token name) {
        this.topology = topology;
        this.name = name;
    }

    /** The field with this name. */
    static Field find(Topology topology, Token name) throws QueryException {
        return new StateNames(topology, name).find();
    }

    /** Test for the places that a value names. */
    static LongPredicate placesNamed(Recording recording, Token value) throws QueryException {
        List<Place> places = places(recording.topology(), value.text());
        if (places.isEmpty()) {
            List<String> known = recording.topology().places().stream().map(Place::path).toList();
            throw new QueryException(
                    value.at(), "there is no place " + value.shown() + nearest(value, known));
        }
        List<Integer> ids = places.stream().map(Place::id).toList();
        return new Remembered(ids::contains);
    }

    /** Test for the gauges that a value names. */
    static LongPredicate gaugesNamed(Recording recording, Token value) throws QueryException {
        List<Gauge> gauges = gauges(recording.topology(), value.text());
        if (gauges.isEmpty()) {
            List<String> known = recording.topology().gauges().stream().map(Gauge::path).toList();
            throw new QueryException(
                    value.at(), "there is no gauge " + value.shown() + nearest(value, known));
        }
        List<Integer> ids = gauges.stream().map(Gauge::id).toList();
        return new Remembered(ids::contains);
    }

    /** Every name of a field of the state, in full. */
    static List<String> names(Topology topology) {
        List<String> names = new ArrayList<>();
        for (Place place : topology.places().subList(1, topology.placeCount())) {
            Asked.of(place).forEach(asked -> names.add(dotted(place.path()) + "." + asked.word()));
        }
        topology.gauges().forEach(gauge -> names.add(dotted(gauge.path())));
        return names;
    }

    private Field find() throws QueryException {
        List<Gauge> gauges = gauges(topology, name.text());
        if (!gauges.isEmpty()) {
            Gauge gauge = single(gauges, gauges.stream().map(Gauge::path).toList());
            checkKnown(topology.coverage(gauge));
            return state(
                    "Value of the gauge " + gauge.path(), row -> row.state().gauge(gauge.id()));
        }
        int point = Math.max(name.text().lastIndexOf('.'), name.text().lastIndexOf('/'));
        List<Place> places =
                point < 0 ? List.of() : places(topology, name.text().substring(0, point));
        if (places.isEmpty()) {
            throw missing();
        }
        Place place = single(places, places.stream().map(Place::path).toList());
        Asked asked = asked(place, name.text().substring(point + 1));
        checkKnown(topology.coverage(place));
        return state(asked.word() + " of " + place.path(), row -> asked.read(row.state(), place));
    }

    private Field state(String meaning, java.util.function.ToLongFunction<Row> reader) {
        return Field.number(name.text(), FieldType.NUMBER, meaning, reader).ofTheState();
    }

    private <T> T single(List<T> found, List<String> paths) throws QueryException {
        if (found.size() > 1) {
            throw new QueryException(
                    name.at(),
                    name.shown()
                            + " may be "
                            + String.join(" or ", paths.subList(0, Math.min(4, paths.size())))
                            + ": write more of its path");
        }
        return found.get(0);
    }

    private Asked asked(Place place, String word) throws QueryException {
        List<Asked> possible = Asked.of(place);
        for (Asked asked : possible) {
            if (asked.word().equals(word)) {
                return asked;
            }
        }
        throw new QueryException(
                name.at(),
                "'"
                        + word
                        + "' cannot be asked of "
                        + place.path()
                        + ": write "
                        + String.join(" or ", possible.stream().map(Asked::word).toList()));
    }

    private void checkKnown(Coverage coverage) throws QueryException {
        if (coverage == Coverage.UNKNOWN) {
            throw new QueryException(
                    name.at(),
                    name.shown() + " is not known: the source of this recording cannot tell it");
        }
    }

    private QueryException missing() {
        List<Place> places = places(topology, name.text());
        if (!places.isEmpty()) {
            String word = Asked.of(places.get(0)).get(0).word();
            return new QueryException(
                    name.at(), name.shown() + " is a place: write " + name.text() + "." + word);
        }
        List<String> known = new ArrayList<>(Fields.names());
        List<String> full = names(topology);
        full.forEach(each -> known.add(each.substring(each.indexOf('.') + 1)));
        known.addAll(full);
        return new QueryException(
                name.at(), "there is no field " + name.shown() + nearest(name, known));
    }

    private static String nearest(Token word, List<String> known) {
        return Nearest.of(word.text(), known).map(near -> "; nearest: " + near).orElse("");
    }

    private static List<Place> places(Topology topology, String name) {
        Stream<Place> real = topology.places().stream().skip(1);
        return best(real.filter(place -> endsWith(place.path(), name)).toList(), name, Place::path);
    }

    private static List<Gauge> gauges(Topology topology, String name) {
        Stream<Gauge> all = topology.gauges().stream();
        return best(all.filter(gauge -> endsWith(gauge.path(), name)).toList(), name, Gauge::path);
    }

    /** A whole path means that one, even if it is the end of others. */
    private static <T> List<T> best(
            List<T> found, String name, java.util.function.Function<T, String> path) {
        List<T> whole =
                found.stream().filter(f -> dotted(path.apply(f)).equals(dotted(name))).toList();
        return whole.isEmpty() ? found : whole;
    }

    private static boolean endsWith(String path, String name) {
        return ("." + dotted(path)).endsWith("." + dotted(name));
    }

    private static String dotted(String path) {
        return path.replace('/', '.');
    }
}
