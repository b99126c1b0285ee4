package sparrow.odds;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What makes a forecast of a position's measures: the mean of a few nets that were fitted on games
/// of their own.
///
/// @param origin which games, in words: version, seeds, how many hands
/// @param tilts by the name of a level: how hands end otherwise when that level plays on
public record Model(String origin, List<Net> nets, SortedMap<String, Tilt> tilts) {
    private static final int MAGIC = 0x5350_4F44; // "SPOD"
    private static final int VERSION = 3;

    public Model {
        nets = List.copyOf(nets);
        tilts = Collections.unmodifiableSortedMap(new TreeMap<>(tilts));
        if (nets.isEmpty()) {
            throw new IllegalArgumentException("a model has a net");
        }
    }

    public Model(String origin, List<Net> nets) {
        this(origin, nets, Collections.emptySortedMap());
    }

    /// The names of what is measured.
    public List<String> measures() {
        return nets.getFirst().measures();
    }

    /// The same model, with what was found out about a level.
    public Model with(String level, Tilt tilt) {
        SortedMap<String, Tilt> more = new TreeMap<>(tilts);
        more.put(level, tilt);
        return new Model(origin, nets, more);
    }

    /// What to expect after an action that leaves these measures, when the strongest level plays
    /// on.
    public Forecast forecast(float[] measures) {
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        double ready = 0;
        for (Net net : nets) {
            float[] out = net.apply(measures);
            double[] each = softmax(out);
            for (int end = 0; end < HandEnd.COUNT; end++) {
                chances[end] += each[end];
                points[end] += out[HandEnd.COUNT + end];
            }
            ready += 1 / (1 + StrictMath.exp(-out[2 * HandEnd.COUNT]));
        }
        int count = nets.size();
        for (int end = 0; end < HandEnd.COUNT; end++) {
            chances[end] /= count;
            points[end] /= count;
        }
        return new Forecast(chances, points, ready / count);
    }

    /// The same when that level plays on.
    public Forecast forecast(float[] measures, String level) {
        Forecast plain = forecast(measures);
        Tilt tilt = tilts.get(level);
        return tilt == null ? plain : tilt.of(plain);
    }

    private static double[] softmax(float[] out) {
        float most = out[0];
        for (int end = 1; end < HandEnd.COUNT; end++) {
            most = Math.max(most, out[end]);
        }
        double[] chances = new double[HandEnd.COUNT];
        double sum = 0;
        for (int end = 0; end < HandEnd.COUNT; end++) {
            chances[end] = StrictMath.exp(out[end] - most);
            sum += chances[end];
        }
        for (int end = 0; end < HandEnd.COUNT; end++) {
            chances[end] /= sum;
        }
        return chances;
    }

    // As bytes

    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            out.writeShort(VERSION);
            out.writeUTF(origin);
            out.writeByte(nets.size());
            for (Net net : nets) {
                net.write(out);
            }
            out.writeByte(tilts.size());
            for (var entry : tilts.entrySet()) {
                out.writeUTF(entry.getKey());
                entry.getValue().write(out);
            }
        } catch (IOException never) {
            throw new IllegalStateException("bytes in memory", never);
        }
        return bytes.toByteArray();
    }

    /// @throws IOException if it cannot be read, or is no model of this version
    public static Model read(InputStream bytes) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(bytes));
        int version = in.readInt() == MAGIC ? in.readUnsignedShort() : 0;
        if (version != VERSION && version != 2) {
            throw new IOException("no model of version " + VERSION);
        }
        String origin = in.readUTF();
        List<Net> nets = new ArrayList<>();
        for (int left = in.readUnsignedByte(); left > 0; left--) {
            nets.add(Net.read(in));
        }
        SortedMap<String, Tilt> tilts = new TreeMap<>();
        for (int left = in.readUnsignedByte(); left > 0; left--) {
            String level = in.readUTF();
            tilts.put(level, Tilt.read(in, version));
        }
        return new Model(origin, nets, tilts);
    }
}
