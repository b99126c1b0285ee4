package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.desk.Mahjong;
import sparrow.formats.mjai.bot.MjaiBot;
import sparrow.records.BadRecord;

/// `sparrow mjai --bot LEVEL`: a bot at a table of another program.
@Command(
        name = "mjai",
        description = {
            MjaiBot.PURPOSE,
            "An event or a JSON array of events comes in on each line, one action goes out."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "@|bold sparrow arena bots|@ lists the bots."})
final class MjaiCommand implements Runnable {
    private static final int LONGEST_LINE = 1_000_000;
    private static final String TOO_LONG =
            "{\"type\":\"error\",\"message\":\"a line has a million bytes at most\"}";

    @Option(
            names = "--bot",
            paramLabel = "LEVEL",
            required = true,
            description = "who plays, such as intermediate")
    private String level = "";

    @Option(names = "--seed", paramLabel = "S", description = "the seed of the bot's chance (1)")
    private long seed = 1;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        CommandLine command = spec.commandLine();
        Mahjong game = Catalog.game(MjaiBot.GAME).orElseThrow();
        Level bot = GameOptions.bot(command, game, level);
        MjaiBot player = new MjaiBot(bot, Seed.splitMix64(seed));
        int[] lines = {0};
        Batch.Line line =
                (bytes, from, to, answer) -> {
                    lines[0]++;
                    String told = new String(bytes, from, to - from, UTF_8);
                    answer.append(answer(player, told, lines[0]));
                };
        new Batch(() -> line, LONGEST_LINE, TOO_LONG, 1)
                .answer(System.in, command.getOut(), ProgressBar.none());
    }

    private String answer(MjaiBot player, String line, int number) {
        try {
            return player.answer(line);
        } catch (BadRecord bad) {
            throw new BadInput(spec.commandLine(), "line " + number + ": " + bad.sentence() + ".");
        }
    }
}
