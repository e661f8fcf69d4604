import { fileURLToPath } from 'node:url';
import { readTable } from '../../tables/read-table.ts';
import { TableError, type Problem } from '../../tables/row.ts';
import { gerundsOf } from './activities.ts';

/** An activity, and the titles of the people who do it. */
export interface ListedActivity {
  /** Plain forms, each with the words that belong to it: "take care of". */
  readonly verbs: readonly string[];
  /** What it is done to, in the singular. None for a verb alone. */
  readonly objects: readonly string[];
  /** Words of which one must also be in the text. None for any text. */
  readonly details: readonly string[];
  /** Known titles, equally likely. */
  readonly titles: readonly string[];
}

/** An activity of one verb, by words. */
export interface ActivityOfVerb {
  /** The words that belong to the verb: "care" and "of" of "take care of". */
  readonly particles: readonly string[];
  readonly objects: readonly (readonly string[])[];
  readonly details: readonly string[];
  readonly titles: readonly string[];
}

const FILE = fileURLToPath(new URL('../../../mappings/activities.tsv', import.meta.url));

/** The activities of mappings/activities.tsv. */
export function readActivities(): ListedActivity[] {
  const problems: Problem[] = [];
  const activities = readTable(FILE, ['verb', 'object', 'detail', 'titles'], problems).map((row): ListedActivity => {
    const activity = { verbs: row.list('verb'), objects: row.list('object'), details: row.list('detail'), titles: row.list('titles') };
    if (activity.verbs.length === 0 || activity.titles.length === 0) row.report('verb', 'must have a title');
    if (activity.objects.length === 0 && activity.details.length === 0) row.report('object', 'must not be empty without a detail');
    return activity;
  });
  if (problems.length > 0) throw new TableError('The list of activities is invalid', problems);
  return activities;
}

const BY_GERUND = activitiesByGerund();

function activitiesByGerund(): ReadonlyMap<string, readonly ActivityOfVerb[]> {
  const found = new Map<string, ActivityOfVerb[]>();
  for (const { verbs, objects, details, titles } of readActivities()) {
    const wordsOfObjects = objects.map((object) => object.split(' '));
    for (const verb of verbs) {
      const [first = '', ...particles] = verb.split(' ');
      const activity = { particles, objects: wordsOfObjects, details, titles };
      for (const gerund of gerundsOf(first)) found.set(gerund, [...(found.get(gerund) ?? []), activity]);
    }
  }
  return found;
}

/** The listed activities of a verb in any form: "cut", "cuts", "cutting". */
export const activitiesOf = (verb: string): ActivityOfVerb[] => [...new Set([verb, ...gerundsOf(verb)].flatMap((gerund) => BY_GERUND.get(gerund) ?? []))];
