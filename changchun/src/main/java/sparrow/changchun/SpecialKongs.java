package sparrow.changchun;

/// Which special kongs a house plays, the values of the rule `special_kongs`.
enum SpecialKongs {
    ALL,
    HONORS,
    NO
}
