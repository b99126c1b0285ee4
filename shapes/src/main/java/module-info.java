/// The mathematics of a hand.
module sparrow.shapes {
    requires transitive sparrow.core;
    requires static org.jspecify;

    exports sparrow.shapes;
}
