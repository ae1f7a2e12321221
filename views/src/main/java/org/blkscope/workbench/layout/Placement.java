package org.blkscope.workbench.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import org.blkscope.workbench.layout.Arrangement.Split;
import org.blkscope.workbench.layout.Arrangement.Stack;

/**
 * Takes panes out of arrangements and puts them in; an arrangement itself never changes. What comes
 * out is tidy: no split has a single area, and none holds a split of its own direction.
 */
final class Placement {
    private static final double HALF = 0.5;

    private Placement() {}

    /** What is left without a pane; empty if it was the only one. */
    static Optional<Arrangement> without(Arrangement from, String id) {
        if (from instanceof Split split) {
            List<Double> shares = new ArrayList<>();
            List<Arrangement> children = new ArrayList<>();
            for (int i = 0; i < split.children().size(); i++) {
                double share = split.share(i);
                without(split.children().get(i), id)
                        .ifPresent(
                                rest -> {
                                    children.add(rest);
                                    shares.add(share);
                                });
            }
            return join(split.orientation(), shares, children);
        }
        Stack stack = (Stack) from;
        List<String> ids = stack.ids().stream().filter(each -> !each.equals(id)).toList();
        return ids.stream()
                .findFirst()
                .map(
                        first ->
                                new Stack(
                                        ids,
                                        ids.contains(stack.selected()) ? stack.selected() : first));
    }

    /** A pane that has no place yet comes to another one. */
    static Arrangement place(Arrangement in, String id, String other, Where where) {
        Stack target = (Stack) smallest(in, Set.of(other));
        return where.side()
                .map(side -> replaced(in, target, beside(target, id, side, HALF)))
                .orElseGet(() -> replaced(in, target, stacked(target, id)));
    }

    /**
     * A pane that has no place yet comes where it is in another arrangement: into the stack of the
     * panes that it shares one with there, otherwise beside the nearest that are its neighbours
     * there.
     */
    static Arrangement placeAsIn(Arrangement reference, Arrangement in, String id) {
        return likeIn(reference, in, id)
                .orElseGet(
                        () -> place(in, id, in.panes().findFirst().orElseThrow(), Where.STACKED));
    }

    private static Optional<Arrangement> likeIn(Arrangement reference, Arrangement in, String id) {
        if (reference.panes().noneMatch(id::equals)) {
            return Optional.empty();
        }
        if (reference instanceof Split split) {
            int own = childWith(split, id);
            return likeIn(split.children().get(own), in, id)
                    .or(() -> besideSibling(split, own, in, id));
        }
        return present(reference, in).stream()
                .sorted()
                .findFirst()
                .map(peer -> place(in, id, peer, Where.STACKED));
    }

    private static Optional<Arrangement> besideSibling(
            Split split, int own, Arrangement in, String id) {
        return IntStream.range(0, split.children().size())
                .filter(each -> each != own)
                .filter(each -> !present(split.children().get(each), in).isEmpty())
                .boxed()
                .min(Comparator.comparingInt(each -> Math.abs(each - own)))
                .map(sibling -> besideSibling(split, own, sibling, in, id));
    }

    private static Arrangement besideSibling(
            Split split, int own, int sibling, Arrangement in, String id) {
        Arrangement target = smallest(in, present(split.children().get(sibling), in));
        double share = split.share(own) / (split.share(own) + split.share(sibling));
        boolean first = own < sibling;
        Side side =
                split.orientation() == Orientation.HORIZONTAL
                        ? first ? Side.LEFT : Side.RIGHT
                        : first ? Side.TOP : Side.BOTTOM;
        return replaced(in, target, beside(target, id, side, share));
    }

    private static int childWith(Split split, String id) {
        return IntStream.range(0, split.children().size())
                .filter(each -> split.children().get(each).panes().anyMatch(id::equals))
                .findFirst()
                .orElseThrow();
    }

    /** The panes of one arrangement that another one has as well. */
    private static Set<String> present(Arrangement some, Arrangement in) {
        Set<String> there = in.panes().collect(Collectors.toSet());
        return some.panes().filter(there::contains).collect(Collectors.toSet());
    }

    /** The smallest area that holds all these panes. */
    private static Arrangement smallest(Arrangement in, Set<String> ids) {
        if (in instanceof Split split) {
            for (Arrangement child : split.children()) {
                if (child.panes().collect(Collectors.toSet()).containsAll(ids)) {
                    return smallest(child, ids);
                }
            }
        }
        return in;
    }

    private static Stack stacked(Stack on, String id) {
        List<String> ids = new ArrayList<>(on.ids());
        ids.add(id);
        return new Stack(ids, id);
    }

    private static Arrangement beside(Arrangement area, String id, Side side, double share) {
        Stack alone = new Stack(List.of(id), id);
        boolean first = side == Side.LEFT || side == Side.TOP;
        return join(
                        side.isVertical() ? Orientation.HORIZONTAL : Orientation.VERTICAL,
                        first ? List.of(share, 1 - share) : List.of(1 - share, share),
                        first ? List.of(alone, area) : List.of(area, alone))
                .orElseThrow();
    }

    /** The same with one area changed for another. */
    private static Arrangement replaced(Arrangement in, Arrangement area, Arrangement by) {
        if (in.equals(area)) {
            return by;
        }
        if (in instanceof Split split) {
            List<Double> shares = new ArrayList<>();
            List<Arrangement> children = new ArrayList<>();
            for (int i = 0; i < split.children().size(); i++) {
                shares.add(split.share(i));
                children.add(replaced(split.children().get(i), area, by));
            }
            return join(split.orientation(), shares, children).orElseThrow();
        }
        return in;
    }

    /** Areas in a row; shares are of any size. */
    private static Optional<Arrangement> join(
            Orientation orientation, List<Double> shares, List<Arrangement> areas) {
        if (areas.size() < 2) {
            return areas.stream().findFirst();
        }
        List<Double> flatShares = new ArrayList<>();
        List<Arrangement> flat = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            if (areas.get(i) instanceof Split inner && inner.orientation() == orientation) {
                for (int k = 0; k < inner.children().size(); k++) {
                    flat.add(inner.children().get(k));
                    flatShares.add(shares.get(i) * inner.share(k));
                }
            } else {
                flat.add(areas.get(i));
                flatShares.add(shares.get(i));
            }
        }
        return Optional.of(new Split(orientation, dividers(flatShares), flat));
    }

    private static List<Double> dividers(List<Double> shares) {
        double whole = shares.stream().mapToDouble(Double::doubleValue).sum();
        List<Double> dividers = new ArrayList<>();
        double edge = 0;
        for (double share : shares.subList(0, shares.size() - 1)) {
            edge += share;
            dividers.add(Math.min(1, edge / whole));
        }
        return dividers;
    }
}
