package sparrow.bulk.records;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import sparrow.bulk.records.MatchRows.Detail;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.odds.Fitting;
import sparrow.records.BadRecord;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;

/// Some files of records, which become one part of every table. Done again, it writes the same.
///
/// @param number of the part
/// @param root the folder that names of files begin below
/// @param files their names
/// @param out the folder of the tables
public record RecordPiece(int number, String root, List<String> files, String out, boolean measured)
        implements Serializable {
    private static final long serialVersionUID = 1L;

    /// What was read.
    public record Done(int files, int matches, int hands, int bad) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    public Done done() {
        try (Part part = new Part()) {
            if (number == 0) {
                part.begin();
            }
            int matches = 0;
            int hands = 0;
            int bad = 0;
            for (String file : files) {
                for (Rows rows : rows(file)) {
                    part.write(rows);
                    matches += rows.of(RecordTable.MATCHES).size();
                    hands += rows.of(RecordTable.HANDS).size();
                    bad += rows.of(RecordTable.BAD).size();
                }
            }
            part.finish();
            return new Done(files.size(), matches, hands, bad);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /// The rows of each record in a file, or why there are none.
    private List<Rows> rows(String file) {
        Reading<List<RecordText>> texts = bytes(file).then(Catalog.formats()::texts);
        return switch (texts) {
            case Reading.Misread<List<RecordText>>(int _, String why) ->
                    List.of(bad(file, "", why));
            case Reading.Read<List<RecordText>>(List<RecordText> all) ->
                    all.stream().map(text -> rows(file, text)).toList();
        };
    }

    private Rows rows(String file, RecordText text) {
        try {
            return MatchRows.of(
                    file, text.place(), text.text(), measured ? Detail.MEASURED : Detail.PLAIN);
        } catch (BadRecord bad) {
            return bad(file, text.place(), bad.sentence());
        } catch (RuntimeException | StackOverflowError broken) {
            // One strange record among millions must not end the work on the others.
            return bad(file, text.place(), "the reader fails: " + broken);
        }
    }

    private static Rows bad(String file, String place, String reason) {
        Rows rows = new Rows();
        rows.add(RecordTable.BAD)
                .append("file", file)
                .append("place", place)
                .append("reason", reason);
        return rows;
    }

    private Reading<byte[]> bytes(String file) {
        try (InputStream in = Files.newInputStream(Path.of(root).resolve(file))) {
            return new Reading.Read<>(in.readNBytes(RecordFile.MOST_BYTES + 1));
        } catch (IOException unreadable) {
            return new Reading.Misread<>(0, "the file cannot be read");
        }
    }

    /// The part of every table, written aside and then moved to its place: whoever is cut off
    /// leaves nothing that somebody would read.
    private final class Part implements AutoCloseable {
        private final Configuration configuration = new Configuration();
        private final org.apache.hadoop.fs.Path folder = new org.apache.hadoop.fs.Path(out);
        private final org.apache.hadoop.fs.Path aside =
                new org.apache.hadoop.fs.Path(
                        folder, "_unfinished/" + number + "-" + System.nanoTime());
        private final Map<RecordTable, ParquetWriter<Group>> writers =
                new EnumMap<>(RecordTable.class);

        /// Every table has a first part, and the first part has what there is once.
        void begin() throws IOException {
            for (RecordTable table : RecordTable.values()) {
                writer(table);
            }
            if (!measured) {
                return;
            }
            Rows names = new Rows();
            for (Mahjong game : Catalog.games()) {
                List<String> measures = game.fitting().map(Fitting::measures).orElse(List.of());
                for (int i = 0; i < measures.size(); i++) {
                    names.add(RecordTable.MEASURES)
                            .append("game", game.name())
                            .append("index", i)
                            .append("name", measures.get(i));
                }
            }
            write(names);
        }

        void write(Rows rows) throws IOException {
            for (RecordTable table : RecordTable.values()) {
                for (Group row : rows.of(table)) {
                    writer(table).write(row);
                }
            }
        }

        private ParquetWriter<Group> writer(RecordTable table) throws IOException {
            ParquetWriter<Group> writer = writers.get(table);
            if (writer == null) {
                writer =
                        ExampleParquetWriter.builder(
                                        HadoopOutputFile.fromPath(
                                                file(aside, table), configuration))
                                .withType(Rows.schema(table))
                                .withConf(configuration)
                                .withCompressionCodec(CompressionCodecName.SNAPPY)
                                .build();
                writers.put(table, writer);
            }
            return writer;
        }

        private org.apache.hadoop.fs.Path file(org.apache.hadoop.fs.Path below, RecordTable table) {
            return new org.apache.hadoop.fs.Path(
                    below,
                    String.format(Locale.ROOT, "%s/part-%06d.parquet", table.folder(), number));
        }

        void finish() throws IOException {
            FileSystem system = folder.getFileSystem(configuration);
            for (Map.Entry<RecordTable, ParquetWriter<Group>> each : writers.entrySet()) {
                each.getValue().close();
                org.apache.hadoop.fs.Path to = file(folder, each.getKey());
                system.mkdirs(to.getParent());
                system.delete(to, false);
                if (!system.rename(file(aside, each.getKey()), to)) {
                    throw new IOException("cannot move a part to " + to);
                }
            }
            writers.clear();
        }

        @Override
        public void close() throws IOException {
            for (ParquetWriter<Group> writer : writers.values()) {
                writer.close();
            }
            folder.getFileSystem(configuration).delete(aside, true);
        }
    }
}
