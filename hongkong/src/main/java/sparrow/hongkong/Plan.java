package sparrow.hongkong;

import static sparrow.hongkong.Faan.ALL_HONORS;
import static sparrow.hongkong.Faan.ALL_PUNGS;
import static sparrow.hongkong.Faan.COMMON_HAND;
import static sparrow.hongkong.Faan.CONCEALED;
import static sparrow.hongkong.Faan.MIXED_ONE_SUIT;
import static sparrow.hongkong.Faan.PURE_ONE_SUIT;
import static sparrow.hongkong.Faan.SELF_DRAW;
import static sparrow.hongkong.Faan.SEVEN_PAIRS;
import static sparrow.hongkong.Faan.THIRTEEN_ORPHANS;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.shapes.Form;

/// A way to make a hand worth the minimum: what it is to earn, and nothing of it to spare. The rare
/// hands are left out that only come with a greater one.
///
/// @param aims the faan of the whole hand it is to earn
/// @param suit the one suit it keeps to, where it does
/// @param pungs the dragons and winds it is to have pungs of, besides those laid
public record Plan(Set<Faan> aims, Optional<Suit> suit, Set<Tile> pungs) {
    static final List<Suit> SUITS = List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO);

    private static final Set<Tile> NO_PUNGS = EnumSet.noneOf(Tile.class);

    /// Every plan open to a hand with these sets laid, in a game of these rules.
    ///
    /// @param win what is known of the win before the hand: its winds
    /// @param flowerFaan what flowers bring to it
    static List<Plan> all(List<Meld> melds, Win win, int flowerFaan, HongKongRules rules) {
        return new Planning(melds, win, flowerFaan, rules).plans();
    }

    boolean aimsAt(Faan entry) {
        return aims.contains(entry);
    }

    /// Whether sets may be claimed for it; the last tile always may, unless it must be drawn.
    public boolean allowsClaims() {
        return !aimsAt(CONCEALED) && !aimsAt(SEVEN_PAIRS) && !aimsAt(THIRTEEN_ORPHANS);
    }

    /// Whether a chow is of use to it.
    public boolean allowsChows() {
        return sets() != Lacks.Sets.PUNGS;
    }

    /// Whether the last tile must be drawn.
    public boolean mustBeDrawn() {
        return aimsAt(SELF_DRAW);
    }

    /// Whether it may hold tiles of this suit or these honors.
    boolean allows(Suit any) {
        return suit.isEmpty()
                ? any.isHonor() || !aimsAt(ALL_HONORS)
                : any == suit.get() || (any.isHonor() && !aimsAt(PURE_ONE_SUIT));
    }

    /// The suits that it may hold tiles of.
    List<Suit> suits() {
        return suit.isEmpty() ? aimsAt(ALL_HONORS) ? List.of() : SUITS : List.of(suit.get());
    }

    /// Its form, where that is not sets and a pair.
    Optional<Form> form() {
        return aimsAt(SEVEN_PAIRS)
                ? Optional.of(HongKongRules.PAIRS)
                : aimsAt(THIRTEEN_ORPHANS) ? Optional.of(Form.THIRTEEN_ORPHANS) : Optional.empty();
    }

    /// What it is to earn, such as "Mixed one suit, in dots, a pung of white dragons".
    public String text() {
        List<String> words = new ArrayList<>(aims.stream().map(Faan::title).toList());
        suit.ifPresent(only -> words.add("in " + only.name().toLowerCase(Locale.ROOT)));
        pungs.forEach(pung -> words.add("a pung of " + pung.title() + "s"));
        return words.isEmpty() ? "any win" : String.join(", ", words);
    }

    Lacks.Sets sets() {
        return aimsAt(COMMON_HAND)
                ? Lacks.Sets.CHOWS
                : aimsAt(ALL_PUNGS) ? Lacks.Sets.PUNGS : Lacks.Sets.ANY;
    }

    /// Puts plans together.
    private static final class Planning {
        private final List<Meld> melds;
        private final Win win;
        private final HongKongRules rules;
        private final List<Tile> wanted = new ArrayList<>();
        private final List<Plan> plans = new ArrayList<>();

        /// What the hand earns already: by flowers and by sets laid.
        private final int earned;

        Planning(List<Meld> melds, Win win, int flowerFaan, HongKongRules rules) {
            this.melds = melds;
            this.win = win;
            this.rules = rules;
            int faan = flowerFaan;
            for (int kind = Tile.EAST.kind(); kind < Tile.KINDS; kind++) {
                Tile honor = Tile.ofKind(kind);
                if (melds.stream().anyMatch(meld -> meld.face() == honor)) {
                    faan += worth(honor);
                } else if (worth(honor) > 0) {
                    wanted.add(honor);
                }
            }
            this.earned = faan;
        }

        private int worth(Tile honor) {
            return (honor.suit() == Suit.DRAGONS ? rules.worth(Faan.DRAGON) : 0)
                    + (honor == win.seatWind() ? rules.worth(Faan.SEAT_WIND) : 0)
                    + (honor == win.roundWind() ? rules.worth(Faan.ROUND_WIND) : 0);
        }

        List<Plan> plans() {
            boolean closed = melds.stream().allMatch(meld -> meld.manner() != Meld.Manner.CLAIMED);
            for (Set<Faan> how : subsets(closed)) {
                for (Set<Faan> form :
                        List.of(Set.<Faan>of(), Set.of(COMMON_HAND), Set.of(ALL_PUNGS))) {
                    colours(union(how, form));
                }
            }
            if (melds.isEmpty()) {
                special(SEVEN_PAIRS);
                special(THIRTEEN_ORPHANS);
            }
            return List.copyOf(plans);
        }

        private static List<Set<Faan>> subsets(boolean closed) {
            return closed
                    ? List.of(
                            Set.of(),
                            Set.of(CONCEALED),
                            Set.of(SELF_DRAW),
                            Set.of(CONCEALED, SELF_DRAW))
                    : List.of(Set.of(), Set.of(SELF_DRAW));
        }

        /// A form of its own, drawn if it is not enough otherwise.
        private void special(Faan form) {
            for (Set<Faan> aims : List.of(Set.of(form), Set.of(form, SELF_DRAW))) {
                if (rules.worth(form) > 0 && earned + worth(aims) >= rules.minimum()) {
                    plans.add(new Plan(aims, Optional.empty(), NO_PUNGS));
                    return;
                }
            }
        }

        private void colours(Set<Faan> aims) {
            honors(aims, Optional.empty());
            honors(union(aims, Set.of(ALL_HONORS)), Optional.empty());
            for (Suit suit : SUITS) {
                honors(union(aims, Set.of(MIXED_ONE_SUIT)), Optional.of(suit));
                pure(union(aims, Set.of(PURE_ONE_SUIT)), suit);
            }
        }

        /// With every choice of dragons and winds that are worth something.
        private void honors(Set<Faan> aims, Optional<Suit> suit) {
            int choices = aims.contains(COMMON_HAND) ? 1 : 1 << wanted.size();
            int faan = earned + worth(aims);
            int least = leastOf(aims);
            for (int choice = 0; choice < choices; choice++) {
                int all = faan;
                int spared = least;
                for (int i = 0; i < wanted.size(); i++) {
                    if ((choice >> i & 1) == 1) {
                        int worth = worth(wanted.get(i));
                        all += worth;
                        spared = Math.min(spared, worth);
                    }
                }
                if (isJustEnough(all, spared)) {
                    add(new Plan(aims, suit, pungs(choice)));
                }
            }
        }

        private void pure(Set<Faan> aims, Suit suit) {
            if (isJustEnough(earned + worth(aims), leastOf(aims))) {
                add(new Plan(aims, Optional.of(suit), NO_PUNGS));
            }
        }

        /// Whether so many faan are enough, and would not be without any part of the plan.
        ///
        /// @param least what the part brings that brings least
        private boolean isJustEnough(int faan, int least) {
            return faan >= rules.minimum() && faan - least < rules.minimum();
        }

        private Set<Tile> pungs(int choice) {
            Set<Tile> pungs = EnumSet.noneOf(Tile.class);
            for (int i = 0; i < wanted.size(); i++) {
                if ((choice >> i & 1) == 1) {
                    pungs.add(wanted.get(i));
                }
            }
            return pungs;
        }

        private void add(Plan plan) {
            if (isOpen(plan)) {
                plans.add(plan);
            }
        }

        private int worth(Set<Faan> aims) {
            int sum = 0;
            for (Faan aim : aims) {
                sum += rules.worth(aim);
            }
            return sum;
        }

        /// What the aim brings that brings least, beyond the lesser one it includes.
        private int leastOf(Set<Faan> aims) {
            int least = Integer.MAX_VALUE;
            for (Faan aim : aims) {
                boolean includes = aim == PURE_ONE_SUIT || aim == ALL_HONORS;
                int lesser = includes ? rules.worth(MIXED_ONE_SUIT) : 0;
                least = Math.min(least, rules.worth(aim) - lesser);
            }
            return least;
        }

        private boolean isOpen(Plan plan) {
            return melds.size() + plan.pungs.size() <= 4
                    && melds.stream()
                            .allMatch(meld ->
                                    plan.allows(meld.face().suit())
                                            && (meld.kind() == Meld.Kind.RUN
                                                    ? plan.sets() != Lacks.Sets.PUNGS
                                                    : plan.sets() != Lacks.Sets.CHOWS));
        }

        private static Set<Faan> union(Set<Faan> one, Set<Faan> other) {
            Set<Faan> both = EnumSet.noneOf(Faan.class);
            both.addAll(one);
            both.addAll(other);
            return both;
        }
    }
}
