import { readOnet } from '../../import/onet.ts';
import { fnv1a } from '../../src/catalog/stable-ids.ts';
import { jobClues } from '../../src/conversion/titles/no-job/job-clues.ts';
import { isJudged, JOB, OTHER } from '../../src/conversion/titles/no-job/names-job.ts';
import { parserOf } from '../../src/conversion/titles/parse-with-model.ts';
import type { TitleModel } from '../../src/conversion/titles/title-model.ts';
import { readSoundTable } from '../../src/tables/read-table.ts';
import { readSet } from '../../test/titles/sets.ts';
import type { Labeled } from '../learn-choice.ts';
import { englishTexts } from './english-texts.ts';
import { variantOf } from './variants.ts';

/** A text to learn from, by its clues. */
export interface Example extends Labeled<readonly string[]> {
  readonly text: string;
  /** Texts of one kind are held out together. Titles have kinds by chance. */
  readonly kind: string;
}

const NOT_JOBS = new URL('not-jobs.tsv', import.meta.url);
/** How often a text counts that somebody wrote, in comparison with generated ones. */
const WRITTEN = 4;
/** The titles of one kind are held out together, by chance. */
const KINDS_OF_TITLES = 30;
const TWO_OR_THREE_WORDS = /^[A-Za-z]+(?: [A-Za-z]+){1,2}$/u;

/** Every second title of a list, by chance. The others measure. */
const isLearned = (title: string): boolean => fnv1a(title) % 2 === 0;

/** All texts to learn from, in an order by chance, and always the same. `titles` should be such that the model does not know. */
export function jobExamples(model: TitleModel, titles: Iterable<string>): Example[] {
  const parse = parserOf(model);
  const found: (Example & { readonly hash: number })[] = [];
  const add = (text: string, kind: string, answer: string, { times = 1, onlyJudged = false } = {}): void => {
    const parsed = parse(text);
    if (onlyJudged ? !isJudged(model, parsed) : model.knownTitles.isTitle(parsed.typed.key)) return;
    const seen = jobClues(model, parsed);
    for (let copy = 0; copy < times; copy++) found.push({ text, kind, answer, seen, hash: fnv1a(`${text} ${String(copy)}`) });
  };
  const learned = [...new Set(titles)].filter(isLearned).sort();
  // A title without its last word, which is mostly the word for the person.
  const fields = learned.filter((title) => TWO_OR_THREE_WORDS.test(title)).map((title) => title.slice(0, title.lastIndexOf(' ')));
  for (const title of learned) {
    const kind = `titles ${String(fnv1a(`${title}.`) % KINDS_OF_TITLES)}`;
    add(title, kind, JOB, { onlyJudged: true, times: 2 });
    for (const seed of [0, 1]) add(variantOf(title, seed, fields), kind, JOB, { onlyJudged: true });
  }
  for (const name of ['everyday', 'second-everyday'])
    for (const [title = ''] of readSet(name)) for (const seed of [1, 2, 3]) add(variantOf(title, seed, fields), 'everyday', JOB);
  for (const [text = '', codes = '', part = ''] of readSet('activity-sentences'))
    if (codes !== '' && part === 'seen') add(text, 'activities', JOB, { times: WRITTEN });
  for (const [text = '', kind = ''] of readNotJobs()) add(text, kind, OTHER, { times: WRITTEN });
  for (const text of englishTexts()) add(text, 'English', OTHER, { onlyJudged: true });
  return found.sort((a, b) => a.hash - b.hash);
}

/** The titles of an O*NET database. */
export const titlesOfOnet = (folder: string): string[] => readOnet(folder).titles.map(({ title }) => title);

const readNotJobs = (): string[][] => readSoundTable(NOT_JOBS, 'all').map((row) => row.cells().reverse());
