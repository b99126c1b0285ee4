import { away, type Insight } from '../model/insight';
import type { PerSeat, Seat } from '../model/events';
import { writeHand } from '../model/notation';
import { place } from '../model/table';
import type { Scene } from '../table/scene';
import { compact, parse, type Tile } from '../tiles/tile';
import { api } from './api';

/// What hands that are known wait for, where the events do not tell it: the server says it, as it does in the analyser.
///
/// Without a connection nothing is known.
export class Waits {
  tiles = $state.raw<PerSeat<Tile[]>>({});

  /// Made while a component is.
  constructor(scene: () => Scene, asked: () => readonly Seat[]) {
    $effect(() => {
      const { game, table } = scene();
      for (const seat of asked()) {
        const { hand, drawn, melds } = place(table, seat);
        const tiles = drawn ? hand.toSpliced(hand.lastIndexOf(drawn), 1) : hand;
        const written = melds.map((meld) => (meld.from ? `(${compact(meld.tiles)})` : `[${compact(meld.tiles)}]`));
        api
          .answer(game, { hand: writeHand({ tiles, melds: written }), rules: table.started.rules })
          .then((answer) => (this.tiles = { ...this.tiles, [seat]: accepted(answer) }))
          .catch(() => (this.tiles = { ...this.tiles, [seat]: [] }));
      }
    });
  }
}

/// The tiles that complete a hand that is ready; none for another.
export function accepted(answer: Insight): Tile[] {
  return away(answer) === 1 ? (answer.accept ?? []).flatMap((each) => parse(each.split(':')[0]!) ?? []) : [];
}
