package sparrow.bulk;

/// Why Spark did not do what it was asked to, in a sentence without its end.
final class SparkFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SparkFailure(String sentence) {
        super(sentence);
    }

    SparkFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
