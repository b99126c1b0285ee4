package sparrow.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import sparrow.desk.Document;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// What a command offers because a question may say it: an option for each field, and what was said
/// in them.
final class FieldOptions {
    private final CommandSpec spec;
    private final List<Field> fields;
    private final String file;

    /// @param file what a refusal calls a file that was meant, such as `card (.mjcard)`
    FieldOptions(CommandSpec spec, List<Field> fields, String file) {
        this.spec = spec;
        this.fields = fields;
        this.file = file;
    }

    void describe() {
        for (Field field : fields) {
            if (field.isBare()) {
                spec.addPositional(words(field));
            } else if (!field.options().isEmpty()) {
                spec.addOption(option(field));
            }
        }
    }

    /// A hand may be typed in several words, anything else in one.
    private static PositionalParamSpec words(Field field) {
        PositionalParamSpec.Builder words =
                PositionalParamSpec.builder()
                        .paramLabel(field.label())
                        .description(field.meaning());
        return field.name().equals(Field.HAND)
                ? words.arity("0..*").type(List.class).auxiliaryTypes(String.class).build()
                : words.arity("0..1").index("0").type(String.class).build();
    }

    private static OptionSpec option(Field field) {
        String[] names = field.options().toArray(new String[0]);
        OptionSpec.Builder option = OptionSpec.builder(names).description(field.meaning());
        return switch (field.kind()) {
            case FLAG -> option.arity("0").type(boolean.class).build();
            case TEXTS, CHANGES ->
                    option.arity("1")
                            .paramLabel(field.label())
                            .type(List.class)
                            .auxiliaryTypes(String.class)
                            .build();
            case TILES, TILE, MELDS, NUMBER, WORD, DOCUMENT ->
                    option.arity("1").paramLabel(field.label()).type(String.class).build();
        };
    }

    /// What was typed without the name of an option.
    List<String> words() {
        return parsed().hasMatchedPositional(0)
                ? parsed().matchedPositional(0).originalStringValues()
                : List.of();
    }

    boolean isSaid(String option) {
        return parsed().hasMatchedOption(option);
    }

    private CommandLine.ParseResult parsed() {
        return spec.commandLine().getParseResult();
    }

    /// What was said, but for the hand.
    Given given() throws Refusal {
        Given given = Given.of(fields).asOptions();
        for (Field field : fields) {
            List<String> texts = texts(field);
            if (!texts.isEmpty()) {
                given =
                        switch (field.kind()) {
                            case FLAG -> given.with(field.name());
                            case DOCUMENT ->
                                    given.with(field.name(), document(field, texts.getLast()));
                            case TILES, TILE, MELDS, NUMBER, WORD, TEXTS, CHANGES ->
                                    given.with(field.name(), texts);
                        };
            }
        }
        return given;
    }

    private List<String> texts(Field field) {
        if (field.name().equals(Field.HAND)) {
            return List.of();
        }
        if (field.isBare()) {
            return words();
        }
        Optional<OptionSpec> said =
                field.options().stream()
                        .filter(this::isSaid)
                        .findFirst()
                        .map(parsed()::matchedOption);
        return said.map(OptionSpec::originalStringValues).orElse(List.of());
    }

    /// One that the game knows by name, or else a file.
    private Document document(Field field, String named) throws Refusal {
        return new Document(
                named, field.values().contains(named) ? named : TextFile.read(named, file));
    }
}
