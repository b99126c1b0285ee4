package sparrow.bulk;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.bulk.records.RecordTable;
import sparrow.cli.BadInput;
import sparrow.cli.Main;

/// `sparrow bulk stats DIR`: what the tables of records tell.
@Command(
        name = "stats",
        description = {
            "Tells what tables made by 'sparrow bulk records' come to.",
            "Rates by turn, level and player, what wins were paid for, and how often each class of"
                    + " tile dealt in."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow bulk stats tables"})
final class StatsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "the folder with the tables")
    private String folder = "";

    @Option(names = "--game", paramLabel = "GAME", description = "of one game alone (all)")
    private String game = "";

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "so many players and lines of a score sheet at most (20)")
    private int most = 20;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        if (most < 1 || most > 1_000_000) {
            throw new BadInput(command, "--most is from 1 to 1,000,000, not " + most + ".");
        }
        Path tables = TableFolder.written(command, folder);
        try (Session session = SparkOption.session(command)) {
            SparkSession spark = session.spark();
            spark.conf().set("spark.sql.shuffle.partitions", 2L * session.cores());
            for (RecordTable table : RecordTable.values()) {
                spark.read()
                        .parquet(new Path(tables, table.folder()).toString())
                        .createOrReplaceTempView(table.folder());
            }
            tell(spark);
        }
        return CommandLine.ExitCode.OK;
    }

    private void tell(SparkSession spark) {
        PrintWriter out = spec.commandLine().getOut();
        StatsSheet sheet = new StatsSheet(spark, out);
        sheet.print("Records", StatsQueries.GAMES);
        List<String> games =
                spark
                        .sql("select distinct game from matches order by game")
                        .collectAsList()
                        .stream()
                        .map((Row row) -> row.getString(0))
                        .toList();
        if (!game.isEmpty() && !games.contains(game)) {
            throw new BadInput(
                    spec.commandLine(),
                    "there is no match of '"
                            + game
                            + "' in the tables; they have "
                            + String.join(", ", games)
                            + ".");
        }
        StatsQueries.views(spark);
        for (String each : games) {
            if (game.isEmpty() || each.equals(game)) {
                StatsQueries.of(each, most).forEach(sheet::print);
            }
        }
        if (spark.table("bad").count() > 0) {
            sheet.print("What could not be read", StatsQueries.BAD);
        }
        out.flush();
    }
}
