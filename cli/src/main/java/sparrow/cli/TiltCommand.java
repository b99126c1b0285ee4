package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.fit.Tilts;
import sparrow.desk.Mahjong;
import sparrow.odds.Fitting;
import sparrow.odds.Model;

/// `sparrow arena tilt GAME`: makes the chances that levels tell true again.
@Command(
        name = "tilt",
        description = {
            "Keeps the nets of a model, and finds out anew how the hands of each level end otherwise.",
            "That makes what a level tells true again after it has changed how it plays.",
            "What a level tells may change what it does, unless --keep is given."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same options give the same bytes, whatever the number of threads.",
            "  sparrow arena tilt GAME --model model.odds --matches 1000 --out model.odds"
        })
final class TiltCommand implements Callable<Integer> {
    private static final String MATCHES = "matches";

    /// Words in an origin that say how it was tilted.
    private static final String AND_THEN = "; then ";

    private static final String KEPT = " --keep";

    @Mixin private GameInPlay game = new GameInPlay();

    @Option(
            names = "--model",
            paramLabel = "FILE",
            required = true,
            description = "the model, as 'arena fit' writes one")
    private String model = "";

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "matches of each level, three times, or once with --keep (400)")
    private int matches = 400;

    @Option(
            names = "--keep",
            description = "keep how hands lean, so that levels play as before; only what is told")
    private boolean keep;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "write the model there")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        game.many().check(command, MATCHES, matches);
        FileToWrite written = new FileToWrite(command, file).checked();
        Mahjong listing = game.listing(command);
        Fitting fitting = FitCommand.fitting(command, listing);
        Model known = read(command);
        if (!known.measures().equals(fitting.measures())) {
            throw new BadInput(
                    command,
                    "the model "
                            + model
                            + " was fitted on something else than "
                            + listing.title()
                            + " measures now.");
        }
        Tilts.Anew anew = keep ? Tilts.Anew.TOLD : Tilts.Anew.ALL;
        Tilts tilts = new Tilts(game.rules().field(command, listing), fitting, game.many().seed());
        AtomicLong played = new AtomicLong();
        return ManyGames.play(
                command,
                MATCHES,
                tilts.all(known, matches, anew),
                bar -> {
                    Model tilted =
                            tilts.added(
                                    known,
                                    matches,
                                    anew,
                                    game.many().threads(),
                                    done -> {
                                        played.set(done);
                                        bar.show(done, "");
                                    });
                    written.write(named(tilted).bytes());
                },
                played::get,
                () -> {});
    }

    private Model read(CommandLine command) {
        try (InputStream in = Files.newInputStream(Path.of(model))) {
            return Model.read(in);
        } catch (NoSuchFileException _) {
            throw unreadable(command, "it is not there");
        } catch (IOException broken) {
            throw unreadable(command, String.valueOf(broken.getMessage()));
        }
    }

    private BadInput unreadable(CommandLine command, String why) {
        return new BadInput(command, "the model " + model + " cannot be read: " + why + ".");
    }

    /// The same, saying how it came about: by its fit, the last tilt, and what was told anew since.
    private Model named(Model tilted) {
        StringBuilder origin = new StringBuilder();
        for (String step : tilted.origin().split(AND_THEN)) {
            boolean fit = origin.isEmpty();
            if (fit || (keep && !step.endsWith(KEPT))) {
                origin.append(fit ? "" : AND_THEN).append(step);
            }
        }
        origin.append(AND_THEN)
                .append("arena tilt ")
                .append(game.typed())
                .append(" --matches ")
                .append(matches)
                .append(" --seed ")
                .append(game.many().seed())
                .append(keep ? KEPT : "");
        return new Model(origin.toString(), tilted.nets(), tilted.tilts());
    }
}
