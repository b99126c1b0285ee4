package sparrow.shapes;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.InflaterInputStream;

/// The machines of a family, for a suit and for the honors.
record Tables(Family family, Automaton suit, Automaton honors) {
    /// Derived from the rules alone.
    static Tables derive(Family family) {
        return new Tables(
                family,
                Automaton.derive(family, family.suit()),
                Automaton.derive(family, family.honors()));
    }

    /// As stored beside this class, which is quicker.
    static Tables load(Family family) {
        try (InputStream packed = Tables.class.getResourceAsStream(family.resource())) {
            if (packed == null) {
                throw new IllegalStateException(
                        "the resource " + family.resource() + " is missing");
            }
            DataInputStream in = new DataInputStream(new InflaterInputStream(packed));
            return new Tables(
                    family,
                    Automaton.read(in, family, family.suit().size()),
                    Automaton.read(in, family, family.honors().size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The machine of one of the four components: three suits, then the honors.
    Automaton component(int component) {
        return component < Keys.HONORS ? suit : honors;
    }
}
