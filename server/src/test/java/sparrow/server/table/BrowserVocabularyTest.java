package sparrow.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.ActionWriter;
import sparrow.records.BadRecord;
import sparrow.records.ChoiceWriter;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.JsonNode;

/// The browser's types for events, actions, choices and faces are those of the engine: an event or
/// a field added here and not there fails this test, and once the file is written anew it fails the
/// client's compiler wherever the client must say what it makes of it.
class BrowserVocabularyTest {
    private static final Path FILE = Path.of("..", "web", "src", "main", "model", "vocabulary.ts");

    private static final String OPENING =
            """
            import type { Tile } from '../tiles/tile';

            /// The words that engine and client share, as the engine writes them in JSON (docs/log.md, docs/protocol.md).
            ///
            /// Do not edit: BrowserVocabularyTest of the module `server` writes this file, with -Dgolden.update=true.
            """;

    /// `-Dgolden.update=true` writes the file anew.
    @Test
    void the_browser_knows_every_event_action_choice_and_face() throws IOException {
        String text = vocabulary();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.readString(FILE)).isEqualTo(text);
    }

    private static String vocabulary() {
        List<Class<?>> events = List.of(Event.class.getPermittedSubclasses());
        List<Class<?>> actions = List.of(Action.class.getPermittedSubclasses());
        List<Class<?>> choices = List.of(Choice.class.getPermittedSubclasses());
        return String.join(
                "\n",
                OPENING + constants("Seat", "SEATS", names(Seat.values())),
                "export type PerSeat<T> = Partial<Record<Seat, T>>;\n",
                "/// Who looks on: a seat, somebody who sees what lies open, or the referee who sees all.\n"
                        + constants("Eyes", "EYES", names(Eyes.values())),
                "/// Every face in the order in which people sort a hand; the red five stands after its five.\n"
                        + list("FACES", "Tile", Tile.faces().stream().map(Tile::toString)),
                TypeScript.type(
                        Meld.class,
                        meld -> ActionWriter.write(new Action.Lay((Meld) meld)).get("meld")),
                TypeScript.type(
                        Event.Line.class,
                        line ->
                                event(new Event.Paid("", List.of((Event.Line) line), Seats.none()))
                                        .get("lines")
                                        .get(0)),
                events.stream()
                        .map(each -> TypeScript.type(each, event -> event((Event) event)))
                        .collect(Collectors.joining("\n")),
                union("Event", events),
                actions.stream()
                        .map(each ->
                                TypeScript.type(
                                        each, action -> ActionWriter.write((Action) action)))
                        .collect(Collectors.joining("\n")),
                union("Action", actions),
                choices.stream()
                        .map(each ->
                                TypeScript.type(
                                        each, choice -> ChoiceWriter.write((Choice) choice)))
                        .collect(Collectors.joining("\n")),
                union("Offered", choices));
    }

    private static JsonNode event(Event event) {
        try {
            return Json.parse(JsonLog.line(event));
        } catch (BadRecord impossible) {
            throw new IllegalStateException("an event of ours is read back", impossible);
        }
    }

    private static Stream<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Enum::name);
    }

    private static String constants(String type, String list, Stream<String> names) {
        List<String> all = names.toList();
        return "export type "
                + type
                + " = "
                + TypeScript.union(all.stream())
                + ";\n\n"
                + list(list, type, all.stream());
    }

    private static String list(String name, String type, Stream<String> values) {
        return "export const "
                + name
                + ": readonly "
                + type
                + "[] = ["
                + values.map(value -> "'" + value + "'").collect(Collectors.joining(", "))
                + "];\n";
    }

    private static String union(String name, List<Class<?>> types) {
        return "export type "
                + name
                + " =\n"
                + types.stream()
                        .map(type -> "  | " + type.getSimpleName())
                        .collect(Collectors.joining("\n"))
                + ";\n";
    }
}
