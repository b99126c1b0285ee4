package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sparrow.core.game.Chance;

/// A bot some of whose traits are drawn by lot, typed as `intermediate[reach=3|4,caution=0.5|1]`.
///
/// @param base its name without traits
public record Lots(String base, List<Trait> traits) {
    private static final Pattern TYPED = Pattern.compile("([^\\[\\]]+)\\[([^\\[\\]]+)]");

    public Lots {
        traits = List.copyOf(traits);
    }

    /// What is drawn: one of these values, all equally likely.
    public record Trait(String key, List<String> values) {
        public Trait {
            values = List.copyOf(values);
        }
    }

    /// Nothing if no trait has two values to draw from.
    public static Optional<Lots> of(String typed) {
        Matcher matcher = TYPED.matcher(typed);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<Trait> traits = new ArrayList<>();
        boolean any = false;
        for (String each : matcher.group(2).split(",")) {
            String[] parts = each.strip().split("=", 2);
            if (parts.length < 2) {
                return Optional.empty();
            }
            List<String> values = List.of(parts[1].split("\\|", -1));
            any |= values.size() > 1;
            traits.add(new Trait(parts[0], values));
        }
        return any ? Optional.of(new Lots(matcher.group(1), traits)) : Optional.empty();
    }

    /// The number of a value for every trait.
    public List<Integer> drawn(Chance chance) {
        return traits.stream().map(trait -> chance.below(trait.values.size())).toList();
    }

    /// The bot that has these values.
    public String named(List<Integer> drawn) {
        List<String> each = new ArrayList<>();
        for (int at = 0; at < traits.size(); at++) {
            each.add(traits.get(at).key + "=" + traits.get(at).values.get(drawn.get(at)));
        }
        return base + "[" + String.join(",", each) + "]";
    }

    /// The bots that have one value of a trait, the first of all others: to see that all are known.
    public List<String> each() {
        List<String> names = new ArrayList<>();
        for (int at = 0; at < traits.size(); at++) {
            for (int value = 0; value < traits.get(at).values.size(); value++) {
                List<Integer> drawn = new ArrayList<>();
                for (int other = 0; other < traits.size(); other++) {
                    drawn.add(other == at ? value : 0);
                }
                names.add(named(drawn));
            }
        }
        return names;
    }
}
