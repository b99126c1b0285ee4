package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.advice.TileAdvice.Act;
import sparrow.american.card.Jokers;
import sparrow.american.card.Kinds;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Phase;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.Risk;
import sparrow.american.value.Safety;
import sparrow.american.value.Threats;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// Why a tile stays or goes, in sentences with numbers.
final class Reasons {
    /// What is worth less than this is worth nothing.
    private static final double LEAST = 0.05;

    private final Ranking ranking;
    private final Threats threats;
    private final Safety safety;
    private final Move move;

    Reasons(Ranking ranking, Threats threats, Safety safety, Move move) {
        this.ranking = ranking;
        this.threats = threats;
        this.safety = safety;
        this.move = move;
    }

    List<String> of(Copy copy, Act act) {
        List<String> reasons = new ArrayList<>();
        reasons.add(
                switch (act) {
                    case EXCHANGE -> exchange(copy.tile());
                    case DISCARD -> discard(copy);
                    case PASS, KEEP, EXPOSE, NEUTRAL, NEVER -> use(copy);
                });
        if (act != Act.EXCHANGE) {
            worth(copy, act).ifPresent(reasons::add);
        }
        if (copy.lines().size() > 1) {
            reasons.add("serves " + copy.lines().size() + " lines");
        }
        if (copy.isNatural()) {
            reasons.add(out(copy));
        }
        double need = threats.need(copy.tile());
        if (Risk.of(need) != Risk.NONE) {
            reasons.add(
                    Figures.percent(need) + " that " + threats.wanting(copy.tile()) + " wants it");
        }
        return reasons;
    }

    private String exchange(Tile tile) {
        ExchangeAdvice exchange =
                move.exchanges().stream()
                        .filter(each -> each.tile() == tile)
                        .findFirst()
                        .orElseThrow();
        return "buys "
                + exchange.joker()
                + exchange.wins()
                        .map(line -> ": mah jongg with " + line)
                        .orElse(", " + number(exchange.gain()) + " better");
    }

    private Optional<String> worth(Copy copy, Act act) {
        boolean goes = act == Act.DISCARD || act == Act.PASS;
        return copy.loss() < LEAST
                ? Optional.empty()
                : Optional.of((goes ? "costs " : "worth ") + number(copy.loss()));
    }

    private static String number(double amount) {
        String text = Figures.brief(amount);
        return text + (text.equals("1") ? " point" : " points");
    }

    /// Why just this tile is thrown.
    private String discard(Copy copy) {
        if (ranking.isHopeless()) {
            return defence(copy);
        }
        if (copy.isJoker()) {
            return joker(copy);
        }
        if (copy.isBlank()) {
            return "stands in no hand, and every other tile is needed";
        }
        if (copy.tier() == Tier.NONE) {
            return use(copy);
        }
        return use(copy)
                + (copy.loss() < LEAST
                        ? ", but every other tile costs as much or more"
                        : ", but others are more dangerous");
    }

    private String defence(Copy copy) {
        if (!copy.isNatural()) {
            return "safe: nobody may call a " + copy.tile().title();
        }
        int thrown = safety.thrown(copy.tile());
        return "the safest tile you have"
                + switch (thrown) {
                    case 0 -> "";
                    case 1 -> ": one was thrown before";
                    default -> ": " + thrown + " were thrown before";
                };
    }

    private String joker(Copy copy) {
        Optional<RankedLine> best = ranking.best();
        if (best.isPresent()
                && best.get().line().bonus()
                && move.kept().rack().jokersHeld() == Jokers.NONE) {
            return "without jokers " + best.get().line().id() + " pays double";
        }
        if (copy.tier() == Tier.NONE) {
            return "no line in reach has a place for it";
        }
        return copy.loss() < LEAST
                ? "every other tile costs as much or more"
                : "safe: nobody may call a joker, and the others are more dangerous";
    }

    private String use(Copy copy) {
        if (copy.isJoker()) {
            boolean passing = ranking.facts().position().phase() == Phase.CHARLESTON;
            return (copy.tier() == Tier.NONE
                            ? "no line in reach has a place for it"
                            : "fills any group of three or more")
                    + (passing ? ", may never be passed" : "");
        }
        if (copy.isBlank()) {
            return "stands in no hand; in your turn it buys a tile from the discards";
        }
        return switch (copy.tier()) {
            case PRIMARY -> primary(copy);
            case VARIATION -> "another way to play " + copy.lines().getFirst() + " needs it";
            case OTHER_LINE -> copy.lines().getFirst() + " needs it";
            case NONE -> "no line in reach needs it";
        };
    }

    private String primary(Copy copy) {
        String id = copy.lines().getFirst();
        RankedLine line = ranking.line(id).orElseThrow();
        int distance = Shortfall.of(line.facts().best().variation(), move.held()).distance();
        return id
                + " needs it: "
                + Distance.brief(distance)
                + ", "
                + Distance.brief(distance + 1)
                + " without";
    }

    private String out(Copy copy) {
        int kind = Kinds.of(copy.tile());
        int copies = ranking.facts().card().supply().copies(kind);
        int left = ranking.facts().unseen().left(kind);
        return left == 0 ? "none left" : left + " of " + copies + " still out";
    }
}
