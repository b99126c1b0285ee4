package sparrow.bulk;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.sql.SparkSession;

/// What is asked of the tables. A column called `%` is a share of one, shown in percent; the last
/// one of them is drawn as a bar.
final class StatsQueries {
    static final String GAMES =
            """
            select game, count(*) as matches, sum(hands) as hands,
              count_if(not finished) as unfinished
            from matches group by game order by game
            """;

    static final String BAD =
            """
            select count(*) as files, reason from bad group by reason order by files desc, reason limit 20
            """;

    private StatsQueries() {}

    /// A row for each seat of each finished hand, and what became of it.
    static void views(SparkSession spark) {
        spark.sql(
                        """
                        select h.game, h.match, h.hand, p.seat, p.name, p.level,
                          h.points_after[p.seat] - h.points_before[p.seat] as gained,
                          w.seat is not null as won,
                          coalesce(w.own, false) as drawn,
                          d.seat is not null as dealt,
                          h.winners = 0 as nobody,
                          coalesce(w.melds, 0) as melds
                        from hands h join players p on h.match = p.match
                        left join (
                          select match, hand, seat, bool_or(`from` is null) as own, max(melds) as melds
                          from wins group by match, hand, seat) w
                          on h.match = w.match and h.hand = w.hand and p.seat = w.seat
                        left join (
                          select distinct match, hand, `from` as seat from wins where `from` is not null) d
                          on h.match = d.match and h.hand = d.hand and p.seat = d.seat
                        where h.finished
                        """)
                .createOrReplaceTempView("seat_hands");
    }

    /// By title, in order.
    static Map<String, String> of(String game, int most) {
        String named = "'" + game.replace("'", "''") + "'";
        Map<String, String> all = new LinkedHashMap<>();
        all.put(game + ": by level", rates("level", named, most));
        all.put(game + ": by player", rates("name", named, most));
        all.put(
                game + ": discards by turn, and how the hand ended for the seat",
                """
                select turn, count(*) as discards,
                  avg(cast(end = 'win' as double)) as `won %%`,
                  avg(cast(end like 'deals_in%%' as double)) as `dealt in %%`,
                  avg(cast(end = 'nobody' as double)) as `nobody won %%`,
                  avg(cast(end = 'deals_in_now' as double)) as `dealt in with it %%`
                from decisions where game = %s and kind = 'discard' and end is not null
                group by turn order by turn limit 30
                """
                        .formatted(named));
        all.put(
                game + ": wins by turn",
                """
                select turn, count(*) as wins, avg(cast(`from` is null as double)) as `self-drawn %%`,
                  avg(gained) as `points a win`,
                  count(*) / (select count(*) from wins where game = %s) as `of all wins %%`
                from wins where game = %s group by turn order by turn limit 30
                """
                        .formatted(named, named));
        all.put(game + ": what wins were paid for", lines("win", named, most));
        all.put(game + ": what else was paid for", lines("not win", named, most));
        all.put(
                game + ": discards by class of tile, and how many others threatened to win",
                """
                select tile_class as class, least(threats, 2) as threats,
                  case when threats = 0 then '' when thrown_by_threats then 'thrown by them' else 'new to them' end as tile,
                  count(*) as discards, avg(cast(end = 'deals_in_now' as double)) as `dealt in %%`
                from decisions where game = %s and tile_class is not null and end is not null
                group by 1, 2, 3 order by 2, 1, 3
                """
                        .formatted(named));
        return all;
    }

    private static String rates(String by, String game, int most) {
        return """
        select %s as %s, count(*) as hands, avg(gained) as `points a hand`,
          avg(cast(nobody as double)) as `nobody won %%`,
          avg(cast(dealt as double)) as `dealt in %%`,
          sum(cast(drawn as int)) / greatest(1, sum(cast(won as int))) as `self-drawn of wins %%`,
          avg(cast(won as double)) as `won %%`
        from seat_hands where game = %s and %s <> '' group by %s order by hands desc, %s limit %d
        """
                .formatted(by, by, game, by, by, by, most);
    }

    private static String lines(String which, String game, int most) {
        return """
        select line, unit, count(*) as times, avg(gained) as `points with it`,
          count(*) / (select count(*) from hands where game = %s and finished) as `of all hands %%`
        from (select distinct match, hand, seat, line, unit, gained from payments
          where game = %s and %s and (amount <> 0 or unit = ''))
        group by line, unit order by times desc, line, unit limit %d
        """
                .formatted(game, game, which, most);
    }
}
