/// Games on disk.
module sparrow.records {
    requires transitive sparrow.core;
    requires transitive tools.jackson.databind;
    requires static org.jspecify;

    exports sparrow.records;
    exports sparrow.records.file;
    exports sparrow.records.replay;
}
