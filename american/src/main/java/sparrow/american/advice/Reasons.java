package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.american.card.Kinds;

/// Why a tile stays or goes, in sentences with numbers.
final class Reasons {
    private final Ranking ranking;
    private final Threats threats;

    Reasons(Ranking ranking, Threats threats) {
        this.ranking = ranking;
        this.threats = threats;
    }

    List<String> of(Copy copy) {
        List<String> reasons = new ArrayList<>();
        reasons.add(use(copy));
        if (copy.loss() >= 0.05) {
            String unit = ranking.engine() == Engine.ODDS ? " points" : " of the score";
            reasons.add(String.format(Locale.ROOT, "worth %.1f", copy.loss()) + unit);
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
                    threats.wanting(copy.tile())
                            + " wants it with "
                            + Math.round(100 * need)
                            + "%");
        }
        return reasons;
    }

    private String use(Copy copy) {
        if (copy.isJoker() && copy.tier() != Tier.NONE) {
            return "fills any group of three or more, may never be passed";
        }
        if (copy.isBlank()) {
            return "stands in no hand; in your turn it buys a tile from the discards";
        }
        return switch (copy.tier()) {
            case PRIMARY -> {
                RankedLine best = ranking.best().orElseThrow();
                int distance = best.facts().distance();
                yield best.line().id()
                        + " needs it: "
                        + distance
                        + " missing, "
                        + (distance + 1)
                        + " without";
            }
            case VARIATION -> "another way to play " + copy.lines().getFirst() + " needs it";
            case OTHER_LINE -> copy.lines().getFirst() + " needs it";
            case NONE -> "no line in reach needs it";
        };
    }

    private String out(Copy copy) {
        int kind = Kinds.of(copy.tile());
        int copies = ranking.facts().card().supply().copies(kind);
        int left = ranking.facts().unseen().left(kind);
        return left == 0 ? "none left" : left + " of " + copies + " still out";
    }
}
