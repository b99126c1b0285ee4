import { isRed, plain, sorted, tiles as read, type Tile } from '../tiles/tile';
import { SEATS, type Event, type Meld, type Seat, type Started } from './events';
import { place, seats, type Laid, type Marker, type Place, type Table } from './table';

/// The table before anything has happened in a hand.
export function start(started: Started): Table {
  const places: Table['places'] = {};
  for (const seat of SEATS) {
    const points = started.points[seat];
    if (points !== undefined) {
      places[seat] = { hand: [], melds: [], flowers: [], pond: [], words: [], points, open: false };
    }
  }
  return {
    started,
    log: [started],
    places,
    wall: { size: 0, taken: new Set() },
    phase: '',
    turn: started.dealer,
    pot: started.pot,
    markers: [],
    over: false,
  };
}

/// The table after an event; a `started` opens a new one.
export function after(table: Table | undefined, event: Event): Table {
  if (event.event === 'started') return start(event);
  if (!table) throw new Error('a hand begins with started');
  return { ...happen(table, event), log: [...table.log, event] };
}

export function fold(events: readonly Event[]): Table | undefined {
  return events.reduce<Table | undefined>(after, undefined);
}

function happen(table: Table, event: Exclude<Event, Started>): Table {
  switch (event.event) {
    case 'wall':
      return { ...table, wall: { size: read(event.tiles).length, taken: new Set() } };
    case 'began':
      return { ...table, phase: event.phase, offered: undefined };
    case 'dealt':
      return dealt(table, event.seat, read(event.tiles));
    case 'drew':
      return drew(table, event.seat, event.tile, event.at);
    case 'discarded':
      return discarded(table, event);
    case 'claimed':
      return claimed(table, event.seat, event.meld);
    case 'laid':
      return laid(table, event.seat, event.meld);
    case 'added':
      return added(table, event.seat, event.meld, event.tile);
    case 'taken back':
      return takenBack(table, event.seat, event.meld, read(event.tiles));
    case 'declared':
      return change(table, event.seat, (own) => ({ ...own, words: [...own.words, event.word] }));
    case 'exchanged':
      return exchanged(table, event);
    case 'joker taken':
      return jokerTaken(table, event);
    case 'retrieved':
      return retrieved(table, event);
    case 'revealed':
      return { ...table, markers: revealed(table.markers, { name: event.marker, at: event.at, tile: event.tile, to: event.to }) };
    case 'shown':
      return change(table, event.seat, (own) => ({ ...own, hand: read(event.tiles), open: true }));
    case 'turned':
      return change(table, event.seat, (own) => changing(own, event.meld, (meld) => ({ ...meld, tiles: read(event.tiles), manner: 'own' })));
    case 'won':
      return table;
    case 'paid':
      return paid(table, event.points, event.pot);
    case 'ended':
      return { ...table, over: true };
  }
}

function dealt(table: Table, seat: Seat, tiles: Tile[]): Table {
  const taken = new Set(table.wall.taken);
  for (let at = 0, left = tiles.length; left > 0; at++) {
    if (!taken.has(at)) {
      taken.add(at);
      left--;
    }
  }
  return change({ ...table, wall: { ...table.wall, taken } }, seat, (own) => receiving(own, tiles));
}

function drew(table: Table, seat: Seat, tile: Tile, at: number): Table {
  const wall = { ...table.wall, taken: new Set(table.wall.taken).add(at) };
  const drawn = change({ ...table, wall }, seat, (own) => ({ ...own, hand: [...own.hand, tile], drawn: tile }));
  return { ...moveTo(drawn, seat), offered: undefined };
}

function discarded(table: Table, event: Event & { event: 'discarded' }): Table {
  const { seat, tile, origin } = event;
  const before = table.log.at(-1)!;
  const declared = before.event === 'declared' && before.seat === seat;
  const thrown = change(table, seat, (own) => ({
    ...own,
    hand: origin === 'drawn' ? lessDrawn(own, tile) : less(own.hand, tile),
    drawn: undefined,
    pond: [...own.pond, declared ? { tile, origin, declared } : { tile, origin }],
  }));
  return { ...moveTo(thrown, seat), offered: { seat, tile, source: 'discard', meld: -1 } };
}

function claimed(table: Table, seat: Seat, meld: Meld): Table {
  const offer = table.offered;
  if (!offer) throw new Error(`${seat} claims a tile, but none is offered`);
  const own = [...read(meld.tiles)];
  own.splice(own.indexOf(offer.tile), 1);
  const without = change(table, offer.seat, (giver) =>
    offer.source === 'discard'
      ? { ...giver, pond: giver.pond.map((thrown, at) => (at === giver.pond.length - 1 ? { ...thrown, claimedBy: seat } : thrown)) }
      : changing(giver, offer.meld, (grown) => shrunk(grown, [offer.tile])),
  );
  const claiming = change(without, seat, (claimer) => laying(giving(claimer, own), meld));
  return { ...moveTo(claiming, seat), offered: undefined };
}

function laid(table: Table, seat: Seat, meld: Meld): Table {
  const tiles = read(meld.tiles);
  const laying_ = change(table, seat, (own) => laying(giving(own, tiles), meld));
  return { ...moveTo(laying_, seat), offered: { seat, tile: plain(tiles[0]!), source: 'laid', meld: -1 } };
}

