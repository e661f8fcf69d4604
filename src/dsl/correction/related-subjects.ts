import type { Form } from '../forms/form.ts';
import { wordTable } from '../../text/word-table.ts';
import type { LooseQuery } from '../meanings/loose-query.ts';

/** A subject whose rows answer a question that another one cannot. */
export interface RelatedSubject {
  readonly subject: string;
  /** What has to be asked of it, so that its rows have the figure, or are only those that are meant. */
  readonly adds?: Partial<Pick<LooseQuery, 'order' | 'expand' | 'conditions' | 'group'>>;
  /** The only verb that gives this answer. */
  readonly verb?: Form['verb'];
}

const by = (field: string): RelatedSubject => ({ subject: 'CLUSTERS', adds: { order: [{ field, direction: 'DESC' }] } });
const plain = (...subjects: readonly string[]): readonly RelatedSubject[] => subjects.map((subject) => ({ subject }));
const counted = (subject: string, group: string): RelatedSubject => ({ subject, verb: 'COUNT', adds: { group } });

/** The jobs of an industry, or in a state. */
const JOBS_OF = plain('OCCUPATION_BADGES');

/**
 * The subjects whose rows answer a question that another one cannot, nearest first: who hires for a job is a list of companies, pay and retention are figures of clusters,
 * also of those that a company hires for, and where jobs are is in the hiring of a company or in the badges of its jobs.
 */
export const RELATED = wordTable<readonly RelatedSubject[]>({
  HIRING: plain('COMPANIES', 'OCCUPATION_BADGES', 'LOCATION_CBSA'),
  LOCATION_CBSA: plain('HIRING', 'COMPANIES'),
  LOCATION_ZIP: plain('HIRING', 'COMPANIES'),
  OCCUPATIONS: plain('CLUSTERS', 'HIRING', 'OCCUPATION_BADGES'),
  COMPANIES: plain('OCCUPATION_BADGES'),
  EARLY_CAREER_COMPANIES: [
    {
      subject: 'COMPANIES',
      adds: { conditions: [{ kind: 'field', field: 'badge early career', operator: 'is', written: '', values: [{ kind: 'text', text: 'Ranked' }] }] },
    },
  ],
  COMPANY: plain('COMPANIES'),
  CLUSTERS: plain('HIRING', 'OCCUPATION_BADGES'),
  INDUSTRIES: [counted('COMPANY_BADGES', 'industry'), counted('OCCUPATION_BADGES', 'industry'), ...plain('COMPANY_BADGES')],
  BADGES: plain('OCCUPATION_BADGES', 'COMPANY_BADGES'),
  'ANALYZE BADGES': [counted('COMPANY_BADGES', 'archetype'), counted('OCCUPATION_BADGES', 'archetype')],
  COMPANY_BADGES: plain('COMPANIES', 'OCCUPATION_BADGES'),
  OCCUPATION_BADGES: plain('OCCUPATIONS'),
  WAGES: [by('pay'), ...JOBS_OF],
  WAGE_PROGRESSION: [by('pay growth'), ...JOBS_OF],
  RETENTION: [by('retention'), ...JOBS_OF],
  PROBABILITIES: [by('retention'), ...JOBS_OF],
  EDUCATION: [by('ba plus share'), ...JOBS_OF],
  AI_IMPACT: [{ subject: 'OCCUPATIONS', adds: { expand: ['ai impact'] } }, ...JOBS_OF],
  PATHWAYS: [...plain('COMPANY_CLUSTERS'), ...JOBS_OF],
  SKILL_ADJACENT_CLUSTERS: [...plain('COMPANY_CLUSTERS'), ...JOBS_OF],
  DESTINATION_CLUSTERS: [...plain('COMPANY_CLUSTERS'), ...JOBS_OF],
});
