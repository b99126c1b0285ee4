package sparrow.server;

/// Tables as tests want them.
final class Tables {
    private Tables() {}

    /// A person with quick bots.
    static String alone(String game) {
        return """
        {"game":"%s","settings":{"bot_delay_ms":"0","assist":"yes"},
         "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}}\
        """
                .formatted(game);
    }

    /// Four people.
    static String ofPeople(String game, int claimWindow) {
        return """
        {"game":"%s","settings":{"claim_window_ms":"%d","turn_ms":"60000","away_ms":"60000",
                                 "assist":"yes"},
         "seats":{"A":"person","B":"person","C":"person","D":"person"}}\
        """
                .formatted(game, claimWindow);
    }
}
