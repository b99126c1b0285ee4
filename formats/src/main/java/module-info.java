/// Games in the formats of other programs.
module sparrow.formats {
    requires transitive sparrow.records;
    requires transitive sparrow.riichi;
    requires java.xml;
    requires tools.jackson.databind;
    requires static org.jspecify;

    exports sparrow.formats;
    exports sparrow.formats.mjai;
    exports sparrow.formats.mjai.bot;
    exports sparrow.formats.replay;
    exports sparrow.formats.tenhou;
}
