import { fileURLToPath } from 'node:url';
import { once } from '../../runtime/once.ts';
import { readTable } from '../../tables/read-table.ts';
import { TableError, type Problem, type Row } from '../../tables/row.ts';
import { gerundsOf, plainVerbsOf } from './activities.ts';

/** An activity, and the titles of the people who do it. */
export interface ListedActivity {
  /** The plain form, with the words that belong to it: "take care of". */
  readonly verb: string;
  /** What it is done to, in the singular; `*` for anything. Empty for a verb alone. */
  readonly object: string;
  /** Words of which one must also be in the text. None for any text. */
  readonly details: readonly string[];
  /** Known titles, equally likely. None for what nobody is paid for. */
  readonly titles: readonly string[];
}

/** An activity of one verb, by words. */
export interface ActivityOfVerb {
  /** The words that belong to the verb: "care" and "of" of "take care of". */
  readonly particles: readonly string[];
  readonly object: readonly string[];
  readonly details: readonly string[];
  readonly titles: readonly string[];
}

/** The activities of a verb by the last word of what it is done to. */
export type ActivitiesOfVerb = ReadonlyMap<string, readonly ActivityOfVerb[]>;

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../mappings/${name}`, import.meta.url));
const ACTIVITIES = fileOf('activities.tsv');
const FAMILIES = fileOf('activity-words.tsv');
/** A family of words inside a value: "{kid} to swim". */
const FAMILY = /\{([^{}]*)\}/u;

/** A value of a line, and whether it is written there, and not in a family. */
interface Value {
  readonly text: string;
  readonly isWritten: boolean;
}

/**
 * The activities of mappings/activities.tsv: each verb of a line with each of its objects. What a line has word for word replaces what another line has by a family:
 * `{fix} | piano` is an exception to `{fix} | {instrument}`.
 */
export function readActivities(): ListedActivity[] {
  const problems: Problem[] = [];
  const families = new Map(readTable(FAMILIES, ['family', 'words'], problems).map((row) => [row.get('family'), row.list('words')]));
  const found = new Map<string, ListedActivity & { readonly line: Row; readonly written: number }>();
  for (const line of readTable(ACTIVITIES, ['verb', 'object', 'detail', 'titles'], problems)) {
    const [verbs, objects, details] = (['verb', 'object', 'detail'] as const).map((column) => valuesOf(line, column, families)) as [Value[], Value[], Value[]];
    if (verbs.length === 0) line.report('verb', 'must not be empty');
    if (objects.length === 0 && details.length === 0) line.report('object', 'must not be empty without a detail');
    const rest = { details: details.map(({ text }) => text), titles: line.list('titles'), line };
    for (const verb of verbs)
      for (const object of objects.length === 0 ? [{ text: '', isWritten: true }] : objects) {
        const key = [verb.text, object.text, ...rest.details.toSorted()].join('|');
        const written = Number(verb.isWritten) + Number(object.isWritten);
        const other = found.get(key);
        if (other?.written === written && other.titles.join('|') !== rest.titles.join('|'))
          line.report('object', `has "${verb.text} ${object.text}", and another line other titles for it`);
        if (other === undefined || other.written < written) found.set(key, { verb: verb.text, object: object.text, ...rest, written });
      }
  }
  if (problems.length > 0) throw new TableError('The list of activities is invalid', problems);
  return [...found.values()].map(({ verb, object, details, titles }) => ({ verb, object, details, titles }));
}

function valuesOf(line: Row, column: string, families: ReadonlyMap<string, readonly string[]>): Value[] {
  const expand = (text: string): string[] => {
    const [braces, name = ''] = FAMILY.exec(text) ?? [];
    if (braces === undefined) return [text];
    const words = families.get(name);
    if (words === undefined) line.report(column, `has the unknown family "${name}"`);
    return (words ?? []).flatMap((word) => expand(text.replace(braces, word)));
  };
  return line.list(column).flatMap((item) => expand(item).map((text) => ({ text, isWritten: !FAMILY.test(item) })));
}

/** Made when it is first asked for: most programs read no sentences. */
const byGerund = once(activitiesByGerund);

function activitiesByGerund(): ReadonlyMap<string, ActivitiesOfVerb> {
  const found = new Map<string, Map<string, ActivityOfVerb[]>>();
  // The same words of many activities are kept once.
  const splits = new Map<string, readonly string[]>();
  const split = (text: string): readonly string[] => {
    const words = splits.get(text) ?? (text === '' ? [] : text.split(' '));
    splits.set(text, words);
    return words;
  };
  for (const { verb, object, details, titles } of readActivities()) {
    const [first = '', ...particles] = split(verb);
    const words = split(object);
    const last = words.at(-1) ?? '';
    const activity = { particles: split(particles.join(' ')), object: words, details, titles };
    for (const gerund of gerundsOf(first)) {
      const ofVerb = found.get(gerund) ?? new Map<string, ActivityOfVerb[]>();
      found.set(gerund, ofVerb);
      const others = ofVerb.get(last);
      if (others === undefined) ofVerb.set(last, [activity]);
      else others.push(activity);
    }
  }
  return found;
}

/** The listed activities of a verb in any form: "cut", "cuts", "cutting", and, if it is the past, "sold" or "cleaned". */
export function activitiesOf(verb: string): { readonly ofVerb: readonly ActivitiesOfVerb[]; readonly isPast: boolean } {
  const present = byGerunds([verb, ...gerundsOf(verb)]);
  if (present.length > 0) return { ofVerb: present, isPast: false };
  const past = byGerunds(plainVerbsOf(verb).flatMap((plain) => gerundsOf(plain)));
  return { ofVerb: past, isPast: past.length > 0 };
}

const byGerunds = (gerunds: readonly string[]): ActivitiesOfVerb[] => [...new Set(gerunds)].flatMap((gerund) => byGerund().get(gerund) ?? []);
