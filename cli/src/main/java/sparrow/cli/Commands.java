package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.desk.Subject;

/// Makes the commands, handing them the paper they print on.
final class Commands implements CommandLine.IFactory {
    /// In the order of the help.
    private static final List<Map.Entry<String, Class<?>>> NAMED =
            List.of(
                    Map.entry("records", RecordsCommand.class),
                    Map.entry("arena", ArenaCommand.class),
                    Map.entry("mjai", MjaiCommand.class),
                    Map.entry("play", PlayCommand.class),
                    Map.entry("serve", ServeCommand.class),
                    Map.entry("data", DataCommand.class),
                    Map.entry("operate", OperateCommand.class),
                    Map.entry("load", LoadCommand.class));

    private static final String TILES = "tiles";

    private static final Map<Class<?>, Function<Paper, Object>> MAKERS =
            Map.ofEntries(
                    Map.entry(DuelCommand.class, DuelCommand::new),
                    Map.entry(BotsCommand.class, BotsCommand::new),
                    Map.entry(RecordsCheckCommand.class, RecordsCheckCommand::new),
                    Map.entry(RecordsShowCommand.class, RecordsShowCommand::new));

    private final Paper paper;

    Commands(Paper paper) {
        this.paper = paper;
    }

    /// The command that a line begins with, alone since describing all takes longer than most of
    /// them; all if it begins with none, to list them or to guess what was meant.
    void addAsked(CommandLine command, String... line) {
        String first = line.length > 0 ? line[0] : "";
        Map<String, Supplier<CommandLine>> described = described();
        boolean known =
                described.containsKey(first)
                        || NAMED.stream().anyMatch(named -> named.getKey().equals(first));
        described.forEach((name, made) -> {
            if (!known || name.equals(first)) {
                command.addSubcommand(name, made.get());
            }
        });
        for (Map.Entry<String, Class<?>> named : NAMED) {
            if (!known || named.getKey().equals(first)) {
                command.addSubcommand(named.getValue());
            }
        }
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
