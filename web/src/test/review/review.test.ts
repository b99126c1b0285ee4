import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold } from '$lib/model/fold';
import { place } from '$lib/model/table';
import { closed } from '$lib/review/board';
import { combined } from '$lib/review/combine';
import { filled } from '$lib/review/file';
import { brought, graphOf, stepAt, ticks } from '$lib/review/graph';
import { choiceAt, costliest, filtered, neighbour, Scale, SIZES, type Filter, type Review } from '$lib/review/review';

const GAMES = ['riichi', 'american', 'filipino', 'changchun', 'hongkong'];
const read = (game: string) => JSON.parse(readFileSync(`src/test/reviews/${game}.json`, 'utf8')) as Review;
const ALL: Filter = { seat: '', kind: '', size: 'none', hand: undefined };

/// The same hand played so many times, as the server tells single hands.
const match = (game: string, hands: number): Review[] =>
  Array.from({ length: hands }, (_, at) => {
    const part = structuredClone(read(game));
    part.choices.forEach((choice) => (choice.hand = at));
    return part;
  });

describe.each(GAMES)('a review of %s', (game) => {
  const review = read(game);

  it('is found choice by choice, forward and back', () => {
    const costly = filtered(review, { ...ALL, size: 'inaccuracy' });
    expect(costly.length).toBe(review.choices.filter(({ size }) => size !== 'none').length);
    const seen = [];
    for (let at = neighbour(costly, { hand: 0, after: 0 }, true); at; at = neighbour(costly, at.choice, true)) seen.push(at.choice.after);
    expect(seen).toEqual([...new Set(costly.map(({ choice }) => choice.after))]);
    const back = neighbour(costly, { hand: 9, after: 0 }, false);
    expect(back).toEqual(costly.at(-1));
    for (const { at, choice } of costly) expect(choiceAt(review, choice, choice.seat)?.at).toBe(at);
  });

  it('can be filtered by seat, kind, size and hand', () => {
    for (const { seat, kind, size, hand } of review.choices) {
      const found = filtered(review, { seat, kind, size, hand });
      expect(found.length).toBeGreaterThan(0);
      for (const { choice } of found) {
        expect([choice.seat, choice.kind, choice.hand]).toEqual([seat, kind, hand]);
        expect(SIZES.indexOf(choice.size)).toBeGreaterThanOrEqual(SIZES.indexOf(size));
      }
    }
    expect(filtered(review, { ...ALL, hand: 1 })).toEqual([]);
  });

  it('is drawn from the deal to the end of every hand', () => {
    const graph = graphOf(review);
    expect(graph.starts).toEqual([0]);
    expect(graph.steps.length).toBe(review.hands[0]!.course.length + (review.hands[0]!.after ? 1 : 0));
    expect(stepAt(graph, { hand: 0, after: review.hands[0]!.events.length })).toBe(graph.steps.length - 1);
    expect(stepAt(graph, { hand: 1, after: 1 })).toBe(-1);
    graph.steps.forEach((step, at) => {
      if (!step.end) expect(stepAt(graph, step)).toBe(at);
      for (const points of Object.values(step.expected)) {
        expect(points).toBeGreaterThanOrEqual(graph.low);
        expect(points).toBeLessThanOrEqual(graph.high);
      }
    });
    const draw = graph.steps.find((step) => step.seat)!;
    expect(brought(draw, 'A')).toEqual({ seat: draw.seat, tile: draw.tile, points: draw.tiles![draw.seat!] });
  });

  it('hand by hand is the review of the match', () => {
    expect(combined([review]).choices).toEqual(review.choices);
    for (const seat of review.seats) {
      const [whole, told] = [combined([review]).summary[seat]!, review.summary[seat]!];
      const left = { cost: 0, kinds: 0, accuracy: 0, interval: 0, costliest: 0 };
      expect({ ...whole, ...left }).toEqual({ ...told, ...left });
      // Those that cost as much as each other, as they are told, may stand in any order.
      const costs = (of: typeof told) => of.costliest!.map((at) => review.choices[at]!.cost);
      expect(costs(whole)).toEqual(costs(told));
      expect(whole.accuracy).toBeCloseTo(told.accuracy!, 3);
      expect(whole.interval).toBeCloseTo(told.interval!, 6);
      // Costs are told in tenths, each rounded by itself.
      expect(Math.abs(whole.cost! - told.cost!)).toBeLessThanOrEqual(0.05 * (told.choices! + 1));
      expect(Object.keys(whole.kinds!).sort()).toEqual(Object.keys(told.kinds!).sort());
      const three = combined(match(game, 3)).summary[seat]!;
      expect(three.result).toBe(3 * told.result);
      expect(three.interval).toBeCloseTo(Math.sqrt(3) * told.interval!, 6);
      expect(three.choices).toBe(3 * told.choices!);
      expect(three.costliest!.length).toBe(Math.min(10, 3 * (told.inaccuracies! + told.mistakes! + told.blunders!)));
    }
  });

  it('names the costliest choices of some seats, the worst first', () => {
    const worst = costliest(review, review.seats).map(({ choice }) => choice.cost);
    expect(worst).toEqual(worst.toSorted((one, other) => other - one));
    expect(worst[0]).toBe(Math.max(...review.choices.map(({ cost }) => cost)));
  });

  it('shows a seat no tiles that it did not see', () => {
    for (const { seat, after, hand } of review.choices) {
      const table = closed(fold(review.hands[hand]!.events.slice(0, after))!, seat);
      for (const other of review.seats) expect(place(table, other).hand.every((tile) => tile === '?')).toBe(other !== seat);
    }
  });
});

describe('points', () => {
  const scale = (unit: number, inaccuracy: number) => new Scale({ unit, sizes: { inaccuracy, mistake: 0, blunder: 0 } });
  it('have as many places as make the smallest mistake visible', () => {
    expect(scale(1, 120).signed(-1234.6)).toBe('−1,235');
    expect(scale(1, 1.2).signed(12.34)).toBe('+12.3');
    expect(scale(4, 0.4).plain(0.7)).toBe('0.18');
  });
  it('of nothing have no sign', () => {
    expect(scale(1, 120).signed(-0.3)).toBe('0');
    expect(scale(1, 120).signed(0.3)).toBe('0');
  });
});

describe('the lines behind a graph', () => {
  it('stand at round numbers within it', () => {
    expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-3, 3, 3)).toEqual([-2, 0, 2]);
    expect(ticks(21_300, 33_100, 5)).toEqual([22_500, 25_000, 27_500, 30_000, 32_500]);
  });
});

describe('the page of a review', () => {
  const template = '<p></p><script type="application/json" id="review">null</script>';
  it('holds names that try to be something else', () => {
    const review = { ...read('riichi'), players: { A: '</script><script>alert(1)</script>$&' } };
    const html = filled(template, review);
    expect(html.match(/<script/g)).toHaveLength(1);
    const text = /id="review">(.*)<\/script>$/s.exec(html)![1]!;
    expect(JSON.parse(text)).toEqual(review);
  });
  it('must have a place for it', () => {
    expect(() => filled('<p></p>', read('riichi'))).toThrow('no place');
  });
});
