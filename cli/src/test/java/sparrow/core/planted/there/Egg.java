package sparrow.core.planted.there;

import java.util.List;
import sparrow.core.planted.here.Hen;

/// The other half.
public record Egg(List<Hen> from) {
    public Hen first() {
        return from.getFirst();
    }
}
