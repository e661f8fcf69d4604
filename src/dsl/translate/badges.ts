import { badgeField } from '../badge-fields.ts';
import { type Indexed, indexesOf } from './indexed.ts';
import { isAtLeast, isLevel, isOrMore } from './items.ts';
import type { Archetype, Facet } from './reading.ts';

/** Interprets words about badges: level, archetype, and "any" or "all". A badge without either is only a topic. */
export function readBadges(items: readonly Indexed[], taken: ReadonlySet<number>, all: readonly Indexed[]): Facet[] {
  const facets: Facet[] = [];
  let said: readonly (Archetype | 'overall')[] = [];
  const runs = withKindLater(runsOf(items, taken), items, all);
  for (const run of runs) {
    const [start] = run;
    const [earlier, previous] = start === undefined ? [] : [items[items.indexOf(start) - 2], items[items.indexOf(start) - 1]];
    const before = previous?.means.kind;
    const written = run.flatMap(({ means }) => (means.kind === 'level' ? [means.level] : []));
    // "Gold-badged" is gold.
    const levels =
      written.some((level) => level !== 'Ranked') && !run.some(({ means }) => means.kind === 'or') ? written.filter((level) => level !== 'Ranked') : written;
    // "A gold badge or better", "at least a gold badge".
    const bound = boundOf(run, items);
    // "Earned a badge" says nothing about pay.
    const earned = previous?.means.kind === 'topic' && /^earn/iu.test(previous.text) ? previous : undefined;
    const archetypes = run.flatMap((item) => archetypeOf(item) ?? []);
    const quantifier = run.flatMap(({ means }) => (means.kind === 'quantifier' ? [means.quantifier] : []))[0];
    // "Gold role badges for growth": the words for badges of roles stay the topic of the question.
    const hasBadge = run.some((item) => (isBadge(item) && !isOfKind(item)) || isOfBadges(item));
    const isNegated = run.some(({ means }) => means.kind === 'not');
    // "At least one badge, but not for growth".
    const isAboutBadges =
      hasBadge ||
      isBeforeLeftOut(run, runs[runs.indexOf(run) + 1], items) ||
      // "Lacks a growth badge but has stability".
      ((isNegated || (previous !== undefined && HAS.test(previous.text))) && archetypes.length > 0 && items.some((item) => isBadge(item) || isLevel(item)));
    if (levels.length === 0 && !isStable(run, items) && (!isAboutBadges || (archetypes.length === 0 && quantifier === undefined && !isNegated))) continue;
    // "Sorted by gold badges", "by how many gold badges they have", and "the most gold badges" are orders.
    const isByCount = previous?.means.kind === 'topic' && previous.means.topic === 'count' && earlier?.means.kind === 'by';
    if (before === 'by' || isByCount || (before === 'superlative' && archetypes.length === 0)) continue;
    const text = run.map((item) => item.text).join(' ');
    const at = start?.index ?? 0;
    const values =
      levels.length > 0 ? [...new Set(levels.map((level) => (bound !== undefined && level === 'Gold' ? 'Ranked' : level)))] : [isNegated ? 'NA' : 'Ranked'];
    const negation = isNegated && levels.length > 0 ? { isNegated } : {};
    // "A growth badge but not platinum": not platinum for growth.
    const isOfSaid = isNegated && archetypes.length === 0 && quantifier === undefined && said.length === 1 && !hasBadge && levels.length > 0;
    const meant = isOfSaid ? said : archetypes;
    said = meant;
    const fields =
      meant.length > 0
        ? [...new Set(meant)].map((archetype) => [badgeField(archetype)])
        : [
            quantifier === 'any' || isNoneOfAny(run) || levels.includes('NA') || (isNegated && levels.length === 0)
              ? ['ANY_BADGE']
              : quantifier === 'all'
                ? ['ALL_BADGES', 'ANY_BADGE']
                : ['OVERALL_BADGE', 'ANY_BADGE'],
          ];
    const isEither = run.some(({ means, text: word }, place) => {
      const next = run[place + 1];
      return means.kind === 'or' && /^or(?: in| for| on| with)?(?: the)?$/iu.test(word) && next !== undefined && archetypeOf(next) !== undefined;
    });
    fields.forEach((names, place) =>
      facets.push({
        kind: 'field',
        text,
        at,
        covers: indexesOf(...run.filter((item) => !isOfKind(item)), bound, earned),
        ...negation,
        ...(isEither && place > 0 && negation.isNegated === undefined && values[0] !== 'NA' ? { isAlternative: true } : {}),
        options: names.map((field) => ({ field, values })),
      }),
    );
  }
  return withoutRepeated(facets);
}

