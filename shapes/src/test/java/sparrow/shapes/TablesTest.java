package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The stored tables say what the rules say. `-Dtables.update=true` writes them anew: `mvn -pl
/// shapes -am test -Dtest=TablesTest -Dtables.update=true`.
class TablesTest {
    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void the_stored_table_equals_the_derived_one(Family family) throws IOException {
        Tables derived = Tables.derive(family);
        if (Boolean.getBoolean("tables.update")) {
            write(derived);
            return;
        }
        assertThat(Tables.load(family)).isEqualTo(derived);
    }

    private static void write(Tables tables) throws IOException {
        Path folder =
                Path.of(
                        System.getProperty("sparrow.root", ".."),
                        "shapes/src/main/resources/sparrow/shapes");
        Files.createDirectories(folder);
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (var out = Files.newOutputStream(folder.resolve(tables.family().resource()));
                var packed = new DataOutputStream(new DeflaterOutputStream(out, best))) {
            tables.write(packed);
        }
        best.end();
    }
}
