package sparrow.bulk.records;

import java.util.Locale;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/// The tables that records become. Seats are numbered from 0; `match` and `hand` are the same in
/// all of them.
public enum RecordTable {
    /// A row for each record.
    MATCHES(
            """
            required binary match (STRING);
            required binary file (STRING);
            required binary place (STRING);
            required binary format (STRING);
            required binary game (STRING);
            required int32 edition;
            required binary rules (STRING);
            required binary assumed (STRING);
            required int32 seats;
            required int32 hands;
            required boolean finished;
            """),
    /// A row for each seat of a match.
    PLAYERS(
            """
            required binary match (STRING);
            required binary game (STRING);
            required int32 seat;
            required binary name (STRING);
            required binary level (STRING);
            required int32 points_first;
            required int32 points_last;
            required int32 place;
            """),
    /// A row for each hand.
    HANDS(
            """
            required binary match (STRING);
            required int32 hand;
            required binary game (STRING);
            required int32 number;
            required int32 dealer;
            required binary tally (STRING);
            required group points_before (LIST) { repeated group list { required int32 element; } }
            required group points_after (LIST) { repeated group list { required int32 element; } }
            required int32 discards;
            required int32 winners;
            required binary ended (STRING);
            required boolean finished;
            required boolean replayed;
            """),
    /// A row for each choice between several actions of which the record tells what was done.
    DECISIONS(
            """
            required binary match (STRING);
            required int32 hand;
            required binary game (STRING);
            required int32 after;
            required int32 seat;
            required int32 turn;
            required binary kind (STRING);
            required binary action (STRING);
            optional binary tile (STRING);
            optional binary tile_class (STRING);
            optional boolean thrown_by_threats;
            required int32 threats;
            required int32 options;
            required int32 melds;
            required int32 points;
            optional binary end (STRING);
            optional int32 gained;
            optional group measures (LIST) { repeated group list { required float element; } }
            """),
    /// A row for each win.
    WINS(
            """
            required binary match (STRING);
            required int32 hand;
            required binary game (STRING);
            required int32 seat;
            optional int32 from;
            required binary tile (STRING);
            required int32 turn;
            required int32 melds;
            required int32 gained;
            required group lines (LIST) { repeated group list { required binary element (STRING); } }
            """),
    /// A row for each line of a score sheet by which a seat gained points.
    PAYMENTS(
            """
            required binary match (STRING);
            required int32 hand;
            required binary game (STRING);
            required int32 seat;
            required binary reason (STRING);
            required binary line (STRING);
            required int32 amount;
            required binary unit (STRING);
            required int32 gained;
            required boolean win;
            """),
    /// What the numbers in `measures` are, by game.
    MEASURES(
            """
            required binary game (STRING);
            required int32 index;
            required binary name (STRING);
            """),
    /// A row for each record, or file, that could not be read.
    BAD(
            """
            required binary file (STRING);
            required binary place (STRING);
            required binary reason (STRING);
            """);

    private final String columns;

    RecordTable(String columns) {
        this.columns = columns;
    }

    /// The name of its folder.
    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    MessageType schema() {
        return MessageTypeParser.parseMessageType("message " + folder() + " {\n" + columns + "}");
    }
}
