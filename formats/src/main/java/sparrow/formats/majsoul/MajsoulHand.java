package sparrow.formats.majsoul;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// A hand from its events.
final class MajsoulHand {
    private static final int STICK = 1_000;
    private static final int DEALT = 13;
    private static final int OPEN_KAN = 2;
    private static final int ADDED = 2;

    private final HandBuilder builder;
    private Tile drawn = Tile.HIDDEN;
    private Tile offered = Tile.HIDDEN;
    private Seat turn;
    private Optional<Seat> declared = Optional.empty();
    private Optional<RecordedHand> ended = Optional.empty();

    private MajsoulHand(HandBuilder builder) {
        this.builder = builder;
        this.turn = builder.started().dealer();
    }

    /// @param opening `RecordNewRound`
    /// @param number of the hand, from 0
    static MajsoulHand start(MajsoulEvent opening, Rules rules, int number) throws BadRecord {
        List<Seat> seats = Seats.first(rules.is("sanma") ? 3 : 4, seat -> seat).seats();
        Seat dealer = MajsoulEvent.seat(opening.number("ju"));
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, opening.number("chang"));
        tally.put(Words.HONBA, opening.number("ben"));
        tally.put(Words.WINS, 0);
        Event.Started started =
                new Event.Started(
                        Words.RIICHI_GAME,
                        1,
                        rules,
                        number,
                        dealer,
                        tally,
                        opening.points("scores", seats),
                        STICK * Math.clamp(opening.number("liqibang"), 0, 1_000));
        MajsoulHand hand = new MajsoulHand(new HandBuilder(started));
        Seats<List<Tile>> dealt = Seats.none();
        Optional<Tile> first = Optional.empty();
        for (Seat seat : seats) {
            List<Tile> tiles = opening.tiles("tiles" + seat.ordinal());
            if (seat == dealer && tiles.size() > DEALT) {
                first = Optional.of(tiles.removeLast());
            }
            dealt = dealt.with(seat, tiles);
        }
        List<Tile> doras = opening.tiles("doras");
        hand.builder.deal(dealt, doras.isEmpty() ? opening.tile("dora") : doras.getFirst());
        if (first.isPresent()) {
            hand.draw(dealer, first.get());
        }
        return hand;
    }

    void play(MajsoulEvent event) throws BadRecord {
        if (ended.isPresent()) {
            throw new BadRecord(event.name() + " follows the end of the hand");
        }
        switch (event.name()) {
            case "RecordDealTile" -> {
                accept();
                show(event);
                draw(event.seat(), event.tile("tile"));
            }
            case "RecordDiscardTile" -> discard(event);
            case "RecordChiPengGang" -> call(event);
            case "RecordAnGangAddGang" -> kan(event);
            case "RecordBaBei" -> {
                turn = event.seat();
                offered = Tile.NORTH;
                builder.kita(turn, offered);
            }
            case "RecordHule" ->
                    ended = Optional.of(new MajsoulEnding(builder).win(event, turn, offered));
            case "RecordNoTile" -> {
                accept();
                ended = Optional.of(new MajsoulEnding(builder).exhaust(event));
            }
            case "RecordLiuJu" -> {
                if (event.number("type") != MajsoulEnding.THREE_RONS) {
                    accept();
                }
                ended = Optional.of(new MajsoulEnding(builder).abort(event, turn));
            }
            default -> {}
        }
    }

    RecordedHand finish() throws BadRecord {
        return ended.isPresent() ? ended.get() : builder.finish(Sidenotes.NONE);
    }

    private void draw(Seat seat, Tile tile) throws BadRecord {
        turn = seat;
        drawn = tile;
        offered = tile;
        builder.draw(seat, tile);
    }

    /// A riichi stands when the game goes on after its discard.
    private void accept() throws BadRecord {
        if (declared.isPresent()) {
            builder.stick(declared.get());
            declared = Optional.empty();
        }
    }

    /// Turns the indicators that are new.
    private void show(MajsoulEvent event) throws BadRecord {
        List<Tile> doras = event.tiles("doras");
        while (builder.doraShown() < doras.size()) {
            builder.dora(doras.get(builder.doraShown()));
        }
    }

    private void discard(MajsoulEvent event) throws BadRecord {
        turn = event.seat();
        offered = event.tile("tile");
        if (event.is("is_liqi") || event.is("is_wliqi")) {
            declared = Optional.of(turn);
            builder.say(turn, Words.RIICHI);
        }
        show(event);
        boolean isDrawn = event.is("moqie") || (offered == drawn && !isInHand());
        builder.discard(turn, offered, isDrawn ? Origin.DRAWN : Origin.HAND);
        drawn = Tile.HIDDEN;
    }

    /// Whether the seat has such a tile besides the one just drawn.
    private boolean isInHand() throws BadRecord {
        return builder.hand(turn).stream().filter(tile -> tile == offered).count() > 1;
    }

    private void call(MajsoulEvent event) throws BadRecord {
        accept();
        Seat seat = event.seat();
        List<Tile> tiles = new ArrayList<>(event.tiles("tiles"));
        List<Integer> froms = event.numbers("froms");
        int taken = tiles.size() - 1;
        for (int i = 0; i < Math.min(froms.size(), tiles.size()); i++) {
            taken = froms.get(i) == seat.ordinal() ? taken : i;
        }
        if (tiles.isEmpty() || event.number("type") > OPEN_KAN) {
            throw new BadRecord("a call has three or four tiles");
        }
        Tile tile = tiles.remove(taken);
        builder.claim(seat, tiles, tile, turn);
        turn = seat;
        drawn = Tile.HIDDEN;
    }

    private void kan(MajsoulEvent event) throws BadRecord {
        turn = event.seat();
        JsonNode told = event.field("tiles");
        Tile tile = MajsoulEvent.tile(told.isArray() ? told.path(0) : told);
        if (event.number("type") == ADDED) {
            boolean isHeld = builder.hand(turn).contains(tile);
            offered = isHeld ? tile : alike(tile).stream().findFirst().orElse(tile);
            builder.addedKan(turn, offered);
        } else {
            offered = tile.plain();
            builder.concealedKan(turn, alike(tile));
        }
        show(event);
    }

    private List<Tile> alike(Tile tile) throws BadRecord {
        return builder.hand(turn).stream().filter(each -> each.plain() == tile.plain()).toList();
    }
}
