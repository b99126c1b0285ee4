package sparrow.riichi.play;

/// What may become of a hand: the aim it follows, how far it is, how many tiles help, how likely it
/// wins and how many points that brings.
record Outlook(String aim, int distance, int helpful, double chance, double points) {
    static final Outlook NONE = new Outlook("no yaku", Aim.NEVER, 0, 0, 0);

    /// The points it wins on average.
    double gain() {
        return chance * points;
    }
}
