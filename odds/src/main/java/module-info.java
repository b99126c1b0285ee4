/// How a hand will end: chances and points, from models fitted on games.
module sparrow.odds {
    requires transitive sparrow.core;
    requires static org.jspecify;

    exports sparrow.odds;
}
