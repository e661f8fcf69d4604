import { ABBREVIATIONS } from '../../conversion/titles/abbreviations.ts';
import { personsOfSureActivity } from '../../conversion/titles/sentences/activities.ts';
import type { Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { OF_JOBS, type Sense } from './senses.ts';
import { senseOf, vocabulary } from './vocabulary/vocabulary.ts';
import type { Word } from './words/word.ts';

/** How sure it is that an activity means the job of people who do it. */
export const OF_ACTIVITY = 0.8;
const BEFORE_TITLE = new Set(['a', 'an', 'as', 'like', 'for', 'of', 'do', 'are', 'from', 'being', 'becoming']);
/** Senses that cannot begin a job title: "junior accountant" is an accountant at the beginning. */
const NOT_IN_TITLES: readonly Sense['kind'][] = [
  'value',
  'level',
  'superlative',
  'compare',
  'not',
  'or',
  'but',
  'quantifier',
  'skip',
  'by',
  'per',
  'archetype',
  'limit',
  'between',
  'in_name',
  'expand',
  'order',
  'aside',
  'direction',
  'diagram',
  'skip_rows',
  'page',
];

/** Whether people have a job with this title, in the singular or plural. */
export function isTitle(run: readonly Word[], names: Lexicon, before?: Word): boolean {
  const last = run.at(-1);
  // Most runs of words are no title, which is found out sooner than what their edges mean.
  if (last === undefined || run.some(({ kind }) => kind !== 'word') || !isKnownTitle(run, last, names)) return false;
  if (startsWithEmployer(run, names)) return false;
  const lemmas = run.map(({ lemma }) => lemma);
  const own = run.length === 1 ? vocabulary().get(lemmas[0] ?? '') : undefined;
  // "A cook" and "cooks" are a job, "cook" an order.
  const isPeople = BEFORE_TITLE.has(before?.key ?? '') || last.key !== last.lemma;
  if (own !== undefined && !(own.kind === 'write' && isPeople)) return false;
  for (let length = 1; length < run.length; length++) {
    // "Entry level accountant" is an accountant with a condition.
    for (const edge of [lemmas.slice(0, length), lemmas.slice(-length)]) {
      const sense = vocabulary().get(edge.join(' '));
      // "For order fillers", "IT support people".
      if (edge.length === 1 && edge[0] === lemmas[0] && ((sense?.kind === 'by' && isPeople) || run[0]?.text === 'IT')) continue;
      if (sense !== undefined && NOT_IN_TITLES.includes(sense.kind) && !(sense.kind === 'skip' && sense.isNoun === true)) return false;
    }
  }
  return true;
}

/** Whether a title is known with these words, the last of them in the singular or plural. */
function isKnownTitle(run: readonly Word[], last: Word, names: Lexicon): boolean {
  const { isTitle: isKnown, isEnglish } = names;
  const keys = run.map(({ key }) => key);
  // "RNs" is too short for the rules of plural nouns.
  const isShort = /^[a-z]{2}s$/u.test(last.key) && !isEnglish(last.key);
  // "Mechanics" are people, unlike economics.
  const short = isShort || last.key.endsWith('ics') ? last.key.slice(0, -1) : last.lemma;
  const long = ABBREVIATIONS.get(short);
  return (
    isKnown(keys.join(' ')) ||
    isKnown([...keys.slice(0, -1), short].join(' ')) ||
    // "Software devs". "Tech" is an industry, too.
    (long !== undefined && keys.length > 1 && names.industriesOf(short).length === 0 && isKnown([...keys.slice(0, -1), long].join(' ')))
  );
}

/** "Walmart cashiers": some people write their employer in front of their title, but a question is about both. */
function startsWithEmployer(run: readonly Word[], names: Lexicon): boolean {
  return run.slice(0, -1).some((_, i) => {
    const employer = run.slice(0, i + 1);
    const text = employer.map((one) => one.text).join(' ');
    const isNamed = names
      .companiesCalled(employer.map(({ key }) => key).join(' '), text, { isAfterPreposition: false })
      .some(({ isAlias }) => !isAlias && !employer.some((one) => names.isEnglish(one.text)));
    // "Uber driver" is a job of its own.
    const job = run
      .slice(i + 1)
      .map(({ lemma }) => lemma)
      .join(' ');
    return isNamed && names.roleNamed(job) !== undefined;
  });
}

/** People whose title has another word for them: "help desk people" are technicians, "warehouse folks" workers. */
const PEOPLE = /^(?:people|folks|guys|personnel)$/u;
/** What titles call the people of a field, the most usual word first. */
export const CALLED = ['worker', 'associate', 'agent', 'representative', 'technician', 'specialist', 'clerk'];

/** The title of people who are named by where or in what they work. */
export function titleOfPeople(run: readonly Word[], names: Lexicon): string | undefined {
  const [last, before] = [run.at(-1), run.slice(0, -1)];
  if (last === undefined || before.length === 0 || !PEOPLE.test(last.key) || (before.length === 1 && senseOf([before[0]?.lemma ?? '']) !== undefined))
    return undefined;
  const called = CALLED.find((word) => isTitle([...before, { ...last, text: word, key: word, lemma: word }], names));
  return called === undefined ? undefined : [...before.map(({ text }) => text), called].join(' ');
}

/** The title of people who do what a run of words says: "truck driving". */
export function workerOf(run: readonly Word[], names: Lexicon): string | undefined {
  const text = run.map(({ key }) => key).join(' ');
  if (vocabulary().ofWords([run.at(-1)?.lemma ?? '']) !== undefined) return undefined;
  // "Music" has musicians, but what is organic has no organists.
  const persons = personsOfSureActivity(text).filter((title) => !text.endsWith('ic') || title.endsWith('ician'));
  return persons.find((title) => {
    const words = title.split(' ');
    return isTitle(
      run.map((word, i) => ({ ...word, key: words[i] ?? word.key, lemma: words[i] ?? word.lemma })),
      names,
    );
  });
}

/** "Is accounting safe from AI?" asks about accountants, not about an industry. */
export function withWorkers(items: readonly Item[]): Item[] {
  // Only employers of a job have a blend of badges and hiring.
  const isAboutJob = items.some(
    ({ means }) =>
      (means.kind === 'topic' && OF_JOBS.includes(means.topic)) || (means.kind === 'order' && means.names.some((name) => name.startsWith('BLEND'))),
  );
  const hasSubject = items.some(
    ({ means }) =>
      (means.kind === 'topic' && (means.topic === 'companies' || means.topic === 'clusters')) || (means.kind === 'entity' && means.entity.kind === 'role'),
  );
  const hasJob = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'role');
  return items.map((item, i) => {
    // "Accounting roles".
    const next = items[i + 1]?.means;
    const isJob = (isAboutJob && !hasSubject) || (!hasJob && next?.kind === 'topic' && next.topic === 'jobs');
    if (!isJob || item.means.kind !== 'entity' || item.means.entity.kind !== 'industry' || item.means.entity.workers === undefined) return item;
    return { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.means.entity.workers, score: OF_ACTIVITY } } };
  });
}
