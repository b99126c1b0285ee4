package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;
import static sparrow.american.table.Scenes.until;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// Blanks: tiles that stand in no hand and buy discards.
class BlanksTest {
    /// C waits for a three of bamboos and has a blank; A has discarded that tile and B a joker.
    private static Script.Played bought(String... changes) {
        String[] all = new String[changes.length + 1];
        all[0] = "blanks=4";
        System.arraycopy(changes, 0, all, 1, changes.length);
        return play(all)
                .hand("A", "689m569p3568s1245z")
                .hand("B", "689m569p568s134z1j")
                .hand("C", "1111m2222p1111f2j")
                .draws("3z3s")
                .start()
                .play("A: discard 3s")
                .passAll()
                .play("B: discard 1j")
                .passAll();
    }

    @Test
    void in_ones_turn_a_blank_buys_a_discard() {
        Script.Played table = bought();
        assertThat(table.choices("C")).contains("say blank for 3s");

        table.play("C: say blank for 3s");
        assertThat(table.last(1))
                .containsExactly(new Event.Retrieved(Seat.C, Seat.A, 0, Tile.S3, Tile.BLANK));
        assertThat(table.table().place(Seat.C).hand().contains(Tile.BLANK)).isFalse();
        assertThat(table.choices("C")).contains("win");
        assertThat(table.play("C: win").points()).containsExactly(-100, -100, 300, -100);
    }

    @Test
    void but_never_a_joker_and_not_the_newest_discard() {
        assertThat(bought().choices("C")).doesNotContain("say blank for 1j");
        Script.Played table = bought().play("C: discard 2p").passAll();
        until(table, "B").play("B: discard 9p").passAll();

        assertThat(table.choices("C"))
                .contains("say blank for 3s")
                .doesNotContain("say blank for 9p");
    }

    @Test
    void where_the_house_allows_it_the_newest_too() {
        Script.Played table = bought("blank_takes_live=yes").play("C: discard 2p").passAll();
        until(table, "B").play("B: discard 9p").passAll();

        assertThat(table.choices("C")).contains("say blank for 9p");
    }

    @Test
    void a_blank_may_be_discarded_and_nobody_can_claim_it() {
        Script.Played table = bought().play("C: discard 2j");

        assertThat(table.choices("D")).containsExactly("pass");
        assertThat(table.passAll().choices("D")).noneMatch(choice -> choice.contains("2j"));
    }
}
