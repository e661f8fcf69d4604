import { gazetteer } from '../../../gazetteer/current-gazetteer.ts';
import { UNKNOWN_SENSE } from '../../word-senses.ts';
import { beginsOfficialTitle } from '../becomes-title.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import type { ParsedTitle } from '../parsed-title.ts';
import type { TitleModel } from '../title-model.ts';
import { RANKING } from '../tuning.ts';
import { isAboutElse, isListed, titlesGoOnAfter } from './no-job.ts';
import type { Naming } from './thing-named.ts';

/**
 * Whether a text that names no job is on its way to one while it is typed: a few letters ("na", of "nanny"), a listed word that titles begin with ("test"), a grade ("2nd grade", of
 * "2nd grade teacher"), or a place or an employer whose name is a word of jobs ("crane").
 */
export function mayBecomeTitle(model: Naming & Pick<TitleModel, 'codeOfTitle'>, { typed: { key, text } }: Pick<ParsedTitle, 'typed'>): boolean {
  // A sign is written for a word, but nobody begins a title with "&".
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const { beginnings } = model.knownTitles;
  if (beginnings.countOfBeginning(key) === 0) return false;
  // "Hi" and "n/a" are rather what they are listed for than the beginning of a nanny.
  if (isListed(key)) return titlesGoOnAfter(key);
  if (/^\p{L}+$/u.test(key) && key.length <= RANKING.shortText) return true;
  // Somebody may be a dealer of Texas hold'em, but who types "texas" means the state.
  const isCommon = beginnings.countOfBeginning(`${key} `) >= RANKING.leastNameShare * beginnings.total || beginsOfficialTitle(model, key);
  if (!isCommon) return false;
  return isAboutElse(key) || ((model.employers.has(key) || gazetteer().names.has(key)) && isWordOfJobs(model.knownTitles, key));
}

/** Titles with a name in front that are compared. */
const MOST_COMPARED = 50;

/**
 * Whether the words of a name are words of the language, and make a job of what is none without them: a crane operator, a post office manager. "Walmart" is only a name, and who works at a waffle
 * house is a cook, as elsewhere.
 */
function isWordOfJobs(knownTitles: KnownTitles, name: string): boolean {
  const { beginnings, spelling } = knownTitles;
  if (name.split(' ').some((word) => spelling.senseOf(word) === UNKNOWN_SENSE)) return false;
  let compared = 0;
  for (const title of beginnings.keysFrom(`${name} `, `${name}!`)) {
    if (!knownTitles.isTitle(title.slice(name.length + 1))) return true;
    if (++compared === MOST_COMPARED) return false;
  }
  return false;
}
