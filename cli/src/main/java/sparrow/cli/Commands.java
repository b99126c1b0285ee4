package sparrow.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Makes the commands, handing them the paper they print on.
final class Commands implements CommandLine.IFactory {
    /// In the order of the help.
    private static final List<Map.Entry<String, Class<?>>> NAMED =
            List.of(
                    Map.entry("tiles", TilesCommand.class),
                    Map.entry("riichi", RiichiCommand.class),
                    Map.entry("american", AmericanCommand.class),
                    Map.entry("filipino", FilipinoCommand.class),
                    Map.entry("changchun", ChangchunCommand.class),
                    Map.entry("card", CardCommand.class),
                    Map.entry("records", RecordsCommand.class),
                    Map.entry("arena", ArenaCommand.class),
                    Map.entry("mjai", MjaiCommand.class),
                    Map.entry("play", PlayCommand.class),
                    Map.entry("serve", ServeCommand.class),
                    Map.entry("load", LoadCommand.class));

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

    /// The command that a line begins with, alone since describing all takes longer than most of
    /// them; all if it begins with none, to list them or to guess what was meant.
    List<Class<?>> asked(String... line) {
        return NAMED.stream()
                .filter(command -> line.length > 0 && line[0].equals(command.getKey()))
                .findFirst()
                .map(command -> List.<Class<?>>of(command.getValue()))
                .orElseGet(() -> NAMED.stream().<Class<?>>map(Map.Entry::getValue).toList());
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        Function<Paper, Object> maker = MAKERS.get(type);
        return maker == null
                ? CommandLine.defaultFactory().create(type)
                : type.cast(maker.apply(paper));
    }
}
