package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.odds.HandEnd;
import sparrow.odds.Net;

/// Fits a net to samples: gradient descent with momentum and a step for each weight (Adam), in
/// passes over all samples in random order. The same samples and the same seed give the same bits.
///
/// @param hidden the sizes of the layers between input and output
/// @param passes how often every sample is looked at
public record Training(List<String> measures, List<Integer> hidden, int passes, long seed) {
    private static final int BATCH = 256;
    private static final float STEP = 0.002f;
    private static final float LAST_STEP = 0.00005f;
    private static final float POINTS_COUNT = 0.25f;
    private static final float READY_COUNTS = 0.5f;

    /// A net that says how hands ended.
    Net fit(Samples samples) {
        return fit(samples, Targets.outcomes(samples));
    }

    /// @param targets of each of the samples
    Net fit(Samples samples, Targets targets) {
        Run run = new Run(Scaling.of(samples), samples, targets);
        int[] order = new int[samples.size()];
        Arrays.setAll(order, i -> i);
        Chance chance = Seed.splitMix64(seed).hand(1);
        long batches = (long) passes * ((order.length + BATCH - 1) / BATCH);
        long done = 0;
        for (int pass = 0; pass < passes; pass++) {
            shuffle(order, chance);
            for (int from = 0; from < order.length; from += BATCH) {
                float along = (float) done++ / batches;
                float cosine = 0.5f * (1 + (float) StrictMath.cos(StrictMath.PI * along));
                run.step(
                        order,
                        from,
                        Math.min(order.length, from + BATCH),
                        LAST_STEP + (STEP - LAST_STEP) * cosine);
            }
        }
        return run.net(measures);
    }

    private static void shuffle(int[] order, Chance chance) {
        for (int last = order.length - 1; last > 0; last--) {
            int other = (int) Long.remainderUnsigned(chance.next() >>> 1, last + 1L);
            int moved = order[other];
            order[other] = order[last];
            order[last] = moved;
        }
    }

    /// The mean and the deviation of every measure, and of the points of every end.
    private static final class Scaling {
        private final float[] mean;
        private final float[] scale;
        private final float[] points;
        private final float[] pointScale;

        private Scaling(float[] mean, float[] scale, float[] points, float[] pointScale) {
            this.mean = mean;
            this.scale = scale;
            this.points = points;
            this.pointScale = pointScale;
        }

        static Scaling of(Samples samples) {
            int end = samples.size();
            int width = samples.width();
            double[] sum = new double[width];
            double[] squares = new double[width];
            double[] points = new double[HandEnd.COUNT];
            double[] pointSquares = new double[HandEnd.COUNT];
            int[] counts = new int[HandEnd.COUNT];
            for (int i = 0; i < end; i++) {
                for (int j = 0; j < width; j++) {
                    double x = samples.measure(i, j);
                    sum[j] += x;
                    squares[j] += x * x;
                }
                int each = samples.end(i).ordinal();
                counts[each]++;
                points[each] += samples.points(i);
                pointSquares[each] += (double) samples.points(i) * samples.points(i);
            }
            double count = Math.max(1, end);
            float[] mean = new float[width];
            float[] scale = new float[width];
            for (int j = 0; j < width; j++) {
                mean[j] = (float) (sum[j] / count);
                scale[j] = deviation(sum[j], squares[j], count);
            }
            float[] pointMean = new float[HandEnd.COUNT];
            float[] pointScale = new float[HandEnd.COUNT];
            for (int each = 0; each < HandEnd.COUNT; each++) {
                pointMean[each] = (float) (points[each] / Math.max(1, counts[each]));
                pointScale[each] =
                        deviation(points[each], pointSquares[each], Math.max(1, counts[each]));
            }
            return new Scaling(mean, scale, pointMean, pointScale);
        }

        private static float deviation(double sum, double squares, double count) {
            double variance = squares / count - sum / count * (sum / count);
            return variance < 1e-8 ? 1 : (float) Math.sqrt(variance);
        }
    }

    /// A fit under way.
    private final class Run {
        private final Scaling scaling;
        private final Samples samples;
        private final Targets targets;
        private final List<Trained> layers = new ArrayList<>();
        private final float[] input;
        private final float[] blame = new float[Net.OUTPUTS];
        private final double[] chances = new double[HandEnd.COUNT];
        private long steps;

        Run(Scaling scaling, Samples samples, Targets targets) {
            this.scaling = scaling;
            this.samples = samples;
            this.targets = targets;
            this.input = new float[samples.width()];
            Chance chance = Seed.splitMix64(seed).hand(0);
            int inputs = samples.width();
            for (int outputs : hidden) {
                layers.add(new Trained(inputs, outputs, chance));
                inputs = outputs;
            }
            layers.add(new Trained(inputs, Net.OUTPUTS, chance));
        }

        void step(int[] order, int from, int to, float step) {
            for (int i = from; i < to; i++) {
                learn(order[i]);
            }
            steps++;
            double slow = 1 - StrictMath.pow(Trained.MOMENTUM, (double) steps);
            double fast = 1 - StrictMath.pow(Trained.MEMORY, (double) steps);
            float rate = (float) (step * Math.sqrt(fast) / slow);
            for (Trained layer : layers) {
                layer.move(rate, 1f / (to - from));
            }
        }

        private void learn(int sample) {
            samples.measures(sample, input);
            for (int j = 0; j < input.length; j++) {
                input[j] = (input[j] - scaling.mean[j]) / scaling.scale[j];
            }
            float[] now = input;
            for (int i = 0; i < layers.size(); i++) {
                now =
                        layers.get(i)
                                .forward(now, i < layers.size() - 1 ? 0 : Float.NEGATIVE_INFINITY);
            }
            float[] lower = blame(now, sample);
            for (int i = layers.size() - 1; i > 0; i--) {
                lower = layers.get(i).backward(layers.get(i - 1).output, lower);
            }
            layers.getFirst().note(input, lower);
        }