const HAS = /(?:^|\s)(?:have|has|had|having|with)$/iu;

/** "Without any platinum badge", "zero gold badges": none of them, and not only the overall one. */
const isNoneOfAny = (run: readonly Indexed[]): boolean => run.some(({ means, text }) => means.kind === 'not' && /\b(?:any|zero)$/iu.test(text));

/** "Platinum roles at CVS for stability": the kind of the only level, said later. */
function withKindLater(runs: readonly Indexed[][], items: readonly Indexed[], all: readonly Indexed[]): Indexed[][] {
  const isKind = (run: readonly Indexed[]): boolean => run.length === 1 && run.every((item) => archetypeOf(item) !== undefined);
  const [level, ...more] = runs.filter((run) => run.some(isLevel));
  const kind = runs.find((run) => isKind(run) && run.some(({ index }) => /^(?:for|in|on)$/iu.test(all[index - 1]?.text ?? '')));
  const [first, last] = [level?.[0], kind?.[0]];
  if (level === undefined || kind === undefined || more.length > 0 || level.some((item) => archetypeOf(item) !== undefined || isBadge(item))) return [...runs];
  const isOfRoles =
    items.some(({ means }) => means.kind === 'topic' && means.topic === 'jobs') &&
    items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'company');
  if (first === undefined || last === undefined || first.index > last.index || !isOfRoles) return [...runs];
  return runs.flatMap((run) => (run === level ? [[...level, ...kind]] : run === kind ? [] : [run]));
}

/** "Badged companies, only growth platinum": that they have a badge says no more. */
function withoutRepeated(facets: readonly Facet[]): Facet[] {
  const repeats = facets.filter((facet) => facet.kind === 'field' && /^badged$/iu.test(facet.text));
  const other = facets.find((facet) => facet.kind === 'field' && !repeats.includes(facet));
  if (other === undefined) return [...facets];
  const covers = repeats.flatMap((facet) => facet.covers);
  return facets.filter((facet) => !repeats.includes(facet)).map((facet) => (facet === other ? { ...facet, covers: [...facet.covers, ...covers] } : facet));
}

/** "Hotel companies that are stable": a badge, where no job says for whom. */
function isStable(run: readonly Indexed[], items: readonly Indexed[]): boolean {
  const next = items[items.findIndex((item) => item === run[0]) + 1];
  const isOfCompanies = isEmployers(next) || items.some(({ means }) => means.kind === 'topic' && ['companies', 'company_search'].includes(means.topic));
  const isOther = items.some(
    ({ means }) =>
      (means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind)) ||
      ['level', 'superlative', 'by', 'direction', 'group', 'per'].includes(means.kind) ||
      (means.kind === 'topic' && ['clusters', 'statistics'].includes(means.topic)),
  );
  return isOfCompanies && !isOther && run.length === 1 && run.every(({ text }) => /^(?:stable|steady|secure)$/iu.test(text));
}

