package sparrow.changchun;

/// What may lie open beside a hand that still counts as concealed, the values of the rule
/// `standing`.
enum Standing {
    NO,
    /// Special kongs.
    SPECIAL,
    /// Special kongs and any other.
    EXPOSED
}
