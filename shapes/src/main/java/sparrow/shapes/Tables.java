package sparrow.shapes;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.InflaterInputStream;

/// The machines of a family, for a suit and for the honors, and without needs how their classes
/// blend.
record Tables(Family family, Automaton suit, Automaton honors, Optional<Blend> blend) {
    /// Derived from the rules alone.
    static Tables derive(Family family) {
        Automaton suit = Automaton.derive(family, family.suit());
        Automaton honors = Automaton.derive(family, family.honors());
        Optional<Blend> blend =
                family.flagSets() > 1
                        ? Optional.empty()
                        : Optional.of(Blend.derive(family, suit, honors));
        return new Tables(family, suit, honors, blend);
    }

    /// As stored beside this class, which is quicker.
    static Tables load(Family family) {
        try (InputStream packed = Tables.class.getResourceAsStream(family.resource())) {
            if (packed == null) {
                throw new IllegalStateException(
                        "the resource " + family.resource() + " is missing");
            }
            byte[] bytes = new InflaterInputStream(packed).readAllBytes();
            return read(new DataInputStream(new ByteArrayInputStream(bytes)), family);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Tables read(DataInputStream in, Family family) throws IOException {
        Automaton suit = Automaton.read(in, family, family.suit().size());
        Automaton honors = Automaton.read(in, family, family.honors().size());
        Optional<Blend> blend =
                family.flagSets() > 1
                        ? Optional.empty()
                        : Optional.of(Blend.read(in, family, suit, honors));
        return new Tables(family, suit, honors, blend);
    }

    void write(DataOutputStream out) throws IOException {
        suit.write(out);
        honors.write(out);
        if (blend.isPresent()) {
            blend.get().write(out);
        }
    }
}
