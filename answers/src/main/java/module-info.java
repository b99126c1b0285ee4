/// Questions and answers as JSON.
module sparrow.answers {
    requires transitive sparrow.desk;
    requires transitive tools.jackson.databind;
    requires static org.jspecify;

    exports sparrow.answers;
}
