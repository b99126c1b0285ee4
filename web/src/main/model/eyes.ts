import { compact, tiles } from '../tiles/tile';
import type { Event, Eyes, PerSeat } from './events';

/// An event as those eyes see it, as the engine shows it to them: what a review keeps of everybody is made what one seat saw.
export function seenBy(event: Event, eyes: Eyes): Event {
  if (eyes === 'REFEREE') return event;
  switch (event.event) {
    case 'wall':
      return { ...event, tiles: hidden(event.tiles), rolls: event.rolls.map(() => -1) };
    case 'dealt':
      return event.seat === eyes ? event : { ...event, tiles: hidden(event.tiles) };
    case 'drew':
      return event.seat === eyes ? event : { ...event, tile: '?' };
    case 'laid':
      return event.seat === eyes || event.meld.manner !== 'face_down' ? event : { ...event, meld: { ...event.meld, tiles: hidden(event.meld.tiles) } };
    case 'exchanged':
      return { ...event, given: own(event.given, eyes), received: own(event.received, eyes) };
    case 'revealed':
      return event.to.some((seat) => seat === eyes) || event.to.length === 4 ? event : { ...event, tile: '?' };
    case 'started':
    case 'began':
    case 'discarded':
    case 'claimed':
    case 'added':
    case 'taken back':
    case 'declared':
    case 'joker taken':
    case 'retrieved':
    case 'shown':
    case 'turned':
    case 'won':
    case 'paid':
    case 'ended':
      return event;
  }
}

function hidden(text: string): string {
  return compact(tiles(text).map(() => '?'));
}

function own(lists: PerSeat<string>, eyes: Eyes): PerSeat<string> {
  return Object.fromEntries(Object.entries(lists).map(([seat, list]) => [seat, seat === eyes ? list : hidden(list)]));
}
