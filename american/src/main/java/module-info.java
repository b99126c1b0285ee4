/// American mahjong: cards, whole games, levels that play them, and answers about a hand.
module sparrow.american {
    requires transitive sparrow.core;
    requires transitive sparrow.odds;
    requires transitive sparrow.desk;
    requires static org.jspecify;

    exports sparrow.american.card;
    exports sparrow.american.card.reader;
    exports sparrow.american.desk;
    exports sparrow.american.play;
    exports sparrow.american.table;
}
