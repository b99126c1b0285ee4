import type { PerSeat, Seat } from '../model/events';
import { SIZES, type Counts, type Review, type ReviewedChoice, type SeatSummary } from './review';

const MOST = 10;

/// The reviews of single hands, in the order of the match, as one review: what `summary` tells is counted anew.
export function combined(parts: readonly Review[]): Review {
  const first = parts[0]!;
  const choices = parts.flatMap((part) => part.choices);
  const summary: PerSeat<SeatSummary> = {};
  for (const seat of first.seats) summary[seat] = summed(parts.flatMap((part) => part.summary[seat] ?? []), choices, seat, first.reviewed.includes(seat));
  return { ...first, hands: parts.flatMap((part) => part.hands), choices, summary };
}

function summed(parts: readonly SeatSummary[], choices: readonly ReviewedChoice[], seat: Seat, reviewed: boolean): SeatSummary {
  const total = (of: (part: SeatSummary) => number | undefined) => parts.reduce((sum, part) => sum + (of(part) ?? 0), 0);
  const own = choices.map((choice, at) => ({ choice, at })).filter(({ choice }) => choice.seat === seat);
  const placement = parts.some((part) => part.placement) ? { placement: { cost: total((part) => part.placement?.cost) } } : {};
  return {
    result: total((part) => part.result),
    // Hands are independent of one another: so are the errors of their parts.
    ...(parts.length && parts.every((part) => part.tiles !== undefined)
      ? { tiles: total((part) => part.tiles), play: total((part) => part.play), interval: Math.sqrt(total((part) => (part.interval ?? 0) ** 2)) }
      : {}),
    ...(reviewed ? { ...counted(own.map(({ choice }) => choice)), ...judged(own), ...placement, unclear: total((part) => part.unclear) } : {}),
  };
}

function counted(choices: readonly ReviewedChoice[]): Counts {
  const [, inaccuracies, mistakes, blunders] = SIZES.map((size) => choices.filter((choice) => choice.size === size).length);
  return { choices: choices.length, cost: choices.reduce((sum, { cost }) => sum + cost, 0), inaccuracies: inaccuracies!, mistakes: mistakes!, blunders: blunders! };
}

function judged(own: readonly { choice: ReviewedChoice; at: number }[]): Pick<SeatSummary, 'accuracy' | 'costliest' | 'kinds'> {
  const costly = own.filter(({ choice }) => choice.size !== 'none');
  const kinds = [...new Set(own.map(({ choice }) => choice.kind))];
  return {
    accuracy: own.length ? 1 - costly.length / own.length : 1,
    costliest: costly.toSorted((one, other) => other.choice.cost - one.choice.cost).slice(0, MOST).map(({ at }) => at),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, counted(own.map(({ choice }) => choice).filter((choice) => choice.kind === kind))])),
  };
}
