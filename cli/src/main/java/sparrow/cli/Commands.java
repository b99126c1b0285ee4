package sparrow.cli;

import picocli.CommandLine;

/// Makes the commands, handing the paper they print on to those that ask for it.
final class Commands implements CommandLine.IFactory {
    private final Paper paper;

    Commands(Paper paper) {
        this.paper = paper;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        if (type == TilesCommand.class) {
            return type.cast(new TilesCommand(paper));
        }
        return type == RiichiCommand.class
                ? type.cast(new RiichiCommand(paper))
                : CommandLine.defaultFactory().create(type);
    }
}
