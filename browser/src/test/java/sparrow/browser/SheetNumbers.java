package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/// The numbers of a score sheet: what it tells of payments, its list and the points of the winners
/// say the same.
final class SheetNumbers {
    private static final String DISAGREEMENTS =
            """
            (parts) => {
              const number = (text) => Number(text.replace('−', '-').replace('+', '').replaceAll(',', ''));
              const sheet = document.querySelector('[data-testid=sheet]');
              const told = [...sheet.querySelectorAll('[data-testid=pays] dt')];
              const wrong = [];
              let sum = 0;
              for (const row of sheet.querySelectorAll('.standing tr')) {
                const seat = row.dataset.seat;
                const change = number(row.querySelector('.change').textContent);
                const paid = told.reduce((all, { dataset: { from, to, amount } }) => all
                  + (to === seat ? amount * (from === 'pot' ? 1 : from.length) : 0)
                  - (from !== 'pot' && from.includes(seat) ? Number(amount) : 0), 0) / parts;
                if (paid !== change) wrong.push(`${seat} is paid ${paid}, but its row says ${change}`);
                const total = sheet.querySelector(`[data-testid=total][data-seat=${seat}]`);
                if (total && number(total.textContent) !== change) {
                  wrong.push(`${seat} wins ${total.textContent}, but its row says ${change}`);
                }
                sum += change;
              }
              if (sheet.querySelectorAll('[data-from=pot], [data-to=pot]').length === 0 && sum !== 0) {
                wrong.push(`all changes together are ${sum}`);
              }
              return wrong;
            }
            """;

    private SheetNumbers() {}

    static void check(Page page, String game) {
        Object wrong = page.evaluate(DISAGREEMENTS, game.equals("filipino") ? 4 : 1);
        assertThat((List<?>) wrong).isEmpty();
    }
}
