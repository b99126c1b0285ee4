/// Questions about a hand, asked and answered the same way in every game.
module sparrow.desk {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.shapes;
    requires static org.jspecify;

    exports sparrow.desk;
}
