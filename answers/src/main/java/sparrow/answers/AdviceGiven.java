package sparrow.answers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Counting;
import sparrow.desk.Refusal;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.advice.TurnsAhead;

/// What is asked of a Riichi hand beyond distance, as somebody wrote it down: odds, danger, a call.
///
/// @param turns own draws still to come
/// @param ron random discards a turn that a ready hand may win on
/// @param visible tiles seen elsewhere, besides those the others name
/// @param against the discards of each riichi hand
/// @param passed others' discards since the riichi that were not won on
/// @param call the tiles of the meld to call, or none
/// @param norths how many were set aside, by three players
/// @param dashes what stands before a name in a refusal: `--` for options
public record AdviceGiven(
        Optional<Integer> turns,
        Optional<Integer> ron,
        List<Tile> visible,
        List<List<Tile>> against,
        List<Tile> passed,
        List<Tile> discards,
        List<Tile> call,
        int norths,
        String dashes) {
    public static final int DEFAULT_TURNS = 12;

    /// What the odds are asked for, if they are.
    public Optional<TurnsAhead> draws() throws Refusal {
        if (turns.isEmpty() && ron.isEmpty()) {
            return Optional.empty();
        }
        int own = turns.orElse(DEFAULT_TURNS);
        int others = ron.orElse(0);
        if (own < 1 || own > TurnsAhead.MOST) {
            throw new Refusal(
                    "bad_number",
                    dashes
                            + "turns is a number from 1 to "
                            + TurnsAhead.MOST
                            + ", not "
                            + own
                            + ".");
        }
        if (others < 0 || others > 3) {
            throw new Refusal(
                    "bad_number", dashes + "ron is a number from 0 to 3, not " + others + ".");
        }
        return Optional.of(new TurnsAhead(own, others));
    }

    /// The riichi hands that discards are judged against.
    public List<Threat> threats() throws Refusal {
        if (against.isEmpty() && !passed.isEmpty()) {
            throw new Refusal(
                    "no_riichi",
                    dashes
                            + "passed needs a riichi: give its discards with "
                            + dashes
                            + "against.");
        }
        Tiles safe = Tiles.of(passed);
        return against.stream().map(pond -> Threat.riichi(pond, safe)).toList();
    }

    /// The position after the call, with all that was seen; refused if it cannot be.
    public Position checked(Position asked) throws Refusal {
        Position position = call.isEmpty() ? asked : called(asked, meld());
        List<Tile> elsewhere = new ArrayList<>(visible);
        elsewhere.addAll(passed);
        against.forEach(elsewhere::addAll);
        elsewhere.addAll(setAside(position));
        if (position.hand().tiles().size() % 3 == 1 && !threats().isEmpty()) {
            throw new Refusal(
                    "nothing_to_discard",
                    dashes + "against judges discards: write the hand with the tile to discard.");
        }
        List<Tile> seen = new ArrayList<>(elsewhere);
        seen.addAll(discards);
        seen.addAll(position.dora());
        RiichiHand.of(position.hand(), seen, position.rules());
        return position.seen(Tiles.of(elsewhere)).discards(Tiles.of(discards));
    }

    private List<Tile> setAside(Position position) throws Refusal {
        if (norths == 0) {
            return List.of();
        }
        if (position.rules().players() != 3) {
            throw new Refusal("bad_number", RiichiWin.NO_NORTHS);
        }
        if (!position.rules().rules().is("kita")) {
            throw new Refusal("bad_number", RiichiWin.NO_KITA);
        }
        if (norths < 0 || norths > Counting.COPIES) {
            throw new Refusal("bad_number", "0 to 4 norths can be set aside, not " + norths + ".");
        }
        return Collections.nCopies(norths, Tile.NORTH);
    }

    private Meld meld() throws Refusal {
        Meld meld = Meld.of(Meld.Manner.CLAIMED, call);
        boolean set =
                (meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP)
                        && call.size() >= 3
                        && call.size() <= 4;
        if (!set) {
            throw new Refusal(
                    "bad_tiles",
                    dashes
                            + "call is a run, triplet or kan, such as 345m, not "
                            + Notation.COMPACT.write(call)
                            + ".");
        }
        return meld;
    }

    private static Position called(Position before, Meld meld) throws Refusal {
        Hand hand = before.hand();
        Tile called = meld.face();
        List<Tile> rest = new ArrayList<>(hand.tiles());
        int own = meld.tiles().size() - 1;
        int found = 0;
        boolean all = true;
        for (Tile tile : meld.tiles()) {
            boolean there = found < own || meld.kind() == Meld.Kind.RUN;
            there = there && (rest.remove(tile) || rest.remove(tile.plain()));
            found += there ? 1 : 0;
            all &= there;
            called = there ? called : tile;
        }
        if (hand.tiles().size() % 3 != 1) {
            throw new Refusal(
                    "wrong_tile_count", "a call comes when there is nothing to discard: 13 tiles.");
        }
        if (found < own || all) {
            throw new Refusal(
                    "bad_tiles",
                    all
                            ? "the hand holds all of "
                                    + meld
                                    + "; write it with the meld in brackets and without the tiles it used."
                            : "the hand lacks more than one tile of " + meld + ".");
        }
        List<Meld> melds = new ArrayList<>(hand.melds());
        melds.add(meld);
        return barring(before.hand(new Hand(rest, melds)), meld, called);
    }

    /// The position after a call, without the discards that it bars.
    private static Position barring(Position after, Meld meld, Tile called) throws Refusal {
        List<Tile> barred =
                after.hand().tiles().stream()
                        .map(Tile::plain)
                        .filter(tile -> after.rules().swapCalling().bars(tile, meld, called))
                        .toList();
        if (!meld.isKong() && barred.size() == after.hand().tiles().size()) {
            throw new Refusal(
                    "nothing_to_discard",
                    "this call cannot be made: what it leaves may not be discarded right after it"
                            + " (house rule swap_calling).");
        }
        return after.barred(Tiles.of(barred));
    }
}
