package org.blkscope.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A surface that draws nothing and remembers everything: what tests and text exports read. */
public final class RecordingSurface extends PixelSurface {
    /**
     * A text that was drawn.
     *
     * @param box from the top of its capitals to the end of its descenders
     * @param clip the part of the surface that was open to drawing
     */
    public record DrawnText(String text, Box box, Box clip, Role role, TextStyle style) {}

    /** A box that was filled or outlined. */
    public record DrawnBox(Box box, Box clip, Role role, boolean filled) {}

    /** A line that was drawn. */
    public record DrawnLine(List<Double> points, Role role, Stroke stroke) {}

    private static final double DESCENT = 0.22;

    private final TextMeasure measure;
    private final List<DrawnText> texts = new ArrayList<>();
    private final List<DrawnBox> boxes = new ArrayList<>();
    private final List<DrawnLine> lines = new ArrayList<>();
    private final Deque<Box> clips = new ArrayDeque<>();
    private Box clip;

    public RecordingSurface(double width, double height, TextMeasure measure) {
        super(measure);
        this.measure = measure;
        this.clip = new Box(0, 0, width, height);
    }

    public List<DrawnText> texts() {
        return List.copyOf(texts);
    }

    public List<DrawnBox> boxes() {
        return List.copyOf(boxes);
    }

    public List<DrawnLine> lines() {
        return List.copyOf(lines);
    }

    /** All texts, one a line, in the order in which they were drawn. */
    public String allText() {
        return String.join("\n", texts.stream().map(DrawnText::text).toList());
    }

    @Override
    protected void fillPixels(Box box, double radius, Role role, double opacity) {
        boxes.add(new DrawnBox(box, clip, role, true));
    }

    @Override
    protected void outlinePixels(Box box, double radius, Role role, Stroke stroke, double opacity) {
        boxes.add(new DrawnBox(box, clip, role, false));
    }

    @Override
    protected void polylinePixels(double[] points, Role role, Stroke stroke, double opacity) {
        lines.add(new DrawnLine(asList(points), role, stroke));
    }

    @Override
    protected void polygonPixels(double[] points, Role role, double opacity) {
        lines.add(new DrawnLine(asList(points), role, Stroke.THIN));
    }

    @Override
    protected void textPixels(
            String text, double x, double baseline, TextStyle style, Role role, double opacity) {
        double top = baseline - style.capHeight();
        double height = style.capHeight() + style.size() * DESCENT;
        Box box = new Box(x, top, measure.width(text, style), height);
        texts.add(new DrawnText(text, box, clip, role, style));
    }

    @Override
    protected void clipPixels(Box box) {
        clip =
                Box.between(
                        Math.max(clip.x(), box.x()),
                        Math.max(clip.y(), box.y()),
                        Math.min(clip.right(), box.right()),
                        Math.min(clip.bottom(), box.bottom()));
    }

    @Override
    protected void savePixels() {
        clips.push(clip);
    }

    @Override
    protected void restorePixels() {
        clip = clips.pop();
    }

    private static List<Double> asList(double[] points) {
        return java.util.Arrays.stream(points).boxed().toList();
    }
}
