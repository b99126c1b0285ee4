package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// A small neural net: layers of weights in plain arrays, with what is below zero cut off between
/// them. The same input gives the same bits on every machine.
///
/// @param measures the names of its inputs
public record Net(List<String> measures, List<Layer> layers) {
    /// For each end its chance and its points, and whether the hand becomes ready.
    public static final int OUTPUTS = 2 * HandEnd.COUNT + 1;

    private static final int MOST = 1 << 20;

    public Net {
        measures = List.copyOf(measures);
        layers = List.copyOf(layers);
        int size = measures.size();
        for (Layer layer : layers) {
            if (layer.inputs != size) {
                throw new IllegalArgumentException(
                        "a layer takes " + layer.inputs + " numbers and is given " + size);
            }
            size = layer.outputs;
        }
        if (size != OUTPUTS) {
            throw new IllegalArgumentException("a net gives " + OUTPUTS + " numbers, not " + size);
        }
    }

    /// Weights from every input to every output, those of one input beside one another.
    public static final class Layer {
        private final int inputs;
        private final int outputs;
        private final float[] weights;
        private final float[] bias;

        public Layer(int inputs, int outputs, float[] weights, float[] bias) {
            if (weights.length != inputs * outputs || bias.length != outputs) {
                throw new IllegalArgumentException("weights are missing");
            }
            this.inputs = inputs;
            this.outputs = outputs;
            this.weights = weights.clone();
            this.bias = bias.clone();
        }

        public static Layer zero(int inputs, int outputs) {
            return new Layer(inputs, outputs, new float[inputs * outputs], new float[outputs]);
        }

        /// What comes out before anything is cut off.
        float[] apply(float[] input) {
            float[] output = bias.clone();
            int at = 0;
            for (int i = 0; i < inputs; i++) {
                float x = input[i];
                if (x != 0) {
                    for (int j = 0; j < outputs; j++) {
                        output[j] += x * weights[at + j];
                    }
                }
                at += outputs;
            }
            return output;
        }
    }

    /// The numbers of the last layer.
    public float[] apply(float[] input) {
        float[] now = input;
        for (int i = 0; i < layers.size(); i++) {
            now = layers.get(i).apply(now);
            if (i < layers.size() - 1) {
                cut(now);
            }
        }
        return now;
    }

    private static void cut(float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Math.max(0, numbers[i]);
        }
    }

    // As bytes

    void write(DataOutputStream out) throws IOException {
        out.writeShort(measures.size());
        for (String measure : measures) {
            out.writeUTF(measure);
        }
        out.writeByte(layers.size());
        for (Layer layer : layers) {
            out.writeInt(layer.inputs);
            out.writeInt(layer.outputs);
            for (float weight : layer.weights) {
                out.writeFloat(weight);
            }
            for (float bias : layer.bias) {
                out.writeFloat(bias);
            }
        }
    }

    static Net read(DataInputStream in) throws IOException {
        List<String> measures = new ArrayList<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            measures.add(in.readUTF());
        }
        List<Layer> layers = new ArrayList<>();
        for (int left = in.readUnsignedByte(); left > 0; left--) {
            int inputs = in.readInt();
            int outputs = in.readInt();
            if (inputs < 1 || outputs < 1 || (long) inputs * outputs > MOST) {
                throw new IOException("a layer of " + inputs + " times " + outputs);
            }
            float[] weights = floats(in, inputs * outputs);
            layers.add(new Layer(inputs, outputs, weights, floats(in, outputs)));
        }
        return new Net(measures, layers);
    }

    private static float[] floats(DataInputStream in, int count) throws IOException {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = in.readFloat();
        }
        return floats;
    }
}
