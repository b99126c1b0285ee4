/// Every game by name.
module sparrow.catalog {
    requires transitive sparrow.desk;
    requires transitive sparrow.records;
    requires sparrow.formats;
    requires sparrow.american;
    requires sparrow.changchun;
    requires sparrow.filipino;
    requires sparrow.hongkong;
    requires sparrow.riichi;
    requires static org.jspecify;

    exports sparrow.catalog;
}
