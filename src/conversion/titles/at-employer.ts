import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { wordKey, wordsOf } from '../../text/words.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { TITLE_SYNONYMS } from './title-variants.ts';
import { RANKING } from './tuning.ts';

/** A job, and where somebody has it. Not a comma or dash: "Developer, Oracle" is about the database. */
const AT_EMPLOYER = /^(?<job>.+?)\s*(?:\s(?:at|for|with)\s|@)\s*(?<employer>.+)$/iu;

/** Whether a text is an employer, alone or before a city ("Bright Horizons Bellevue"). */
function isEmployer(employers: TitleModel['employers'], text: string): boolean {
  const words = wordsOf(text);
  return words.some((_, i) => {
    const city = words.slice(i + 1).join(' ');
    return employers.has(words.slice(0, i + 1).join(' ')) && (city === '' || gazetteer().hasCity(city));
  });
}

/**
 * The job of a text that ends with one of the employers of the dataset ("cashier at Target"), if the job is sure without it. Undefined if the employer says something
 * ("associate at Walmart").
 */
export function withoutEmployer({
  employers,
  knownTitles,
  textProbabilities,
}: Pick<TitleModel, 'employers' | 'knownTitles' | 'textProbabilities'>): WithoutEmployer {
  return (text) => {
    const { job, employer = '' } = AT_EMPLOYER.exec(text)?.groups ?? {};
    if (job === undefined || !isEmployer(employers, employer)) return undefined;
    // An informal name ("bean counter") has one meaning.
    const key = wordKey(job);
    if (!knownTitles.isTitle(key) && TITLE_SYNONYMS.get(key)?.some((title) => knownTitles.isTitle(title)) === true) return job;
    const [probability = 0] = textProbabilities.of(job).values();
    return probability >= RANKING.resolved ? job : undefined;
  };
}