        /// How much each output should be lower.
        private float[] blame(float[] out, int sample) {
            float most = out[0];
            for (int each = 1; each < HandEnd.COUNT; each++) {
                most = Math.max(most, out[each]);
            }
            double sum = 0;
            for (int each = 0; each < HandEnd.COUNT; each++) {
                chances[each] = StrictMath.exp(out[each] - most);
                sum += chances[each];
            }
            for (int each = 0; each < HandEnd.COUNT; each++) {
                float share = targets.chance(sample, each);
                blame[each] = (float) (chances[each] / sum) - share;
                float told = out[HandEnd.COUNT + each];
                float was =
                        (targets.points(sample, each) - scaling.points[each])
                                / scaling.pointScale[each];
                blame[HandEnd.COUNT + each] =
                        share == 0 ? 0 : share * POINTS_COUNT * Math.clamp(told - was, -3f, 3f);
            }
            double ready = 1 / (1 + StrictMath.exp(-out[2 * HandEnd.COUNT]));
            blame[2 * HandEnd.COUNT] = READY_COUNTS * (float) (ready - targets.ready(sample));
            return blame;
        }

        /// The net for measures and points as they are: the scaling goes into the weights.
        Net net(List<String> names) {
            List<Net.Layer> done = new ArrayList<>();
            for (int i = 0; i < layers.size(); i++) {
                Trained layer = layers.get(i);
                float[] weights = layer.weights.clone();
                float[] bias = layer.bias.clone();
                if (i == 0) {
                    for (int in = 0; in < layer.inputs; in++) {
                        for (int out = 0; out < layer.outputs; out++) {
                            int at = in * layer.outputs + out;
                            weights[at] /= scaling.scale[in];
                            bias[out] -= weights[at] * scaling.mean[in];
                        }
                    }
                }
                if (i == layers.size() - 1) {
                    for (int end = 0; end < HandEnd.COUNT; end++) {
                        int out = HandEnd.COUNT + end;
                        for (int in = 0; in < layer.inputs; in++) {
                            weights[in * layer.outputs + out] *= scaling.pointScale[end];
                        }
                        bias[out] = bias[out] * scaling.pointScale[end] + scaling.points[end];
                    }
                }
                done.add(new Net.Layer(layer.inputs, layer.outputs, weights, bias));
            }
            return new Net(names, done);
        }
    }

    /// A layer that learns.
    private static final class Trained {
        static final float MOMENTUM = 0.9f;
        static final float MEMORY = 0.999f;
        private static final float TINY = 1e-8f;

        private final int inputs;
        private final int outputs;
        private final float[] weights;
        private final float[] bias;
        private final float[] output;
        private final float[] inward;
        private final Steps weightSteps;
        private final Steps biasSteps;

        Trained(int inputs, int outputs, Chance chance) {
            this.inputs = inputs;
            this.outputs = outputs;
            this.weights = new float[inputs * outputs];
            this.bias = new float[outputs];
            this.output = new float[outputs];
            this.inward = new float[inputs];
            this.weightSteps = new Steps(weights.length);
            this.biasSteps = new Steps(outputs);
            float spread = (float) Math.sqrt(6.0 / inputs);
            for (int i = 0; i < weights.length; i++) {
                float uniform = (chance.next() >>> 40) / (float) (1 << 24);
                weights[i] = spread * (2 * uniform - 1);
            }
        }

        /// @param least what lies below is cut off
        float[] forward(float[] input, float least) {
            System.arraycopy(bias, 0, output, 0, outputs);
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
            for (int j = 0; j < outputs; j++) {
                output[j] = Math.max(least, output[j]);
            }
            return output;
        }

        /// Notes what to change, and says how much each input should have been lower; what was cut
        /// off is not to blame.
        float[] backward(float[] input, float[] blame) {
            note(input, blame);
            int at = 0;
            for (int i = 0; i < inputs; i++) {
                float sum = 0;
                if (input[i] > 0) {
                    for (int j = 0; j < outputs; j++) {
                        sum += weights[at + j] * blame[j];
                    }
                }
                inward[i] = sum;
                at += outputs;
            }
            return inward;
        }

        /// Notes what to change.
        void note(float[] input, float[] blame) {
            float[] gradient = weightSteps.gradient;
            int place = 0;
            for (int i = 0; i < inputs; i++) {
                float x = input[i];
                if (x != 0) {
                    for (int j = 0; j < outputs; j++) {
                        gradient[place + j] += x * blame[j];
                    }
                }
                place += outputs;
            }
            for (int j = 0; j < outputs; j++) {
                biasSteps.gradient[j] += blame[j];
            }
        }

        void move(float rate, float share) {
            weightSteps.move(weights, rate, share);
            biasSteps.move(bias, rate, share);
        }

        /// What was learnt of some weights in a batch, and before.
        private static final class Steps {
            private final float[] gradient;
            private final float[] mean;
            private final float[] square;

            Steps(int size) {
                this.gradient = new float[size];
                this.mean = new float[size];
                this.square = new float[size];
            }

            void move(float[] weights, float rate, float share) {
                for (int i = 0; i < weights.length; i++) {
                    float slope = gradient[i] * share;
                    mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope;
                    square[i] = MEMORY * square[i] + (1 - MEMORY) * slope * slope;
                    weights[i] -= rate * mean[i] / ((float) Math.sqrt(square[i]) + TINY);
                    gradient[i] = 0;
                }
            }
        }
    }
}
