package sparrow.riichi.play;

/// What may become of a hand: the way it follows, how far it is, how many tiles help, how likely it
/// wins and how many points that brings.
record Estimate(String way, int distance, int helpful, double chance, double points) {
    static final Estimate NONE = new Estimate("no yaku", RoughWay.NEVER, 0, 0, 0);

    /// The points it wins on average.
    double gain() {
        return chance * points;
    }
}
