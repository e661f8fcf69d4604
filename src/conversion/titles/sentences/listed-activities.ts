import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { once } from '../../../runtime/once.ts';
import { readTable } from '../../../tables/read-table.ts';
import { TableError, type Problem, type Row } from '../../../tables/row.ts';
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

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../mappings/${name}`, import.meta.url));
const ACTIVITIES = fileOf('activities.tsv');
const FAMILIES = fileOf('activity-words.tsv');
/** A family of words inside a value: "{kid} to swim". */
const FAMILY = /\{([^{}]*)\}/u;

/** A value of a line, and whether it is written there, and not in a family. */
interface Value {
  readonly text: string;
  readonly isWritten: boolean;
}

type Column = 'verb' | 'object' | 'detail';

/** A line of the list as it is written, with the names of its families. */
interface Line extends Readonly<Record<Column, readonly string[]>> {
  readonly titles: readonly string[];
}

type Families = ReadonlyMap<string, readonly string[]>;
/** Reports a problem of a line. */
type Report = (column: Column, reason: string) => void;

interface List {
  readonly lines: readonly Line[];
  readonly families: Families;
}

/** The lines and families, checked one by one. */
function readList(problems: Problem[]): List & { readonly reportOf: ReadonlyMap<Line, Report> } {
  const families = new Map(readTable(FAMILIES, ['family', 'words'], problems).map((row) => [row.get('family'), row.list('words')]));
  const reportOf = new Map<Line, Report>();
  const lines = readTable(ACTIVITIES, ['verb', 'object', 'detail', 'titles'], problems).map((row: Row): Line => {
    const line = { verb: row.list('verb'), object: row.list('object'), detail: row.list('detail'), titles: row.list('titles') };
    reportOf.set(line, (column, reason) => {
      row.report(column, reason);
    });
    return line;
  });
  return { lines, families, reportOf };
}

/** Fails if the list has problems. */
function sound<T>(read: (problems: Problem[]) => T): T {
  const problems: Problem[] = [];
  const result = read(problems);
  if (problems.length > 0) throw new TableError('The list of activities is invalid', problems);
  return result;
}

/**
 * The activities of mappings/activities.tsv: each verb of a line with each of its objects. What a line has word for word replaces what another line has by a family:
 * `{fix} | piano` is an exception to `{fix} | {instrument}`.
 */
export const readActivities = (): ListedActivity[] =>
  sound((problems) => {
    const { reportOf, ...list } = readList(problems);
    return activitiesIn(list, { reportOf });
  });

/** What the lines say, by verb and object. `isAsked` chooses the verbs. */
function activitiesIn(
  { lines, families }: List,
  { isAsked = () => true, reportOf = new Map() }: { readonly isAsked?: (verb: string) => boolean; readonly reportOf?: ReadonlyMap<Line, Report> },
): ListedActivity[] {
  const found = new Map<string, ListedActivity & { readonly written: number }>();
  for (const line of lines) {
    const report = reportOf.get(line);
    const verbs = valuesOf(line.verb, families, (reason) => report?.('verb', reason));
    if (verbs.length === 0) report?.('verb', 'must not be empty');
    if (line.object.length === 0 && line.detail.length === 0) report?.('object', 'must not be empty without a detail');
    const asked = verbs.filter(({ text }) => isAsked(text));
    if (asked.length === 0) continue;
    const objects = valuesOf(line.object, families, (reason) => report?.('object', reason));
    const details = valuesOf(line.detail, families, (reason) => report?.('detail', reason)).map(({ text }) => text);
    const sortedDetails = details.toSorted().join('|');
    for (const verb of asked)
      for (const object of objects.length === 0 ? [{ text: '', isWritten: true }] : objects) {
        const key = [verb.text, object.text, sortedDetails].join('|');
        const written = Number(verb.isWritten) + Number(object.isWritten);
        const other = found.get(key);
        if (other?.written === written && other.titles.join('|') !== line.titles.join('|'))
          report?.('object', `has "${verb.text} ${object.text}", and another line other titles for it`);
        if (other === undefined || other.written < written) found.set(key, { verb: verb.text, object: object.text, details, titles: line.titles, written });
      }
  }
  return [...found.values()].map(({ verb, object, details, titles }) => ({ verb, object, details, titles }));
}

function valuesOf(items: readonly string[], families: Families, report: (reason: string) => void): Value[] {
  const expand = (text: string): string[] => {
    const [braces, name = ''] = FAMILY.exec(text) ?? [];
    if (braces === undefined) return [text];
    const words = families.get(name);
    if (words === undefined) report(`has the unknown family "${name}"`);
    return (words ?? []).flatMap((word) => expand(text.replace(braces, word)));
  };
  return items.flatMap((item) => expand(item).map((text) => ({ text, isWritten: !FAMILY.test(item) })));
}

/** The list as it is written, and the lines of each verb. Read when it is first asked for: most programs read no sentences. The 27,000 pairs that it stands for would take 6 MB. */
const list = once(() => {
  const { lines, families } = sound(readList);
  const linesOf = new Map<string, Line[]>();
  for (const line of lines) {
    for (const first of new Set(valuesOf(line.verb, families, () => undefined).map(({ text }) => firstWord(text)))) {
      const others = linesOf.get(first);
      if (others === undefined) linesOf.set(first, [line]);
      else others.push(line);
    }
  }
  const verbsOf = new Map<string, string[]>();
  for (const first of linesOf.keys()) for (const gerund of gerundsOf(first)) verbsOf.set(gerund, [...(verbsOf.get(gerund) ?? []), first]);
  return { lines, families, linesOf, verbsOf };
});

const firstWord = (text: string): string => text.split(' ')[0] ?? '';

/** Some texts, each family in them replaced by its words. */
export const withFamilies = (items: readonly string[]): string[] => valuesOf(items, list().families, () => undefined).map(({ text }) => text);

/** Each line that has titles: these, and all words of its verbs, objects, and details. */
export function readActivityWords(): { readonly titles: readonly string[]; readonly verbs: readonly string[]; readonly things: readonly string[] }[] {
  return list().lines.map((line) => ({ titles: line.titles, verbs: withFamilies(line.verb), things: withFamilies([...line.object, ...line.detail]) }));
}

/** The verbs of which activities were asked for last, with these. A verb has up to 1,500. */
const remembered = new LRUCache<string, ActivitiesOfVerb>({ max: 24 });

/** The activities whose verb has this first word. */
function ofFirstWord(first: string): ActivitiesOfVerb {
  const known = remembered.get(first);
  if (known !== undefined) return known;
  const { linesOf, families } = list();
  const ofVerb = activitiesByObject(activitiesIn({ lines: linesOf.get(first) ?? [], families }, { isAsked: (verb) => firstWord(verb) === first }));
  remembered.set(first, ofVerb);
  return ofVerb;
}

function activitiesByObject(activities: readonly ListedActivity[]): ActivitiesOfVerb {
  const found = new Map<string, ActivityOfVerb[]>();
  for (const { verb, object, details, titles } of activities) {
    const words = object === '' ? [] : object.split(' ');
    const activity = { particles: verb.split(' ').slice(1), object: words, details, titles };
    const others = found.get(words.at(-1) ?? '');
    if (others === undefined) found.set(words.at(-1) ?? '', [activity]);
    else others.push(activity);
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

/** Whether some activity has a verb in this form, which is not the past. */
export const isListedVerb = (verb: string): boolean => [verb, ...gerundsOf(verb)].some((gerund) => list().verbsOf.has(gerund));

const byGerunds = (gerunds: readonly string[]): ActivitiesOfVerb[] =>
  [...new Set(gerunds.flatMap((gerund) => list().verbsOf.get(gerund) ?? []))].map(ofFirstWord);
