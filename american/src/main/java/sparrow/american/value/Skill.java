package sparrow.american.value;

import java.util.Arrays;
import java.util.Optional;

/// How a position is weighed: the traits of a way to play.
public final class Skill {
    /// Every line that can still be made, and what a discard gives to others.
    public static final Skill INTERMEDIATE = new Skill(usual());

    /// The one line that is most worth aiming at; not what the others may want.
    public static final Skill BEGINNER = INTERMEDIATE.with(Trait.LINES, 1).with(Trait.CAUTION, 0);

    /// As those played from whose games a model learnt: a Charleston brings tiles, and whether a
    /// hand is worth playing for is left to a forecast.
    public static final Skill FITTED =
            INTERMEDIATE.with(Trait.CHARLESTON, 3).with(Trait.GIVES_UP, 0);

    private final double[] traits;

    private Skill(double[] traits) {
        this.traits = traits;
    }

    private static double[] usual() {
        return Arrays.stream(Trait.values()).mapToDouble(Trait::usual).toArray();
    }

    public Skill with(Trait trait, double value) {
        double[] others = traits.clone();
        others[trait.ordinal()] = value;
        return new Skill(others);
    }

    /// The same with traits as one types them, such as `reach=4,caution=1`; nothing if that makes
    /// no sense.
    public Optional<Skill> with(String typed) {
        Skill skill = this;
        for (String each : typed.split(",")) {
            String[] parts = each.strip().split("=", 2);
            Optional<Trait> trait =
                    Arrays.stream(Trait.values())
                            .filter(known -> known.key().equals(parts[0]))
                            .findFirst();
            if (trait.isEmpty()
                    || parts.length < 2
                    || !parts[1].matches("-?[0-9]{1,5}(\\.[0-9]{1,6})?")
                    || !trait.get().allows(Double.parseDouble(parts[1]))) {
                return Optional.empty();
            }
            skill = skill.with(trait.get(), Double.parseDouble(parts[1]));
        }
        return Optional.of(skill);
    }

    double of(Trait trait) {
        return traits[trait.ordinal()];
    }

    int count(Trait trait) {
        return (int) of(trait);
    }

    /// Whether a hand may be given up before anything is forecast of it.
    boolean givesUp() {
        return of(Trait.GIVES_UP) > 0;
    }

    /// Whether it has another trait than is usual.
    boolean has(Trait trait) {
        return of(trait) != trait.usual();
    }
}
