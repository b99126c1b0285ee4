package sparrow.arena.fit;

import sparrow.odds.Forecast;
import sparrow.odds.HandEnd;
import sparrow.odds.Model;

/// What a net shall say of each sample: how its hand ended, or what was to be expected of it once
/// the seat decided next.
///
/// How a hand ends is mostly luck. Whoever learns a decision from what a model says of the next one
/// learns what became of the hand until then, and is spared the luck after it; but believes the
/// model. So the targets lie between both: at each step back, so much of what came of the hand is
/// kept.
final class Targets {
    /// How much of what became of the hand later is kept at each decision.
    private static final double KEPT = 0.7;

    private static final int WIDTH = 2 * HandEnd.COUNT + 1;
    private static final int READY = 2 * HandEnd.COUNT;
    private static final int NOW = HandEnd.DEALS_IN_NOW.ordinal();
    private static final int LATER = HandEnd.DEALS_IN_LATER.ordinal();

    private final float[] numbers;

    private Targets(int samples) {
        this.numbers = new float[Math.multiplyExact(samples, WIDTH)];
    }

    /// What happened.
    static Targets outcomes(Samples samples) {
        Targets targets = new Targets(samples.size());
        for (int i = 0; i < samples.size(); i++) {
            targets.outcome(samples, i);
        }
        return targets;
    }

    /// What was to be expected.
    ///
    /// @param model fitted on other games
    /// @param ready which measure says that a hand is ready
    static Targets ahead(Samples samples, Model model, int ready) {
        Targets targets = new Targets(samples.size());
        float[] measures = new float[samples.width()];
        for (int i = samples.size() - 1; i >= 0; i--) {
            if (samples.then(i) == Samples.Then.ENDS) {
                targets.outcome(samples, i);
            } else {
                samples.measures(i + 1, measures);
                targets.expected(samples, i, model.forecast(measures));
                if (samples.measure(i, ready) > 0) {
                    targets.numbers[i * WIDTH + READY] = 1;
                }
            }
        }
        return targets;
    }

    private void outcome(Samples samples, int sample) {
        int at = sample * WIDTH;
        int end = samples.end(sample).ordinal();
        numbers[at + end] = 1;
        numbers[at + HandEnd.COUNT + end] = samples.points(sample);
        numbers[at + READY] = samples.ready(sample);
    }

    /// @param next what the model says of the next decision
    private void expected(Samples samples, int sample, Forecast next) {
        int at = sample * WIDTH;
        int after = at + WIDTH;
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        for (HandEnd each : HandEnd.values()) {
            int end = each.ordinal();
            double told = (1 - KEPT) * next.chance(each);
            double known = KEPT * numbers[after + end];
            chances[end] = told + known;
            points[end] = told * next.points(each) + known * numbers[after + HandEnd.COUNT + end];
        }
        if (samples.then(sample) == Samples.Then.GOES_ON) {
            chances[LATER] += chances[NOW];
            points[LATER] += points[NOW];
            chances[NOW] = 0;
        }
        float gained = samples.points(sample) - samples.points(sample + 1);
        for (int end = 0; end < HandEnd.COUNT; end++) {
            numbers[at + end] = (float) chances[end];
            numbers[at + HandEnd.COUNT + end] =
                    chances[end] == 0 ? 0 : (float) (points[end] / chances[end]) + gained;
        }
        numbers[at + READY] = (float) ((1 - KEPT) * next.ready() + KEPT * numbers[after + READY]);
    }

    /// The chance of an end.
    float chance(int sample, int end) {
        return numbers[sample * WIDTH + end];
    }

    /// The points of an end, if it has a chance.
    float points(int sample, int end) {
        return numbers[sample * WIDTH + HandEnd.COUNT + end];
    }

    float ready(int sample) {
        return numbers[sample * WIDTH + READY];
    }
}
