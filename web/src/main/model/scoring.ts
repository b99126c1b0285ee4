/// What a game pays for under its rules, as the server tells it (docs/protocol.md).
export interface ScoringTable {
  /// What players call all of it.
  name: string;
  /// Heads what each entry is worth.
  values: string[];
  sections: ScoringSection[];
}

export interface ScoringSection {
  title: string;
  note: string;
  entries: ScoringEntry[];
}

export interface ScoringEntry {
  name: string;
  meaning: string;
  values: string[];
  /// The groups of a line of a card; groups of one colour are of one suit.
  printed?: Print[];
  example?: { hand: string; last: string; how: string };
}

export interface Print {
  text: string;
  colour: number;
}

/// How an entry stands for one's own hand: within reach, or out of it for good.
export interface ScoringMark {
  state: 'reach' | 'dead' | 'far';
  /// How far it is, in words.
  note: string;
}

/// What another player can still be after.
export interface OtherAim {
  name: string;
  /// The names of entries; none if any is possible.
  entries: string[];
  dead: boolean;
  /// Whether the player has shown anything.
  shown: boolean;
}

/// The sections with the entries that a search finds: every word of it is in a name, a meaning or the title of the section.
export function found(table: ScoringTable, query: string): ScoringSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return table.sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => {
        const text = `${section.title} ${entry.name} ${entry.meaning} ${entry.printed?.map((print) => print.text).join(' ') ?? ''}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.entries.length);
}

/// A name in small letters, words joined by hyphens: how programs call an entry.
export function keyOf(name: string): string {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join('-');
}

/// The entry of a name, or of what programs call it.
export function entryOf(table: ScoringTable | undefined, name: string): ScoringEntry | undefined {
  return table?.sections.flatMap((section) => section.entries).find((entry) => entry.name === name || keyOf(entry.name) === name);
}

/// A text in which programs' names of entries, such as `winds-and-dragons-4`, are those that players know.
export function withEntryNames(text: string, table: ScoringTable | undefined): string {
  return text.replace(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu, (key) => entryOf(table, key)?.name ?? key);
}
