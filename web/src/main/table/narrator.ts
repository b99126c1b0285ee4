import { title, titles, tiles as read } from '../tiles/tile';
import type { TableFace } from '../games/face';
import type { Event, Seat } from '../model/events';
import { place, seats, wind, type Table } from '../model/table';
import { WIND_NAMES, declared, meldName } from '../model/words';
import { texts } from '../texts/en';
import type { Sound } from '../state/settings.svelte';

/// What happened, in one sentence for those who listen; empty where nothing need be said.
export function sentence(event: Event, face: TableFace, name: (seat: Seat) => string, you: Seat | undefined, table: Table): string {
  const who = 'seat' in event ? name(event.seat) : '';
  switch (event.event) {
    case 'drew':
      return event.seat === you ? `${texts.table.drew(title(event.tile))}. ${place(table, event.seat).hand.length} tiles.` : '';
    case 'discarded':
      return event.seat === you ? '' : `${texts.table.discards(who, title(event.tile))}.`;
    case 'claimed':
      return `${who}: ${meldName(face.words, event.meld)}, ${titles(read(event.meld.tiles))}.`;
    case 'laid':
      return event.meld.tiles.includes('?') ? `${who}: ${meldName(face.words, event.meld)}.` : `${texts.table.shows(who, titles(read(event.meld.tiles)))}.`;
    case 'added':
      return `${texts.table.adds(who, title(event.tile))}.`;
    case 'declared': {
      const answer = face.answerTo(table.phase, { action: 'declare', word: event.word, text: event.word });
      return answer ? `${who}: ${answer}.` : `${texts.table.declares(who, declared(face.words, event.word))}. ${left(face, table)}`;
    }
    case 'joker taken':
      return `${who}: joker of ${name(event.owner)} for ${title(event.given)}.`;
    case 'exchanged': {
      const received = you && event.received[you];
      return received ? `You received ${titles(read(received))}.` : 'Tiles were passed.';
    }
    case 'won':
      return `${texts.table.wins(who)}${event.from ? ` on the ${title(event.tile)} of ${name(event.from)}` : ` on ${title(event.tile)}`}.`;
    case 'paid':
      return Object.entries(event.points)
        .filter(([, change]) => change !== 0)
        .map(([seat, change]) => `${name(seat as Seat)} ${face.change(change!)}`)
        .join(', ');
    case 'ended':
      return face.ended[event.reason] ?? '';
    default:
      return '';
  }
}

function left(face: TableFace, table: Table): string {
  return `${face.tilesLeft(table)} ${texts.table.tilesLeft}.`;
}

export function soundOf(event: Event, you: Seat | undefined): Sound | undefined {
  switch (event.event) {
    case 'drew':
      return event.seat === you ? 'draw' : undefined;
    case 'discarded':
      return 'discard';
    case 'claimed':
    case 'laid':
    case 'added':
    case 'joker taken':
      return 'claim';
    case 'declared':
      return 'declare';
    case 'won':
      return 'win';
    case 'exchanged':
      return 'draw';
    default:
      return undefined;
  }
}

/// The whole table read aloud: round, tiles left, each seat's score and melds, the last discard.
export function readTable(face: TableFace, table: Table, name: (seat: Seat) => string): string {
  const dora = table.markers.filter((marker) => marker.tile !== '?').map((marker) => `${marker.name} marker ${title(marker.tile)}`);
  const people = seats(table).map((seat) => {
    const own = place(table, seat);
    const melds = own.melds.map((meld) => `${meldName(face.words, meld)} ${meld.tiles.includes('?') ? 'face down' : titles(meld.tiles)}`);
    return [`${name(seat)}, ${WIND_NAMES[wind(table, seat)]}, ${face.points(own.points)}`, ...own.words, ...melds].join(', ');
  });
  const last = table.offered ? `Last: ${title(table.offered.tile)} of ${name(table.offered.seat)}` : '';
  return [`Hand ${table.started.hand + 1}. ${left(face, table)}`, ...dora, ...people, last].filter(Boolean).join('. ') + '.';
}
