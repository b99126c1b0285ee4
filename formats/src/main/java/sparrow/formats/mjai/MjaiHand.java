package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Origin;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.table.Words;

/// A hand from its events.
final class MjaiHand {
    private final HandBuilder builder;
    private final List<Tile> ura;
    private final List<MjaiLine> ending = new ArrayList<>();
    private Tile offered = Tile.HIDDEN;
    private Tile drawn = Tile.HIDDEN;
    private Seat turn;
    private Optional<Seat> declared = Optional.empty();
    private boolean isOver;

    /// @param ura the indicators under the others, as far as the opening tells
    MjaiHand(HandBuilder builder, List<Tile> ura) {
        this.builder = builder;
        this.ura = ura;
        this.turn = builder.started().dealer();
    }

    void play(MjaiLine line) throws BadRecord {
        if (isOver) {
            throw new BadRecord("the hand is over already");
        }
        if (isEnding(line)) {
            boolean isSecond = !ending.isEmpty() && !(isWon() && line.type().equals("hora"));
            if (isSecond) {
                throw new BadRecord("the hand is over already");
            }
            if (ending.size() == 3) {
                throw new BadRecord("three players win at most");
            }
            ending.add(line);
            return;
        }
        if (!ending.isEmpty()) {
            throw new BadRecord("the hand has been won already");
        }
        move(line);
    }

    private static boolean isEnding(MjaiLine line) {
        return line.type().equals("hora") || line.type().equals("ryukyoku");
    }

    private void move(MjaiLine line) throws BadRecord {
        switch (line.type()) {
            case "tsumo" -> {
                accept();
                act(line);
                builder.draw(turn, offered);
                drawn = offered;
            }
            case "dahai" -> {
                act(line);
                builder.discard(turn, offered, origin(line));
                drawn = Tile.HIDDEN;
            }
            case "chi", "pon", "daiminkan", "kan" -> {
                accept();
                act(line);
                builder.claim(turn, line.tiles("consumed"), offered, line.seat("target"));
            }
            case "ankan" -> {
                turn = line.seat("actor");
                builder.concealedKan(turn, line.tiles("consumed"));
                offered = line.tiles("consumed").getFirst().plain();
            }
            case "kakan" -> {
                act(line);
                builder.addedKan(turn, offered);
                if (line.has("consumed")
                        && !line.tiles("consumed").stream()
                                .allMatch(tile -> tile.plain() == offered.plain())) {
                    throw new BadRecord("a kan is made of four equal tiles");
                }
            }
            case "nukidora", "kita" -> {
                turn = line.seat("actor");
                offered = line.has("pai") ? line.tile("pai") : Tile.NORTH;
                builder.kita(turn, offered);
            }
            case "dora" -> {
                if (builder.hasDiscarded()) {
                    builder.lateDora(line.tile("dora_marker"));
                } else {
                    builder.dora(line.tile("dora_marker"));
                }
            }
            case "reach" -> {
                declared = Optional.of(line.seat("actor"));
                builder.say(declared.get(), Words.RIICHI);
            }
            case "reach_accepted" -> {
                declared = Optional.empty();
                builder.stick(line.seat("actor"));
            }
            default ->
                    throw new BadRecord(
                            "there is no event \"" + BadRecord.excerpt(line.type()) + "\"");
        }
    }

    /// A riichi goes without saying where the game goes on after its discard.
    private void accept() throws BadRecord {
        if (declared.isPresent() && builder.hasDiscarded()) {
            builder.stick(declared.get());
            declared = Optional.empty();
        }
    }

    private void act(MjaiLine line) throws BadRecord {
        turn = line.seat("actor");
        offered = line.tile("pai");
    }

    /// Where a discard comes from; where that is not told, the tile just drawn is the one discarded
    /// if it is like it.
    private Origin origin(MjaiLine line) throws BadRecord {
        boolean isDrawn = line.has("tsumogiri") ? line.is("tsumogiri") : offered == drawn;
        return isDrawn ? Origin.DRAWN : Origin.HAND;
    }

    List<Seat> seats() {
        return builder.started().points().seats();
    }

    boolean isWon() {
        return !ending.isEmpty() && ending.getFirst().type().equals("hora");
    }

    private static boolean isThreeRons(MjaiLine line) throws BadRecord {
        return line.has("reason")
                && MjaiReasons.word(line.text("reason")).equals(Optional.of(Words.THREE_RONS));
    }

    /// Nothing more comes of this hand.
    void end() {
        isOver = true;
    }

    /// @param after what everybody has when the next hand opens, if that is told
    RecordedHand finish(Optional<Seats<Integer>> after) throws BadRecord {
        if (ending.isEmpty()) {
            return builder.finish(Sidenotes.NONE);
        }
        if (!isWon() && !isThreeRons(ending.getFirst())) {
            accept();
        }
        return new MjaiEnding(builder, ending, after).finish(turn, offered, ura);
    }
}
