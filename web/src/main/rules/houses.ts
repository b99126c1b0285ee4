import { load, save } from '../state/store';

/// House rules that somebody plays by again and again, kept in the browser.
export interface House {
  name: string;
  game: string;
  preset: string;
  /// What differs from the preset.
  options: Record<string, string>;
  /// What differs from the usual settings of a table.
  settings: Record<string, string>;
}

const MOST = 50;

const isSame = (one: House, other: House) => one.game === other.game && one.name === other.name;

export function housesOf(game: string): House[] {
  return load<House[]>('houses', []).filter((house) => house.game === game);
}

/// Keeps a set; one of the same name and game is replaced.
export function keepHouse(house: House): void {
  save('houses', [house, ...load<House[]>('houses', []).filter((each) => !isSame(each, house))].slice(0, MOST));
}

export function dropHouse(house: House): void {
  save('houses', load<House[]>('houses', []).filter((each) => !isSame(each, house)));
}
