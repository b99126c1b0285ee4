package sparrow.formats.tenhou;

import java.util.List;

/// Ranks of players: XML numbers them, JSON names them. A rank of another place stays as it is.
final class Ranks {
    private static final List<String> NAMES =
            List.of(
                    "新人", "９級", "８級", "７級", "６級", "５級", "４級", "３級", "２級", "１級", "初段", "二段", "三段",
                    "四段", "五段", "六段", "七段", "八段", "九段", "十段", "天鳳位");

    private Ranks() {}

    static String number(String name) {
        int number = NAMES.indexOf(name);
        return number < 0 ? name : String.valueOf(number);
    }

    static String name(String number) {
        for (int i = 0; i < NAMES.size(); i++) {
            if (String.valueOf(i).equals(number)) {
                return NAMES.get(i);
            }
        }
        return number;
    }
}
