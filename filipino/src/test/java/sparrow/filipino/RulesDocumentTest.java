package sparrow.filipino;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Option;
import sparrow.testkit.RulesDocument;

/// Keeps `docs/filipino-rules.md` equal to the code; `-Dgolden.update=true` writes it anew.
class RulesDocumentTest {
    private static final String GAME =
            """
            # Filipino mahjong: rules and presets

            Written by `RulesDocumentTest` from the code; a test keeps it so.

            ## The game

            - **Tiles**: 144, four of each suited tile, wind and dragon, one of each flower and season. One wall: turns draw
              from its front, flowers and kongs are replaced from its back.
            - **Deal**: four times four tiles to each seat from mano, the dealer, on, and one more to mano. Then mano first
              and the others in turn lay their flowers and replace them until none is left.
            - **Turn**: draw, then win (bunot), lay a kong, or discard. A flower drawn is laid and replaced at once. After
              each discard everybody else answers: win (todas), kong, pung, or for the next in turn a chow. A win comes
              before a kong or pung, these before a chow; among equals the next in turn prevails. Whoever claims plays on.
            - **Kongs** are paid at once: a *secret* of four concealed tiles, face down until the end; a *sagasa*, the fourth
              tile drawn to an exposed pung, laid in the same turn; a *kang* claimed from a discard. No kong when the wall is
              empty.
            - **Win**: seventeen tiles, a set laid counting for three: five sets and a pair, or *siete pares*, seven pairs and
              a trio, all concealed; four alike are two pairs, and the trio is a pung or a chow. Every reading of the hand is
              scored, and the best is paid.
            - **Ambitions** add up. *Single* looks at all shapes: no other tile would have won; a tile of which the own hand
              holds all four does not count. A hand dealt complete has waited for nothing, so it has no Single.
            - **End**: a win, or a draw that cannot be made. Mano keeps the deal by winning; otherwise it passes to the right.
            - **Money** is counted in quarters of a unit; `Ledger` tells who paid whom for what and when.
            - **Jokers**, where a house plays with them: after the flowers mano's dice count tiles from the back of the wall,
              and on from there to the first suited one; it is turned up, stays where it is, and its four copies are wild.
              They stand for any tile in a hand, never in a set that is laid.

            `--rules PRESET` chooses a column below, `--rule KEY=VALUE` changes a row; capitals, underscores and hyphens make
            no difference. In Java `FilipinoRules.of("manila", Map.of("robSagasa", "yes"))` does both, and
            `new FilipinoVariant(rules)` plays by them. A value in **bold** differs from the standard.
            """;

    private static final String SUPPRESSION =
            """

            With `suppression`, Siete Pares takes the place of Single and Back to Back, All Down and
            Paningit that of Single.
            """;

    private static final String SETTINGS =
            """

            ## Settings of a live table

            The rules have no clock. Whoever hosts a table honours these (`TableSettings`); none of them changes who may do
            what or whose claim prevails, and a claim is always a person's own choice. With `assist` off the same button to
            claim stands there after every discard, for everybody, without prompts or hints; a person alone with bots is asked
            only when there is something to claim.

            | setting | standard | meaning |
            |---|---|---|
            """;

    private static final String BOTS =
            """

            ## Bots

            `random`, `wandering`, `beginner` (pairs and neighbours, greedy claims) and `intermediate` (distance to five sets
            and to siete pares with the tiles that help, ambitions weighed by what they pay, kong money, claims only when they
            bring a win nearer), and `advanced`, which forecasts by a model fitted on games of bots how the hand will end after each
            action, and does what is worth most. One challenger against three others, the same deal from all four seats, single hands:

            | | rules | sets | units a hand, 95 % interval | hands won |
            |---|---|---:|---:|---:|
            | intermediate against beginner | standard | 1,000 | +0.67 ± 0.08 | 38 % |
            | intermediate against beginner | manila | 1,000 | +1.24 ± 0.11 | 40 % |
            | intermediate against beginner | visayan | 1,000 | +0.67 ± 0.08 | 38 % |
            | beginner against random | standard | 1,000 | +2.92 ± 0.06 | 75 % |

            Seed 20262; `./check long filipino-duels` repeats them, and
            [results/filipino-duels.md](results/filipino-duels.md) has the sums. What `advanced` gains over `intermediate` is in
            [results/advanced-duels.md](results/advanced-duels.md), how its model was made in [results/fit-filipino.md](results/fit-filipino.md). All
            chances that `intermediate` and `advanced` tell come from that model; how often they come true:
            [advanced](results/calibration-filipino-advanced.md), [intermediate](results/calibration-filipino-intermediate.md).
            """;

    @Test
    void the_document_shows_every_rule_of_every_preset() {
        new RulesDocument<>("filipino-rules.md", List.of(Preset.values()))
                .add(GAME)
                .tables(FilipinoOptions.sections())
                .add(SUPPRESSION)
                .add(SETTINGS)
                .add(settings())
                .add(BOTS)
                .check();
    }

    private static String settings() {
        StringBuilder rows = new StringBuilder();
        for (Option option : TableSettings.OPTIONS) {
            rows.append("| `" + option.name() + "` | " + option.standard() + " | ");
            rows.append(option.meaning() + " (" + option.range() + ") |\n");
        }
        return rows.toString();
    }
}
