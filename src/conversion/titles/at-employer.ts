import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { wordsOf } from '../../text/words.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
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
export function withoutEmployer({ employers, textProbabilities }: Pick<TitleModel, 'employers' | 'textProbabilities'>): WithoutEmployer {
  return (text) => {
    const { job, employer = '' } = AT_EMPLOYER.exec(text)?.groups ?? {};
    if (job === undefined || !isEmployer(employers, employer)) return undefined;
    const [probability = 0] = textProbabilities.of(job).values();
    return probability >= RANKING.resolved ? job : undefined;
  };
}
