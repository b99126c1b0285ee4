package sparrow.arena.fit;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import sparrow.odds.HandEnd;

/// Positions after an action, measured, each with how its hand ended: columns of plain numbers.
public final class Samples {
    private static final int FIRST = 1 << 10;
    private static final HandEnd[] ENDS = HandEnd.values();

    private final int width;
    private float[] measures;
    private byte[] ends;
    private float[] points;
    private byte[] ready;
    private byte[] thens;
    private int size;

    /// @param width how many measures a position has
    public Samples(int width) {
        this.width = width;
        this.measures = new float[FIRST * width];
        this.ends = new byte[FIRST];
        this.points = new float[FIRST];
        this.ready = new byte[FIRST];
        this.thens = new byte[FIRST];
    }

    /// What follows a decision.
    public enum Then {
        /// The hand ends before the seat decides again.
        ENDS,
        /// The next sample is what the seat decided next, about another tile to let go of.
        GOES_ON,
        /// The next sample is what the seat decided next, about the tile that goes with this
        /// decision.
        SAME_MOMENT
    }

    private static final Then[] THENS = Then.values();

    /// What is known of a hand once it is over.
    ///
    /// @param points gained since the action
    /// @param ready 1 if the hand was ready at some time from then on, or won; else 0
    public record Outcome(HandEnd end, float points, int ready, Then then) {
        /// Of a decision of which nothing is known but how its hand ended.
        Outcome(HandEnd end, float points, int ready) {
            this(end, points, ready, Then.ENDS);
        }
    }

    void add(float[] measured, Outcome outcome) {
        if (measured.length != width) {
            throw new IllegalArgumentException(
                    "measured " + measured.length + " things instead of " + width);
        }
        room(size + 1);
        System.arraycopy(measured, 0, measures, size * width, width);
        ends[size] = (byte) outcome.end.ordinal();
        points[size] = outcome.points;
        ready[size] = (byte) outcome.ready;
        thens[size] = (byte) outcome.then.ordinal();
        size++;
    }

    void addAll(Samples others) {
        room(size + others.size);
        System.arraycopy(others.measures, 0, measures, size * width, others.size * width);
        System.arraycopy(others.ends, 0, ends, size, others.size);
        System.arraycopy(others.points, 0, points, size, others.size);
        System.arraycopy(others.ready, 0, ready, size, others.size);
        System.arraycopy(others.thens, 0, thens, size, others.size);
        size += others.size;
    }

    private void room(int wanted) {
        if (wanted > ends.length) {
            int more = Math.max(wanted, ends.length + (ends.length >> 1));
            measures = Arrays.copyOf(measures, Math.multiplyExact(more, width));
            ends = Arrays.copyOf(ends, more);
            points = Arrays.copyOf(points, more);
            ready = Arrays.copyOf(ready, more);
            thens = Arrays.copyOf(thens, more);
        }
    }

    public int size() {
        return size;
    }

    int width() {
        return width;
    }

    float measure(int sample, int of) {
        return measures[sample * width + of];
    }

    /// Copies what was measured.
    void measures(int sample, float[] to) {
        System.arraycopy(measures, sample * width, to, 0, width);
    }

    HandEnd end(int sample) {
        return ENDS[ends[sample]];
    }

    float points(int sample) {
        return points[sample];
    }

    int ready(int sample) {
        return ready[sample];
    }

    Then then(int sample) {
        return THENS[thens[sample]];
    }

    // On disk, to go on later

    void write(DataOutputStream out) throws IOException {
        out.writeInt(width);
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < width; j++) {
                out.writeFloat(measures[i * width + j]);
            }
            out.writeByte(ends[i]);
            out.writeFloat(points[i]);
            out.writeByte(ready[i]);
            out.writeByte(thens[i]);
        }
    }

    static Samples read(DataInputStream in) throws IOException {
        Samples samples = new Samples(in.readInt());
        int count = in.readInt();
        samples.room(count);
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < samples.width; j++) {
                samples.measures[i * samples.width + j] = in.readFloat();
            }
            samples.ends[i] = in.readByte();
            samples.points[i] = in.readFloat();
            samples.ready[i] = in.readByte();
            samples.thens[i] = in.readByte();
        }
        samples.size = count;
        return samples;
    }
}
