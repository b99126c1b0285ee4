package sparrow.server.api;

import java.util.function.Function;

/// An address, and what is behind it.
///
/// @param path below the address of all, with names in braces for what may stand there
/// @param most how many bytes a request may carry; 0 if it carries nothing
/// @param work how much there is to do
public record Route(
        Method method, String path, int most, Work work, Function<Request, Reply> answer) {
    /// What is done with an address.
    public enum Method {
        GET,
        POST,
        DELETE
    }

    /// How much there is to do for an answer.
    public enum Work {
        /// So little that it is done at once.
        NONE,
        /// Little, unless the request is long.
        BY_LENGTH,
        /// A question, or a hand.
        SMALL,
        /// A whole file.
        LARGE
    }

    /// The most bytes of a question.
    public static final int QUESTION = 65_536;

    /// The most bytes of a hand that is replayed.
    public static final int HAND = 1_000_000;

    /// The most bytes of a file.
    public static final int FILE = 20_000_000;

    static Route get(String path, Work work, Function<Request, Reply> answer) {
        return new Route(Method.GET, path, 0, work, answer);
    }

    static Route post(String path, int most, Work work, Function<Request, Reply> answer) {
        return new Route(Method.POST, path, most, work, answer);
    }
}
