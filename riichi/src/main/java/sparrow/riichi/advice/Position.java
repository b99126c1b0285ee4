package sparrow.riichi.advice;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Win;
import sparrow.shapes.Holding;

/// What a player knows when advice is asked for: the own hand, all that lies open, and the rules.
/// Every method that takes a value answers a new position.
///
/// @param hand 13 tiles, or 14 with one to discard, a meld counting for three
/// @param openness whether the hand is open though no meld says so
/// @param discards the own discards
/// @param seen tiles that lie open elsewhere, besides own discards and dora indicators
/// @param seat the own wind
/// @param round the wind of the round
/// @param dora the dora indicators
/// @param barred tiles that a call just made keeps from being discarded
/// @param situation what goes on around the hand
public record Position(
        Hand hand,
        Openness openness,
        Tiles discards,
        Tiles seen,
        Optional<Tile> seat,
        Optional<Tile> round,
        List<Tile> dora,
        Tiles barred,
        Situation situation,
        RiichiRules rules) {
    /// Why a hand is open, if it is.
    public enum Openness {
        BY_MELDS,
        SAID
    }

    private static final int COPIES = 4;
    private static final int FIRST_LEFT_OUT = Tile.M2.kind();
    private static final int LAST_LEFT_OUT = Tile.M8.kind();

    public Position {
        dora = List.copyOf(dora);
    }

    /// A hand of which nothing else is known, under the rules of Tenhou.
    public static Position of(Hand hand) {
        return new Position(
                hand,
                Openness.BY_MELDS,
                Tiles.EMPTY,
                Tiles.EMPTY,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Tiles.EMPTY,
                Situation.START,
                RiichiRules.TENHOU);
    }

    /// What a seat of a table knows.
    public static Position of(View view) {
        return of(view, RiichiRules.of(view.table().rules()));
    }

    /// The same for who has read the rules of that table before.
    public static Position of(View view, RiichiRules rules) {
        return Seen.position(view, rules);
    }

    public Position hand(Hand other) {
        return new Position(
                other, openness, discards, seen, seat, round, dora, barred, situation, rules);
    }

    /// The hand is open, whatever its melds.
    public Position open() {
        return new Position(
                hand, Openness.SAID, discards, seen, seat, round, dora, barred, situation, rules);
    }

    public Position discards(Tiles own) {
        return new Position(hand, openness, own, seen, seat, round, dora, barred, situation, rules);
    }

    public Position seen(Tiles elsewhere) {
        return new Position(
                hand, openness, discards, elsewhere, seat, round, dora, barred, situation, rules);
    }

    public Position seat(Tile wind) {
        return new Position(
                hand,
                openness,
                discards,
                seen,
                Optional.of(wind),
                round,
                dora,
                barred,
                situation,
                rules);
    }

    public Position round(Tile wind) {
        return new Position(
                hand,
                openness,
                discards,
                seen,
                seat,
                Optional.of(wind),
                dora,
                barred,
                situation,
                rules);
    }

    public Position dora(List<Tile> indicators) {
        return new Position(
                hand, openness, discards, seen, seat, round, indicators, barred, situation, rules);
    }

    public Position barred(Tiles tiles) {
        return new Position(
                hand, openness, discards, seen, seat, round, dora, tiles, situation, rules);
    }

    public Position situation(Situation other) {
        return new Position(
                hand, openness, discards, seen, seat, round, dora, barred, other, rules);
    }

    /// With these who may be ready.
    public Position threats(List<Threat> others) {
        return situation(situation.threats(others));
    }

    public Position rules(RiichiRules other) {
        return new Position(
                hand, openness, discards, seen, seat, round, dora, barred, situation, other);
    }

    /// The position after a discard; of fives, a red one goes last.
    public Position without(Tile discard) {
        Tiles concealed = hand.concealed();
        Tile gone = concealed.contains(discard.plain()) ? discard.plain() : red(discard);
        Hand rest = new Hand(concealed.without(gone).list(), hand.melds());
        return hand(rest).discards(discards.with(gone)).barred(Tiles.EMPTY);
    }

    /// The red five beside a plain one.
    static Tile red(Tile five) {
        return Tile.faces().get(five.plain().ordinal() + 1);
    }

    /// Whether no tile was called.
    public boolean isClosed() {
        return openness == Openness.BY_MELDS
                && hand.melds().stream().allMatch(meld -> meld.manner() != Meld.Manner.CLAIMED);
    }

    public Holding holding() {
        return Holding.of(hand);
    }

    /// Every tile that is neither in the own hand nor left to come.
    public Tiles visible() {
        Tiles visible = seen.plus(discards).with(dora);
        return rules.players() == 3 ? visible.plus(missing(visible)) : visible;
    }

    /// The tiles that a game of three players leaves out.
    private Tiles missing(Tiles visible) {
        Tiles missing = Tiles.EMPTY;
        int[] left = holding().unseen(visible);
        for (int kind = FIRST_LEFT_OUT; kind <= LAST_LEFT_OUT; kind++) {
            missing = missing.with(Tile.ofKind(kind), left[kind]);
        }
        return missing;
    }

    /// For each kind, how many copies may still come.
    public int[] unseen() {
        int[] unseen = seen.kinds();
        int[] thrown = discards.kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            unseen[kind] = COPIES - unseen[kind] - thrown[kind];
        }
        take(hand.tiles(), unseen);
        take(dora, unseen);
        for (Meld meld : hand.melds()) {
            if (meld.kind() != Meld.Kind.FLOWERS) {
                take(meld.tiles(), unseen);
            }
        }
        boolean three = rules.players() == 3;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            boolean leftOut = three && kind >= FIRST_LEFT_OUT && kind <= LAST_LEFT_OUT;
            unseen[kind] = leftOut ? 0 : Math.max(0, unseen[kind]);
        }
        return unseen;
    }

    private static void take(List<Tile> tiles, int[] unseen) {
        for (Tile tile : tiles) {
            if (tile.kind() < Tile.KINDS) {
                unseen[tile.kind()]--;
            }
        }
    }

    /// A win with these tiles, the melds and all else as here, to be scored.
    Win win(List<Tile> tiles, Tile won) {
        return win(new Hand(tiles, hand.melds()), won);
    }

    /// A win with another hand and all else as here, to be scored.
    public Win win(Hand complete, Tile won) {
        Win win = Win.ron(complete, won).dora(dora).nuki(situation.norths());
        win = openness == Openness.SAID ? win.with(Circumstance.OPEN) : win;
        win = seat.isPresent() ? win.seat(seat.get()) : win;
        return round.isPresent() ? win.round(round.get()) : win;
    }
}
