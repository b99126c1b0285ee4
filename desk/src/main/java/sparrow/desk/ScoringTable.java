package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything that a game pays for under its rules, for people who play it: its yaku, ambitions,
/// fans or faan, or the lines of a card.
///
/// @param name what players call all of them, such as `Yaku`
/// @param values heads what each is worth, such as `closed` and `open`
public record ScoringTable(String name, List<String> values, List<Section> sections) {
    /// Entries that belong together.
    ///
    /// @param note what holds for all of them; may be empty
    public record Section(String title, String note, List<Entry> entries) {
        public Section {
            entries = List.copyOf(entries);
        }
    }

    /// One thing that is paid for.
    ///
    /// @param name as the score sheet has it
    /// @param values one under each heading; empty where there is none
    /// @param meaning what it is, in a few words
    /// @param printed how a card prints it; none where there is no card
    /// @param example a hand that earns it
    public record Entry(
            String name,
            List<String> values,
            String meaning,
            List<Print> printed,
            Optional<Example> example) {
        public Entry {
            values = List.copyOf(values);
            printed = List.copyOf(printed);
        }

        public static Entry of(
                String name, List<String> values, String meaning, Optional<Example> example) {
            return new Entry(name, values, meaning, List.of(), example);
        }
    }

    /// A group of a line as a card prints it.
    ///
    /// @param colour groups of one colour are of one suit; 0 is none
    public record Print(String text, int colour) {}

    public ScoringTable {
        values = List.copyOf(values);
        sections = List.copyOf(sections);
    }

    public List<Entry> entries() {
        List<Entry> all = new ArrayList<>();
        sections.forEach(section -> all.addAll(section.entries()));
        return all;
    }

    /// For programs and pages.
    ///
    /// @param fields of the questions that the examples are
    public Data.Fields data(List<Field> fields) {
        Data.Fields node = Data.fields();
        node.put("name", name);
        Data.Items headings = node.putArray("values");
        values.forEach(headings::add);
        Data.Items parts = node.putArray("sections");
        for (Section section : sections) {
            Data.Fields part = parts.addObject();
            part.put("title", section.title()).put("note", section.note());
            Data.Items entries = part.putArray("entries");
            section.entries().forEach(entry -> write(entry, fields, entries.addObject()));
        }
        return node;
    }

    private static void write(Entry entry, List<Field> fields, Data.Fields node) {
        node.put("name", entry.name()).put("meaning", entry.meaning());
        Data.Items values = node.putArray("values");
        entry.values().forEach(values::add);
        if (!entry.printed().isEmpty()) {
            Data.Items printed = node.putArray("printed");
            entry.printed()
                    .forEach(print ->
                            printed.addObject()
                                    .put("text", print.text())
                                    .put("colour", print.colour()));
        }
        entry.example()
                .ifPresent(example ->
                        node.putObject("example")
                                .put("hand", example.hand())
                                .put("last", example.last())
                                .put("how", example.how(fields)));
    }
}
