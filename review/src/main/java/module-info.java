/// Recorded matches reviewed.
module sparrow.review {
    requires transitive sparrow.catalog;
    requires transitive sparrow.odds;
    requires sparrow.answers;
    requires static org.jspecify;

    exports sparrow.review;
}
