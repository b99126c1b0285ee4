package sparrow.server;

import java.util.Random;
import tools.jackson.databind.JsonNode;

/// How a guest plays in tests: something at random whenever asked.
final class Playing {
    private Playing() {}

    /// Plays until the match is over and returns what was said then.
    static JsonNode toTheEnd(Guest guest, Random random) {
        for (JsonNode message = guest.any(); ; message = guest.any()) {
            switch (message.path("type").asString()) {
                case "choice" -> choose(guest, message, random);
                case "pause" -> guest.say("{\"type\":\"ready\"}");
                case "over" -> {
                    return message;
                }
                case "refused", "trouble", "gone" -> throw new AssertionError(message.toString());
                default -> {}
            }
        }
    }

    /// Answers so many choices, each until it is acknowledged.
    static void some(Guest guest, Random random, int choices) {
        int answered = 0;
        while (answered < choices && !Thread.currentThread().isInterrupted()) {
            JsonNode message = guest.any();
            switch (message.path("type").asString()) {
                case "choice" -> choose(guest, message, random);
                case "answered" -> answered++;
                case "pause" -> guest.say("{\"type\":\"ready\"}");
                case "gone" -> throw new AssertionError(message.toString());
                default -> {}
            }
        }
    }

    /// The next choice, in the next hand if this one is over.
    static JsonNode choice(Guest guest) {
        return guest.next(message -> {
            if (message.path("type").asString().equals("pause")) {
                guest.say("{\"type\":\"ready\"}");
            }
            return message.path("type").asString().equals("choice");
        });
    }

    /// Plays on until interrupted, while a test does something else.
    static Thread meanwhile(Guest guest, Random random) {
        return Thread.startVirtualThread(() -> {
            try {
                some(guest, random, Integer.MAX_VALUE);
            } catch (IllegalStateException interrupted) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /// Any option, winning if one can.
    static void choose(Guest guest, JsonNode choice, Random random) {
        JsonNode options = choice.path("options");
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).path("action").asString().equals("win")) {
                guest.answer(choice, i);
                return;
            }
        }
        if (choice.path("kind").asString().equals("give")) {
            give(guest, choice);
            return;
        }
        guest.answer(choice, random.nextInt(options.size()));
    }

    /// Gives the first tiles one may.
    private static void give(Guest guest, JsonNode choice) {
        StringBuilder gift = new StringBuilder();
        String from = choice.path("from").asString();
        int left = choice.path("least").asInt();
        int start = 0;
        for (int i = 0; i < from.length() && left > 0; i++) {
            if (Character.isLetter(from.charAt(i))) {
                for (int at = start; at < i && left > 0; at++, left--) {
                    gift.append(from.charAt(at)).append(from.charAt(i));
                }
                start = i + 1;
            }
        }
        guest.say(
                "{\"type\":\"answer\",\"decision\":%d,\"give\":\"%s\"}"
                        .formatted(choice.path("decision").asInt(), gift));
    }
}