function added(table: Table, seat: Seat, index: number, tile: Tile): Table {
  const grown = change(table, seat, (own) =>
    changing(giving(own, [tile]), index, (meld) => ({ ...meld, tiles: sorted([...meld.tiles, tile]), added: meld.added + 1 })),
  );
  return { ...moveTo(grown, seat), offered: { seat, tile, source: 'added', meld: index } };
}

function takenBack(table: Table, seat: Seat, index: number, tiles: Tile[]): Table {
  return {
    ...change(table, seat, (own) => receiving(changing(own, index, (meld) => shrunk(meld, tiles)), tiles)),
    offered: undefined,
  };
}

function exchanged(table: Table, event: Event & { event: 'exchanged' }): Table {
  let next: Table = { ...table, offered: undefined };
  for (const seat of seats(table)) {
    const given = event.given[seat];
    if (given !== undefined) next = change(next, seat, (own) => giving(own, read(given)));
  }
  for (const seat of seats(table)) {
    const received = event.received[seat];
    if (received !== undefined) next = change(next, seat, (own) => receiving(own, read(received)));
  }
  return next;
}

function jokerTaken(table: Table, event: Event & { event: 'joker taken' }): Table {
  const gave = change(table, event.seat, (own) => giving(own, [event.given]));
  const redeemed = change(gave, event.owner, (own) =>
    changing(own, event.meld, (meld) => ({ ...meld, tiles: sorted([...less(meld.tiles, '1j'), event.given]) })),
  );
  return change(redeemed, event.seat, (own) => receiving(own, ['1j']));
}

/// A tile out of a pond for one of the hand, which lies there in its stead.
function retrieved(table: Table, event: Event & { event: 'retrieved' }): Table {
  const gave = change(table, event.seat, (own) => giving(own, [event.given]));
  const replaced = change(gave, event.owner, (own) => ({ ...own, pond: own.pond.with(event.at, { tile: event.given, origin: 'hand' }) }));
  return { ...change(replaced, event.seat, (own) => receiving(own, [event.taken])), offered: undefined };
}

function revealed(markers: Marker[], shown: Marker): Marker[] {
  const old = markers.find((marker) => marker.at === shown.at && marker.name === shown.name);
  if (!old) return [...markers, shown];
  const again: Marker = {
    ...shown,
    tile: shown.tile === '?' ? old.tile : shown.tile,
    to: SEATS.filter((seat) => old.to.includes(seat) || shown.to.includes(seat)),
  };
  return [...markers.filter((marker) => marker !== old), again];
}

function paid(table: Table, points: Partial<Record<Seat, number>>, pot: number): Table {
  let next: Table = { ...table, pot: table.pot + pot };
  for (const seat of seats(table)) {
    next = change(next, seat, (own) => ({ ...own, points: own.points + (points[seat] ?? 0) }));
  }
  return next;
}

/// Another seat acts: nobody else has just drawn.
function moveTo(table: Table, seat: Seat): Table {
  const settled =
    seat !== table.turn && place(table, table.turn).drawn !== undefined
      ? change(table, table.turn, (own) => ({ ...own, drawn: undefined }))
      : table;
  return { ...settled, turn: seat };
}

function change(table: Table, seat: Seat, changing: (own: Place) => Place): Table {
  return { ...table, places: { ...table.places, [seat]: changing(place(table, seat)) } };
}

function receiving(own: Place, tiles: Tile[]): Place {
  return { ...own, hand: [...own.hand, ...tiles], drawn: undefined };
}

function giving(own: Place, tiles: Tile[]): Place {
  return { ...own, hand: tiles.reduce(less, own.hand), drawn: undefined };
}

function laying(own: Place, meld: Meld): Place {
  const tiles = read(meld.tiles);
  return meld.kind === 'flowers'
    ? { ...own, drawn: undefined, flowers: [...own.flowers, ...tiles] }
    : { ...own, drawn: undefined, melds: [...own.melds, { ...meld, tiles }] };
}

function changing(own: Place, index: number, meld: (before: Laid) => Laid): Place {
  return { ...own, drawn: undefined, melds: own.melds.map((each, at) => (at === index ? meld(each) : each)) };
}

function shrunk(meld: Laid, gone: Tile[]): Laid {
  return { ...meld, tiles: gone.reduce(less, meld.tiles), added: Math.max(0, meld.added - gone.length) };
}

/// The hand without the tile just drawn, which turns out to be `tile` where the viewer has not seen it.
function lessDrawn(own: Place, tile: Tile): Tile[] {
  if (own.drawn === undefined) throw new Error('discards the tile just drawn, but has drawn none');
  const at = own.hand.lastIndexOf(own.drawn);
  return at >= 0 ? own.hand.toSpliced(at, 1) : less(own.hand, tile);
}

/// The tiles without one of them: a known one if it is there, else a hidden one. Once one has left unseen, none is
/// known any more.
function less(tiles: Tile[], tile: Tile): Tile[] {
  if (tile === '?') return tiles.slice(1).map(() => '?');
  const known = tiles.indexOf(tile);
  const at = known >= 0 ? known : tiles.indexOf('?');
  if (at < 0) throw new Error(`has no ${isRed(tile) ? 'red ' : ''}${tile} in hand`);
  return tiles.toSpliced(at, 1);
}
