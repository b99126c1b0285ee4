package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.mjai.Mjai;
import sparrow.formats.replay.Replay;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;

/// A hand comes back from every format however it ends and whoever deals, and wherever it breaks
/// off.
class EndingsTest {
    enum Format {
        XML {
            @Override
            Reading<Transcript> back(Transcript match) throws BadRecord {
                return TenhouXml.read(TenhouXml.write(match));
            }
        },
        JSON {
            @Override
            Reading<Transcript> back(Transcript match) throws BadRecord {
                return TenhouJson.read(TenhouJson.write(match));
            }
        },
        MJAI {
            @Override
            Reading<Transcript> back(Transcript match) throws BadRecord {
                return Mjai.read(Mjai.write(match));
            }
        };

        /// What is read of what is written.
        abstract Reading<Transcript> back(Transcript match) throws BadRecord;
    }

    private static final Map<String, String> ENGLISH =
            Map.of(
                    "流局", "Ryuukyoku",
                    "流し満貫", "Nagashi Mangan",
                    "九種九牌", "Kyuushu Kyuuhai",
                    "四家立直", "Suucha Riichi",
                    "三家和了", "Sanchahou",
                    "四槓散了", "Suukaikan",
                    "四風連打", "Suufon Renda");

    @Test
    void the_scripts_show_every_ending() {
        Set<String> reasons = new TreeSet<>();
        for (Ending ending : Ending.values()) {
            reasons.add(((Event.Ended) ending.table(Seat.A).log().last()).reason());
        }
        assertThat(reasons)
                .containsExactlyInAnyOrder(
                        Words.WON,
                        Words.EXHAUSTED,
                        Words.NAGASHI,
                        Words.NINE_TERMINALS,
                        Words.FOUR_WINDS,
                        Words.FOUR_RIICHI,
                        Words.FOUR_KANS,
                        Words.THREE_RONS);
    }

    @ParameterizedTest
    @EnumSource
    void every_ending_comes_back_from_every_format_whoever_deals(Ending ending) throws BadRecord {
        for (Seat dealer : Seats.first(ending.players, seat -> seat).seats()) {
            List<Event> events = ending.table(dealer).log().events();
            for (Format format : Format.values()) {
                comesBack(format, events, ending + ", dealer " + dealer + ", " + format);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_ending_named_in_english_is_read_alike(Ending ending) throws BadRecord {
        String text = TenhouJson.write(Transcript.of(List.of(ending.table(Seat.B).log().events())));
        String english = text;
        for (Map.Entry<String, String> name : ENGLISH.entrySet()) {
            english = english.replace(name.getKey(), name.getValue());
        }
        assertThat(TenhouJson.read(english)).isEqualTo(TenhouJson.read(text));
    }

    @ParameterizedTest
    @EnumSource
    void a_hand_that_breaks_off_comes_back_from_every_format(Ending ending) throws BadRecord {
        Variant variant = RiichiVariant.of(ending.players == 3 ? Preset.TENHOU3 : Preset.TENHOU);
        Table whole = ending.table(Seat.B);
        List<Event> events = whole.log().events();
        int step = events.size() > 100 ? 11 : 1;
        for (int end = 1; end < events.size(); end += step) {
            Table table = Table.fold(events.subList(0, end));
            if (!variant.pending(table).isEmpty()) {
                for (Format format : Format.values()) {
                    boolean isTold = !(table.log().last() instanceof Event.Declared);
                    if (!isTold && format == Format.JSON) {
                        continue; // which tells of a riichi with the discard that follows
                    }
                    String what = ending + " broken off after " + table.log().last();
                    comesBack(format, events.subList(0, end), what + ", " + format);
                }
            }
        }
    }

    private static void comesBack(Format format, List<Event> events, String what) throws BadRecord {
        Transcript match = Transcript.of(List.of(events));
        switch (format.back(match)) {
            case Reading.Misread<Transcript>(int at, String why) ->
                    throw new AssertionError(what + ": at " + at + ": " + why);
            case Reading.Read<Transcript>(Transcript back) -> {
                Replay replay = Replay.of(back);
                assertThat(replay.difference().map(Object::toString)).as(what).isEmpty();
                assertThat(told(replay.played().getFirst().events()))
                        .as(what)
                        .isEqualTo(told(events));
            }
        }
    }

    private static String told(List<Event> events) {
        return events.stream()
                .filter(event -> !(event instanceof Event.WallBuilt))
                .map(Event::toString)
                .collect(Collectors.joining("\n"));
    }
}