/** "Growth and stability but not early career badges": the last word says what all are. */
function isBeforeLeftOut(run: readonly Indexed[], next: readonly Indexed[] | undefined, items: readonly Indexed[]): boolean {
  const [not, last] = [next?.[0], run.at(-1)];
  const isNext = not?.means.kind === 'not' && last !== undefined && items.indexOf(not) === items.indexOf(last) + 1;
  return isNext && next?.some(isBadge) === true && run.every((item) => archetypeOf(item) !== undefined || item.means.kind === 'or');
}

/** "Banks". */
const isEmployers = (item: Indexed | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'industry' && /s$/iu.test(item.text);

/** The words next to a run that say "or better". */
function boundOf(run: readonly Indexed[], items: readonly Indexed[]): Indexed | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || !run.some(({ means }) => means.kind === 'level')) return undefined;
  const [start, end] = [items.indexOf(first), items.indexOf(last)];
  const [before, after] = [items[start - 1], items[end + 1]];
  if (isAtLeast(before) && first.means.kind !== 'number') return before;
  // "Growth gold + stability platinum" joins two badges.
  const follows = items[end + 2];
  if (after?.text === '+' && follows?.means.kind !== 'level' && (follows === undefined || archetypeOf(follows) === undefined)) return after;
  return isOrMore(after) && items[end + 2]?.means.kind !== 'number' ? after : undefined;
}

const isBadge = ({ means }: Indexed): boolean => means.kind === 'topic' && ['badges', 'company_badges', 'role_badges'].includes(means.topic);
/** "With every badge". */
const isOfBadges = ({ means, text }: Indexed): boolean => means.kind === 'quantifier' && /\bbadges?$/iu.test(text);
const isOfKind = ({ means }: Indexed): boolean => means.kind === 'topic' && means.topic !== 'badges' && means.topic.endsWith('badges');

/** What a badge is for, if an item names it. */
export function archetypeOf({ means }: Pick<Indexed, 'means'>): (Archetype | 'overall') | undefined {
  if (means.kind === 'archetype') return means.archetype;
  if (means.kind === 'topic' && means.topic === 'growth') return 'growth';
  if (means.kind === 'topic' && means.topic === 'beginners') return 'early_career';
  return means.kind === 'value' && means.isNegated !== true && means.options.some(({ field }) => field === 'BADGE_EARLY_CAREER') ? 'early_career' : undefined;
}

/** Runs of items that can be about badges. "Or" may stand between them, and "not" begins one. */
function runsOf(items: readonly Indexed[], taken: ReadonlySet<number>): Indexed[][] {
  const runs: Indexed[][] = [];
  let run: Indexed[] = [];
  const belongs = (item: Indexed): boolean =>
    !taken.has(item.index) && (item.means.kind === 'level' || item.means.kind === 'quantifier' || archetypeOf(item) !== undefined || isBadge(item));
  items.forEach((item, i) => {
    const next = items[i + 1];
    const isFollowed = next !== undefined && belongs(next);
    // "Platinum for early career and gold for stability" is two badges.
    const last = run.at(-1);
    const isWhole = last?.means.kind === 'or' && run.some(isLevel) && run.some((one) => archetypeOf(one) !== undefined);
    // "No badge for stability, gold overall": a pause between two badges.
    const isPaused =
      last !== undefined &&
      item.index > last.index + 1 &&
      isLevel(item) &&
      run[0]?.means.kind === 'not' &&
      !run.some(isLevel) &&
      run.some((one) => archetypeOf(one) !== undefined);
    if (isPaused) {
      runs.push(run);
      run = [item];
    } else if (isWhole && next !== undefined && (isLevel(item) ? archetypeOf(next) !== undefined : archetypeOf(item) !== undefined && isLevel(next))) {
      runs.push(run.slice(0, -1));
      run = [item];
    } else if (belongs(item) || (item.means.kind === 'or' && run.length > 0 && isFollowed)) run.push(item);
    else {
      if (run.length > 0) runs.push(run);
      run = item.means.kind === 'not' && isFollowed ? [item] : [];
    }
  });
  return run.length > 0 ? [...runs, run] : runs;
}
