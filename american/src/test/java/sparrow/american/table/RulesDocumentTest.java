package sparrow.american.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.testkit.RulesDocument;

/// Keeps `docs/american-rules.md` equal to the code; `-Dgolden.update=true` writes it anew.
class RulesDocumentTest {
    private static final String GAME =
            """
            # American mahjong: rules and presets

            Written by `RulesDocumentTest` from the code; a test keeps it so. Numbers such as R16 are those of the tests.

            ## The game

            - **Tiles** (R1): 152, four of each suited tile, wind and dragon, eight flowers that are all alike, eight jokers.
              There is no dead wall, nothing is replaced, flowers are ordinary tiles.
            - **Deal** (R4): three times four tiles to each seat from East, the dealer, on, then one more to each and another
              to East: East has fourteen tiles, the others thirteen, and 99 are left.
            - **Charleston** (R14–R17): everybody passes three tiles to the right, then across, then to the left; then, unless
              somebody stops it, three times more, left, across and right. All pass at once. Jokers and blanks are never
              passed. In the last pass of each Charleston one may give fewer tiles of one's own and hand on as many of the
              incoming ones unseen. Who gives most begins; if that seat owes tiles too, it pays its debt at the end, from what
              comes round. So everybody keeps as many tiles as it gave. If nobody gives any, the pass is void.
            - **Courtesy** (R18): seats across name a number from none to three and exchange the smaller of the two.
            - **East** may show a complete hand before the first pass (R13, heavenly) and when a Charleston is over (R19,
              earthly). Both are paid as self-picks.
            - **Turn** (R21–R25): East begins by discarding. Then one draws, takes jokers if one likes, and wins or discards.
              After each discard every live hand is asked about it: to win on it, to expose a group with it, or to pass. Nobody
              is asked about an older one. A discarded joker is dead. After a claim play goes on to the right of the claimer.
            - **Exposures** (R26, R28): the discard and tiles from the hand, three to six equal tiles, jokers standing for any
              but the one claimed, and a tile must be left to discard. Until that discard the group may be made larger or
              smaller, but what was added is not taken back. Later nothing is added.
            - **Priority** (R30): mah jongg comes before an exposure; among equals the next in turn prevails.
            - **Jokers** (R34–R38): in one's turn, with fourteen tiles, one may give the tile an exposed joker stands for and
              take the joker, from any exposure, the own ones too, as often as one can. A win right after that is self-picked.
            - **Win** (R7–R12): fourteen tiles that are one line of the card, with the groups exposed among its groups. Of
              several lines the one that pays most counts. A joker stands in groups of three and more, never in a pair.
            - **Dead hands** (R36, R39–R41): a hand whose exposures stand on no line, or whose tiles are gone for all to see, is
              dead: it draws, claims and exchanges no more, and pays like the others. In one's turn one may challenge a hand
              with exposures; what lies open decides, and who was wrong pays the other. A hand that dies in its own turn
              discards once more. Jokers may still be taken from exposures made correctly before. A faulty exposure stays on
              the table, out of play. With fewer than two live hands the game is over (R42).
            - **Wall game** (R44): the last tile is drawn and nobody wants the discard. It costs nothing unless the house says so.
            - **Payment**: the discarder pays twice what the line says, the others once; a self-picked win is paid twice by
              everybody. Without jokers all of it doubles, except for lines of a section without that bonus. In a tournament
              only the winner scores, from a bank that the pot of a log stands for.
            - **East** passes to the right after every game (R45). A round is over when everybody was East once.
            - **Blanks**, where a house has them: a blank stands in no hand. In one's turn it may be exchanged for any discard
              that is no joker, except the newest.

            The card is a rule too: `--rule card=@my.mjcard` plays by a card you have typed
            ([card-language.md](card-language.md)). A log holds its text and can be played again without the file.

            `--rules PRESET` chooses a column below, `--rule KEY=VALUE` changes a row. In Java
            `AmericanRules.of(Preset.LEAGUE, Map.of("pie", "500"))` does both, and `new AmericanVariant(rules)` plays by
            them. A value in **bold** differs from the standard.
            """;

    private static final String NOT_HERE =
            """

            ## Rules of other tables

            Some rules are about hands and racks of wood, or need what a table here does not have:

            | rule | why it is not a rule here |
            |---|---|
            | wrong number of tiles (R6) | the table deals and counts |
            | a claim that cannot be made good (R31), mah jongg in error (R33, R42) | only what is possible is offered; a claim for an exposure may still turn into mah jongg before the discard |
            | two equal discards in quick succession (R32) | each is asked about before the next |
            | misnamed discard (R43) | a discard is what is shown |
            | time to claim, automatic passes (R23) | clocks belong to whoever hosts the table; a claim is in time until all have answered |
            | blind tiles chosen by position, peeking (R16) | tiles nobody has seen are all the same, and nobody can peek |
            | picking ahead, "futures" (R27) | the next draw comes when all have answered |
            | dead tiles of a faulty exposure back to the rack (R41) | they stay where all can see them, and nobody can use them |
            | a Charleston in stacks (R20) | no description of it is known to us |
            | a ghost seat for three players (R5) | three and two play without a Charleston, as the league says |
            | a fifth player who bets (R46) | a table has four seats |
            | rounding to cents | points are whole numbers |
            | tournament minutes, penalties for peeking and misnaming | as above; rounds of four games are the preset |
            """;

    @Test
    void the_document_shows_every_rule_of_every_preset() {
        new RulesDocument<>("american-rules.md", List.of(Preset.values()))
                .add(GAME)
                .tables(AmericanOptions.sections())
                .add(NOT_HERE)
                .check();
    }
}
