import type { ScoringTable } from '../model/scoring';
import type { Scene } from '../table/scene';
import { scoringOf } from './scoring';

/// What is paid for at a table: it explains and names lines, which stand as they are without a connection.
export class PaidFor {
  table = $state.raw<ScoringTable>();

  /// Made while a component is.
  constructor(scene: () => Scene | undefined) {
    const game = $derived(scene()?.game);
    const rules = $derived(scene()?.table.started.rules);
    $effect(() => {
      if (!game || !rules) return;
      scoringOf(game, rules)
        .then((table) => (this.table = table))
        .catch(() => (this.table = undefined));
    });
  }
}
