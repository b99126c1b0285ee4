package sparrow.cli;

import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Makes the commands, handing them the paper they print on.
final class Commands implements CommandLine.IFactory {
    private static final Map<Class<?>, Function<Paper, Object>> MAKERS =
            Map.of(
                    TilesCommand.class,
                    TilesCommand::new,
                    RiichiCommand.class,
                    RiichiCommand::new,
                    AmericanCommand.class,
                    AmericanCommand::new,
                    DuelCommand.class,
                    DuelCommand::new,
                    BotsCommand.class,
                    BotsCommand::new,
                    FilipinoCommand.class,
                    FilipinoCommand::new,
                    ChangchunCommand.class,
                    ChangchunCommand::new,
                    RecordsCheckCommand.class,
                    RecordsCheckCommand::new,
                    RecordsShowCommand.class,
                    RecordsShowCommand::new);

    private final Paper paper;

    Commands(Paper paper) {
        this.paper = paper;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        Function<Paper, Object> maker = MAKERS.get(type);
        return maker == null
                ? CommandLine.defaultFactory().create(type)
                : type.cast(maker.apply(paper));
    }
}
