package sparrow.shapes;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.InflaterInputStream;

/// The machines of a family, for a suit and for the honors, and how their classes add up: by
/// [Blend] where nothing need be shown, else by [Sums].
record Tables(
        Family family,
        Automaton suit,
        Automaton honors,
        Optional<Blend> blend,
        Optional<Sums> sums) {
    /// Derived from the rules alone.
    static Tables derive(Family family) {
        Automaton suit = Automaton.derive(family, family.suit());
        Automaton honors = Automaton.derive(family, family.honors());
        return family.flagSets() > 1
                ? adding(family, suit, honors, Sums.derive(family, suit, honors))
                : blending(suit, honors, Blend.derive(family, suit, honors));
    }

    private static Tables blending(Automaton suit, Automaton honors, Blend blend) {
        return new Tables(blend.family, suit, honors, Optional.of(blend), Optional.empty());
    }

    private static Tables adding(Family family, Automaton suit, Automaton honors, Sums sums) {
        return new Tables(family, suit, honors, Optional.empty(), Optional.of(sums));
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
        int classes = suit.vectors.length + honors.vectors.length;
        return family.flagSets() > 1
                ? adding(family, suit, honors, Sums.read(in, classes))
                : blending(suit, honors, Blend.read(in, family, suit, honors));
    }

    void write(DataOutputStream out) throws IOException {
        suit.write(out);
        honors.write(out);
        if (blend.isPresent()) {
            blend.get().write(out);
        }
        if (sums.isPresent()) {
            sums.get().write(out);
        }
    }
}
