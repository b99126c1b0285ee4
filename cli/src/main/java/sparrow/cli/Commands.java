package sparrow.cli;

import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Makes the commands, handing them the paper they print on.
final class Commands implements CommandLine.IFactory {
    private static final Map<Class<?>, Function<Paper, Object>> MAKERS =
            Map.ofEntries(
                    Map.entry(TilesCommand.class, TilesCommand::new),
                    Map.entry(RiichiCommand.class, RiichiCommand::new),
                    Map.entry(AmericanCommand.class, AmericanCommand::new),
                    Map.entry(DuelCommand.class, DuelCommand::new),
                    Map.entry(BotsCommand.class, BotsCommand::new),
                    Map.entry(FilipinoCommand.class, FilipinoCommand::new),
                    Map.entry(ChangchunCommand.class, ChangchunCommand::new),
                    Map.entry(CardLabCommand.class, CardLabCommand::new),
                    Map.entry(CardListCommand.class, CardListCommand::new),
                    Map.entry(CardShowCommand.class, CardShowCommand::new),
                    Map.entry(RecordsCheckCommand.class, RecordsCheckCommand::new),
                    Map.entry(RecordsShowCommand.class, RecordsShowCommand::new));

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
