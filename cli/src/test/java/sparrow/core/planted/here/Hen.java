package sparrow.core.planted.here;

import sparrow.core.planted.there.Egg;

/// One half of a planted cycle of packages.
public record Hen(Egg from) {}
