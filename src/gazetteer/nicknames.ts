import { fileURLToPath } from 'node:url';
import { readTable } from '../tables/read-table.ts';
import { TableError, type Problem } from '../tables/row.ts';
import { wordKey } from '../text/words.ts';

/** What people call a place. */
export interface Nickname {
  /** Postal code of the state that most of it is in. */
  readonly state: string;
  /** The city that it is, or is a part of. */
  readonly city?: string;
  /** The first city in the name of the metro area that it is. */
  readonly metro?: string;
}

const FILE = fileURLToPath(new URL('../../mappings/nicknames.tsv', import.meta.url));
const MEANS = /^(?<kind>city|metro|state)(?: (?<name>.+))?$/u;

function readNicknames(): ReadonlyMap<string, Nickname> {
  const problems: Problem[] = [];
  const nicknames = readTable(FILE, ['name', 'state', 'means'], problems).map((row): [string, Nickname] => {
    const { kind, name } = MEANS.exec(row.get('means'))?.groups ?? {};
    if (kind === undefined || (kind === 'state') !== (name === undefined)) row.report('means', 'must be "state", "city NAME", or "metro FIRST CITY"');
    return [
      row.text('name'),
      { state: row.text('state'), ...(kind === 'city' && name !== undefined ? { city: name } : kind === 'metro' && name !== undefined ? { metro: name } : {}) },
    ];
  });
  if (problems.length > 0) throw new TableError('The list of nicknames is invalid', problems);
  return new Map(nicknames);
}

/** By the names of mappings/nicknames.tsv. */
export const NICKNAMES = readNicknames();

/** The place that a text is the nickname of. With periods first: "L.A." is Los Angeles, "LA" is Louisiana. */
export const nicknamed = (text: string): Nickname | undefined => NICKNAMES.get(text.toLowerCase()) ?? NICKNAMES.get(wordKey(text));
