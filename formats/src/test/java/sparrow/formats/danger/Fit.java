package sparrow.formats.danger;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.riichi.advice.Calibration;
import sparrow.riichi.advice.Safety;

/// The calibration under which recorded riichi hands are likeliest, each counting the same however
/// long it lasted.
///
/// What moves a class is pulled to nothing: a class with few riichi hands in it leans on the
/// others.
final class Fit {
    /// How strongly; the loss on games left out is about the same from a fifth of it to twice.
    private static final double PULL = 0.5;

    private static final List<Safety> CLASSES =
            List.of(
                    Safety.NO_CHANCE,
                    Safety.SUJI,
                    Safety.HONOR,
                    Safety.ONE_CHANCE,
                    Safety.HALF_SUJI,
                    Safety.NOTHING);
    private static final int PLACES = 4;
    private static final int SIZE = 2 + CLASSES.size() + PLACES;

    private final List<Held> held;
    private final Map<Integer, Integer> sizes;

    private Fit(List<Held> held) {
        this.held = held;
        this.sizes = sizes(held);
    }

    /// How many tiles were held against each riichi.
    static Map<Integer, Integer> sizes(List<Held> held) {
        Map<Integer, Integer> sizes = new HashMap<>();
        held.forEach(each -> sizes.merge(each.riichi(), 1, Integer::sum));
        return sizes;
    }

    static Calibration to(List<Held> held) {
        double[] found = new Fit(held).likeliest();
        Map<Safety, Double> safety = new EnumMap<>(Safety.class);
        for (Safety each : CLASSES) {
            safety.put(each, rounded(found[2 + CLASSES.indexOf(each)]));
        }
        int places = 2 + CLASSES.size();
        return new Calibration(
                rounded(found[0]),
                rounded(found[1]),
                safety,
                List.of(
                        rounded(found[places]),
                        rounded(found[places + 1]),
                        rounded(found[places + 2]),
                        rounded(found[places + 3])));
    }

    private static double rounded(double number) {
        return Math.round(100 * number) / 100.0;
    }

    private static double[] facts(Held held) {
        double[] facts = new double[SIZE];
        facts[0] = 1;
        facts[1] = Calibration.logOdds(held.share());
        facts[2 + CLASSES.indexOf(held.safety())] = 1;
        if (held.tile().isNumbered()) {
            facts[2 + CLASSES.size() + Calibration.place(held.tile())] = 1;
        }
        return facts;
    }

    /// Newton's steps up the likelihood.
    private double[] likeliest() {
        double[] point = new double[SIZE];
        point[1] = 1;
        for (int step = 0; step < 30; step++) {
            double[] gradient = new double[SIZE];
            double[][] curve = new double[SIZE][SIZE];
            for (int i = 2; i < SIZE; i++) {
                gradient[i] = -PULL * point[i];
                curve[i][i] = PULL;
            }
            held.forEach(each -> add(each, point, gradient, curve));
            double[] move = solved(curve, gradient);
            for (int i = 0; i < SIZE; i++) {
                point[i] += move[i];
            }
        }
        return point;
    }

    private void add(Held each, double[] point, double[] gradient, double[][] curve) {
        double[] facts = facts(each);
        double odds = 0;
        for (int i = 0; i < SIZE; i++) {
            odds += point[i] * facts[i];
        }
        double chance = 1 / (1 + Math.exp(-odds));
        double weight = 1.0 / sizes.getOrDefault(each.riichi(), 1);
        for (int i = 0; i < SIZE; i++) {
            gradient[i] += weight * facts[i] * ((each.isHit() ? 1 : 0) - chance);
            for (int j = 0; facts[i] != 0 && j < SIZE; j++) {
                curve[i][j] += weight * facts[i] * facts[j] * chance * (1 - chance);
            }
        }
    }

    /// Gauss's elimination; the matrix is positive.
    private static double[] solved(double[][] matrix, double[] right) {
        int size = right.length;
        for (int i = 0; i < size; i++) {
            for (int row = i + 1; row < size; row++) {
                double times = matrix[row][i] / matrix[i][i];
                for (int column = i; column < size; column++) {
                    matrix[row][column] -= times * matrix[i][column];
                }
                right[row] -= times * right[i];
            }
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int column = i + 1; column < size; column++) {
                right[i] -= matrix[i][column] * right[column];
            }
            right[i] /= matrix[i][i];
        }
        return right;
    }
}
