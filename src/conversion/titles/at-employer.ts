import { wordKey } from '../../text/words.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';

/** A job, and where somebody has it. Not a comma or dash: "Developer, Oracle" is about the database. */
const AT_EMPLOYER = /^(?<job>.+?)\s*(?:\s(?:at|for|with)\s|@)\s*(?<employer>.+)$/iu;

/**
 * The job of a text that ends with one of the employers of the dataset ("cashier at Target"), if the job is sure without it. Undefined if the employer says something
 * ("associate at Walmart").
 */
export function withoutEmployer({ employers, textProbabilities }: Pick<TitleModel, 'employers' | 'textProbabilities'>): WithoutEmployer {
  return (text) => {
    const { job, employer = '' } = AT_EMPLOYER.exec(text)?.groups ?? {};
    if (job === undefined || !employers.has(wordKey(employer))) return undefined;
    const [probability = 0] = textProbabilities.of(job).values();
    return probability >= RANKING.resolved ? job : undefined;
  };
}
