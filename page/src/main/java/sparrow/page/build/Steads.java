package sparrow.page.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// In the page a class is replaced by the one of the same name below `sparrow.page.stead`, if there
/// is one: whatever needs threads, files, sockets or a library too large for a page.
public final class Steads extends SimpleSubstitutionPolicy {
    private static final String STEADS = "sparrow.page.stead.";

    private static final List<String> REPLACED =
            List.of("java.", "javax.", "tools.jackson.", "org.slf4j.", "sparrow.");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(Steads::isReplaced).packagePrefix(STEADS);
    }

    private static boolean isReplaced(String name) {
        return REPLACED.stream().anyMatch(name::startsWith) && !name.startsWith(STEADS);
    }
}
