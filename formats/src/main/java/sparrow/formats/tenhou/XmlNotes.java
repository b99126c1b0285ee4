package sparrow.formats.tenhou;

/// What only Tenhou's records tell of a match.
final class XmlNotes {
    static final String SEED = "tenhou seed";
    static final String SEED_REFERENCE = "tenhou seed reference";
    static final String TYPE = "tenhou type";
    static final String RULES = "tenhou rules";
    static final String FIRST_DEALER = "tenhou first dealer";

    private XmlNotes() {}
}
