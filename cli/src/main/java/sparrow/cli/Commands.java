package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.desk.Subject;
import sparrow.formats.mjai.bot.MjaiBot;

/// Makes the commands, handing them the paper they print on.
final class Commands implements CommandLine.IFactory {
    /// A command that is described by annotations.
    ///
    /// @param purpose the first sentence of its help
    private record Annotated(String name, Class<?> type, String purpose) {}

    /// In the order of the help.
    private static final List<Annotated> ANNOTATED =
            List.of(
                    new Annotated("records", RecordsCommand.class, RecordsCommand.PURPOSE),
                    new Annotated("review", ReviewCommand.class, ReviewCommand.PURPOSE),
                    new Annotated("arena", ArenaCommand.class, ArenaCommand.PURPOSE),
                    new Annotated("mjai", MjaiCommand.class, MjaiBot.PURPOSE),
                    new Annotated("play", PlayCommand.class, PlayCommand.PURPOSE),
                    new Annotated("serve", ServeCommand.class, ServeCommand.PURPOSE),
                    new Annotated("data", DataCommand.class, DataCommand.PURPOSE),
                    new Annotated("operate", OperateCommand.class, OperateCommand.PURPOSE),
                    new Annotated("load", LoadCommand.class, LoadCommand.PURPOSE));

    private static final String TILES = "tiles";

    /// Commands of optional parts, which the launcher loads for lines that begin with their names.
    private static final Map<String, String> OPTIONAL =
            new TreeMap<>(
                    Map.of(
                            "bulk",
                            "Plays millions of games, and reads as many records, on Apache Spark.",
                            "page",
                            "Writes a site on which all games are played without a server."));

    private static final Map<Class<?>, Function<Paper, Object>> MAKERS =
            Map.ofEntries(
                    Map.entry(DuelCommand.class, DuelCommand::new),
                    Map.entry(VaryCommand.class, VaryCommand::new),
                    Map.entry(TestCommand.class, TestCommand::new),
                    Map.entry(LadderCommand.class, LadderCommand::new),
                    Map.entry(CalibrateCommand.class, CalibrateCommand::new),
                    Map.entry(BotsCommand.class, BotsCommand::new),
                    Map.entry(ReviewCommand.class, ReviewCommand::new),
                    Map.entry(RecordsCheckCommand.class, RecordsCheckCommand::new),
                    Map.entry(RecordsShowCommand.class, RecordsShowCommand::new));

    private final Paper paper;

    Commands(Paper paper) {
        this.paper = paper;
    }

    /// The command that a line begins with, alone since describing all takes longer than most of
    /// them; all if it begins with none, to list them or to guess what was meant. Optional parts
    /// are looked for only then.
    void addAsked(CommandLine command, String... line) {
        String first = line.length > 0 ? line[0] : "";
        Map<String, Supplier<CommandLine>> described = described();
        boolean known =
                described.containsKey(first)
                        || ANNOTATED.stream().anyMatch(each -> each.name.equals(first));
        Optional<AddedCommand> added = known ? Optional.empty() : AddedCommand.named(first);
        if (added.isPresent()) {
            command.addSubcommand(first, added.get().command());
            return;
        }
        described.forEach((name, made) -> {
            if (!known || name.equals(first)) {
                command.addSubcommand(name, made.get());
            }
        });
        for (Annotated each : ANNOTATED) {
            if (!known || each.name.equals(first)) {
                command.addSubcommand(each.type);
            }
        }
        if (!known) {
            OPTIONAL.forEach(
                    (name, purpose) -> command.addSubcommand(name, MissingPart.of(name, purpose)));
        }
    }

    /// Whether a line asks about the program itself: all commands are listed, none is run.
    static boolean isListed(String... line) {
        return line.length == 0
                || (line.length == 1
                        && List.of("-h", "--help", "-V", "--version").contains(line[0]));
    }

    /// The names of all commands and what they are for, without what they understand.
    static void addListed(CommandLine command) {
        add(command, TILES, TilesCommand.PURPOSE);
        for (Mahjong game : Catalog.games()) {
            add(command, game.name(), game.desk().purpose().getFirst());
        }
        for (Mahjong game : Catalog.games()) {
            for (Subject subject : game.subjects()) {
                add(command, subject.name(), subject.purpose());
            }
        }
        ANNOTATED.forEach(each -> add(command, each.name, each.purpose));
        OPTIONAL.forEach((name, purpose) -> add(command, name, purpose));
    }

    private static void add(CommandLine command, String name, String purpose) {
        CommandSpec listed = CommandSpec.create();
        listed.usageMessage().description(purpose);
        command.addSubcommand(name, listed);
    }

    /// Commands described without annotations: about tiles, one for each game, then one for each
    /// subject that a game has besides hands.
    private Map<String, Supplier<CommandLine>> described() {
        Map<String, Supplier<CommandLine>> commands = new LinkedHashMap<>();
        commands.put(TILES, () -> TilesCommand.of(paper));
        for (Mahjong game : Catalog.games()) {
            commands.put(game.name(), () -> GameCommand.of(game, paper));
        }
        for (Mahjong game : Catalog.games()) {
            for (Subject subject : game.subjects()) {
                commands.put(subject.name(), () -> SubjectCommand.of(game, subject, paper));
            }
        }
        return commands;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        Function<Paper, Object> maker = MAKERS.get(type);
        return maker == null
                ? CommandLine.defaultFactory().create(type)
                : type.cast(maker.apply(paper));
    }
}
