import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { placeOf, wordSpans } from '../word-spans.ts';
import { mostOf } from './becomes-title.ts';
import { isPerson } from './evidence/person-words.ts';
import { isKnownInAnyForm } from './known-title.ts';
import { normalizeTitle } from './normalize.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';

type Known = Pick<TitleModel, 'employers' | 'knownTitles' | 'textProbabilities'>;

/** A text divided into a job and an employer. */
interface Divided {
  readonly job: string;
  readonly employer: string;
}

/** A job, and where somebody has it. Not a comma or dash: "Developer, Oracle" is about the database. */
const AT_EMPLOYER = /^(?<job>.+?)\s*(?:\s(?:at|for|with)\s|@)\s*(?<employer>.+)$/iu;

/** The job and the employer of a text that has a word between them, and perhaps a city behind them ("teacher at Bright Horizons Bellevue"). */
function beforeEmployer({ employers }: Known, text: string): Divided | undefined {
  const { job, employer = '' } = AT_EMPLOYER.exec(text)?.groups ?? {};
  if (job === undefined) return undefined;
  const spans = wordSpans(employer);
  const words = spans.map(({ word }) => word);
  // The longest: Duke Energy is not Duke in the city of Energy.
  const last = spans.findLast((_, i) => {
    const city = words.slice(i + 1).join(' ');
    return employers.has(words.slice(0, i + 1).join(' ')) && (city === '' || gazetteer().hasCity(city));
  });
  const [, end] = (last && placeOf(last)) ?? [];
  return end === undefined ? undefined : { job, employer: employer.slice(0, end) };
}

/** Words of the longest employer before a job. Longer names are seldom written there. */
const MOST_WORDS_BEFORE = 4;

/** The employer and the job of a text that begins with a name that no title has ("Orkin technician"; not "Oracle developer" or "Gap analyst"). */
function afterEmployer({ employers, knownTitles: { beginnings, knownWords } }: Known, text: string): Divided | undefined {
  const spans = wordSpans(text);
  for (let length = Math.min(MOST_WORDS_BEFORE, spans.length - 1); length > 0; length--) {
    const words = spans.slice(0, length).map(({ word }) => word);
    const name = words.join(' ');
    if (!employers.has(name)) continue;
    if (beginnings.countOfBeginning(`${name} `) > 0 || (length === 1 && knownWords.has(name))) return undefined;
    const [last, next] = spans.slice(length - 1).map((span) => placeOf(span));
    return last === undefined || next === undefined ? undefined : { job: text.slice(next[0]), employer: text.slice(0, last[1]) };
  }
  return undefined;
}

/**
 * The job and the employer of a text that names one of the dataset ("technician at Orkin"). Undefined if nothing but the employer is a job ("shopping at Target").
 */
export const withoutEmployer =
  (model: Known): WithoutEmployer =>
  (text) => {
    const divided = beforeEmployer(model, text) ?? afterEmployer(model, text);
    if (divided === undefined) return undefined;
    const { knownTitles, textProbabilities } = model;
    const title = normalizeTitle(divided.job);
    const namesJob =
      isKnownInAnyForm(knownTitles, title) ||
      title.expanded.split(' ').some((word) => isPerson(knownTitles, word)) ||
      mostOf(textProbabilities.of(divided.job)) >= RANKING.resolved;
    return namesJob ? divided : undefined;
  };
