import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { wordKey } from '../../text/words.ts';
import { placeOf, wordSpans } from '../word-spans.ts';
import { isPerson } from './evidence/person-words.ts';
import { isKnownInAnyForm } from './known-title.ts';
import { normalizeTitle } from './normalize.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { TITLE_SYNONYMS } from './title-variants.ts';
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
  const last = spans.find((_, i) => {
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
 * The job of a text that also names one of the employers of the dataset ("cashier at Target"), and whether the employer decides what the job is ("technician at Orkin") or the job
 * is sure without it. Undefined if nothing but the employer is a job ("shopping at Target").
 */
export const withoutEmployer =
  (model: Known): WithoutEmployer =>
  (text) => {
    const { knownTitles, textProbabilities } = model;
    const { job, employer } = beforeEmployer(model, text) ?? afterEmployer(model, text) ?? {};
    if (job === undefined || employer === undefined) return undefined;
    // An informal name ("bean counter") has one meaning.
    const key = wordKey(job);
    const isInformal = !knownTitles.isTitle(key) && TITLE_SYNONYMS.get(key)?.some((title) => knownTitles.isTitle(title)) === true;
    const [probability = 0] = isInformal ? [1] : textProbabilities.of(job).values();
    if (probability >= RANKING.resolved) return { job, employer: { text: employer, isDecisive: false } };
    const title = normalizeTitle(job);
    const namesJob = isKnownInAnyForm(knownTitles, title) || title.expanded.split(' ').some((word) => isPerson(knownTitles, word));
    return namesJob ? { job, employer: { text: employer, isDecisive: true } } : undefined;
  };
