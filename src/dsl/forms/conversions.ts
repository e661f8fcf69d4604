import { COMPANIES } from '../../catalog/companies.ts';
import { AI_FLAGS, JOB_LEVELS } from '../../catalog/enumerations.ts';
import { convertMany } from '../../conversion/titles/batch.ts';
import type { TitleAnswer } from '../../conversion/titles/title-answer.ts';
import type { MatchType } from '../../conversion/companies/company-conversion.ts';
import { TUNING } from '../../conversion/tuning.ts';
import { withClusterDetails } from '../../reads/cluster-details.ts';
import { quoted } from '../print.ts';
import type { Services } from '../services.ts';
import { whereOf, withCondition } from '../suggestions.ts';
import { ABOUT } from './answers.ts';
import type { Answer, Form, Question, Setting } from './form.ts';
import { PAGED } from './lists.ts';
import { titleQuestion } from './title-question.ts';

const LIMIT = { defaultLimit: 10, maximumLimit: 100 } as const;
const text = (names: readonly string[], description: string, example: string): Setting => ({ names, type: 'text', operator: 'is', description, example });
const SCORE: Setting = { names: ['SCORE', 'MIN_SCORE'], type: 'score', operator: 'at_least', description: 'Matches below are left out.', example: '0.6' };
const INDUSTRY: Setting = { ...text(['INDUSTRY', 'SECTOR'], 'Only companies of this primary industry, or of one of these.', 'Banking'), several: true };
const industriesOf = ({ settings }: Question): readonly string[] | undefined => settings['industry'] as readonly string[] | undefined;

const TITLE_CONTEXT: Readonly<Record<string, Setting>> = {
  company: text(['COMPANY', 'COMPANY_NAME'], 'Employer of the title, by any name that COMPANYCONVERT resolves: the best context.', 'Walmart'),
  industry: text(['INDUSTRY'], 'Industry, NAICS sector or everyday name (tech), a soft hint.', 'Banking'),
  sector: { ...text(['SECTOR'], 'Primary industry, NAICS sector or everyday name; only occupations of its companies.', 'Banking'), several: true },
  location: text(['LOCATION'], 'State, city, metropolitan area or ZIP code, a weak hint.', 'Seattle'),
};
const TITLE_SETTINGS: Readonly<Record<string, Setting>> = {
  ...TITLE_CONTEXT,
  score: SCORE,
  ambiguity_threshold: {
    names: ['AMBIGUITY_THRESHOLD'],
    type: 'score',
    operator: 'is',
    description: 'Titles whose best two scores are closer than this are ambiguous; 0.3 when not given.',
    example: '0.3',
  },
};
const CLUSTER_TOKENS = {
  CLUSTER: 'Adds cluster_id and cluster_name.',
  CLUSTERS: 'The same.',
  CLUSTER_DETAILS: 'Adds cluster {job_level, ai_flag, occupation_count, ba_plus_share} too.',
  DETAILS: 'The same.',
};

export const CONVERSION_FORMS: readonly Form[] = [
  {
    verb: 'TITLECONVERT',
    subject: '',
    settings: TITLE_SETTINGS,
    modifiers: ['limit', 'group_by', 'expand', 'resolve', 'clarify', 'using', 'with'],
    groups: ['ONET'],
    withWords: ['EXPLAIN'],
    expansions: CLUSTER_TOKENS,
    ...LIMIT,
    summary: 'A job title, whole or half-typed, to occupation codes.',
    examples: [
      'TITLECONVERT "registered nurse"',
      'TITLECONVERT "software enginer" EXPAND CLUSTER LIMIT 3',
      'TITLECONVERT "analyst" WHERE COMPANY IS "Walmart" AND INDUSTRY IS "Retail" CLARIFY',
      'TITLECONVERT "nurse" USING NO FAST, FUSION_ALPHA=0.6 WITH EXPLAIN',
    ],
    run: convertTitle,
  },
  {
    verb: 'TITLECONVERT',
    subject: '',
    isBatch: true,
    settings: TITLE_SETTINGS,
    modifiers: ['limit', 'group_by', 'expand', 'resolve', 'using', 'with'],
    groups: ['ONET'],
    withWords: ['EXPLAIN'],
    expansions: CLUSTER_TOKENS,
    ...LIMIT,
    summary: 'Up to 200 job titles in one call; one WHERE applies to all of them and may also come last.',
    examples: ['TITLECONVERT ["registered nurse", "truck driver"] EXPAND CLUSTER', 'TITLECONVERT ["cashier", "stocker"] EXPAND CLUSTER WHERE SCORE >= 0.5'],
    run: convertTitles,
  },
  {
    verb: 'COMPANYCONVERT',
    subject: '',
    settings: { industry: INDUSTRY, score: SCORE },
    modifiers: ['limit'],
    ...LIMIT,
    summary: 'A company name, ticker or alias to employers; NOT_IN_DATABASE when none fits.',
    examples: ['COMPANYCONVERT "microsft"', 'COMPANYCONVERT "first" WHERE INDUSTRY IN ("Banking", "Insurance") AND SCORE >= 0.7'],
    run: convertCompany,
  },
  {
    verb: 'CLUSTERCONVERT',
    subject: '',
    settings: {
      job_level: {
        names: ['JOB_LEVEL'],
        type: 'enumeration',
        values: JOB_LEVELS,
        operator: 'is',
        description: 'Only clusters of this level.',
        example: "Bachelor's Degree",
      },
      ai_flag: {
        names: ['AI_FLAG'],
        type: 'enumeration',
        values: AI_FLAGS,
        operator: 'is',
        description: 'Only clusters with this flag.',
        example: 'Raising the Bar',
      },
      score: SCORE,
    },
    modifiers: ['limit'],
    ...LIMIT,
    summary: 'A job title to clusters; legacy, TITLECONVERT with EXPAND CLUSTER is preferred.',
    examples: ['CLUSTERCONVERT "data analyst" WHERE SCORE >= 0.5 LIMIT 5'],
    run: async ({ clusters }, question) => {
      const [title = ''] = question.inputs;
      const { job_level, ai_flag, score } = question.settings;
      const { matches, versions } = await clusters.convert({
        title,
        jobLevel: job_level as string | undefined,
        aiFlag: ai_flag as string | undefined,
        minScore: Number(score ?? 0.3),
        limit: question.plan.limit ?? LIMIT.defaultLimit,
      });
      const [best] = matches;
      return {
        data: matches,
        count: matches.length,
        more: { query: title, versions },
        next: best === undefined ? [`TITLECONVERT ${quoted(title)}`] : ABOUT.cluster(best.cluster_id),
      };
    },
  },
  {
    verb: 'SEARCH',
    subject: 'COMPANIES',
    settings: { search: { ...text(['SEARCH', 'Q'], 'Words of a name, alias or description.', 'hospital'), required: true }, industry: INDUSTRY },
    resource: { ...COMPANIES, fields: {}, sorts: {}, expansions: {} },
    modifiers: PAGED,
    ...LIMIT,
    // The search engine looks no further than 10,000 rows.
    maximumOffset: 9_900,
    summary: 'Full text over names, aliases and descriptions of employers, best first.',
    examples: ['SEARCH COMPANIES WHERE SEARCH IS "children hospital" LIMIT 5'],
    run: async (services, question) => {
      const { search } = question.settings;
      const { rows, total, versions } = await services.search.search(String(search), {
        industries: industriesOf(question),
        limit: question.plan.limit ?? LIMIT.defaultLimit,
        offset: question.plan.offset,
      });
      const [best] = rows;
      const next = best === undefined ? [`COMPANYCONVERT ${quoted(String(search))}`] : ABOUT.company(best.company_name);
      return { data: rows, count: rows.length, total, more: { query: search, versions }, next };
    },
  },
];

const wantsDetails = ({ expand }: Question): boolean => expand.includes('CLUSTER_DETAILS') || expand.includes('DETAILS');

async function convertTitle({ titles, database }: Services, question: Question): Promise<Answer> {
  const [title = ''] = question.inputs;
  const { matches, ...more } = await titles.convert(titleQuestion(question, title));
  const [best] = matches;
  return {
    data: wantsDetails(question) ? await withClusterDetails(database, matches) : matches,
    count: matches.length,
    more: { query: title, ...more },
    next:
      best === undefined
        ? [whereOf(question.command) === undefined ? 'HELP CONVERT' : withCondition(question.command, undefined)]
        : ABOUT.occupation(best.onet_code),
  };
}

async function convertTitles({ titles, database }: Services, question: Question): Promise<Answer> {
  const { results: found, uniqueCount, context, versions } = await convertMany(titles, question.inputs, titleQuestion(question, ''));
  const results = wantsDetails(question)
    ? await Promise.all(found.map(async (result) => ({ ...result, matches: await withClusterDetails(database, result.matches) })))
    : found;
  const ambiguous = results.filter(({ ambiguous: isAmbiguous }) => isAmbiguous);
  const [first] = ambiguous;
  return {
    data: {
      results,
      unique_count: uniqueCount,
      ambiguous_count: ambiguous.length,
      skipped_llm: true,
      guidance: [
        ...unknownOf(context),
        ambiguous.length === 0
          ? 'Every title was resolved, or found nothing.'
          : 'Run the titles whose ambiguous is true one by one, USING NO FAST, with what is known of company, industry or location.',
      ].join(' '),
    },
    count: results.length,
    more: { ...context, versions },
    next: first === undefined ? [] : [`TITLECONVERT ${quoted(first.title)} USING NO FAST`],
  };
}

function unknownOf({ unknown_context: unknown, resolved_context: resolved }: Pick<TitleAnswer, 'unknown_context' | 'resolved_context'>): string[] {
  if (unknown === undefined) return [];
  const parts = unknown.map((part) => (part === 'sector' && resolved?.sector !== undefined ? 'a part of the sector' : `the ${part}`));
  return [`Nothing is known of ${parts.join(' and ')} that WHERE names.`];
}

const MIN_COMPANY_SCORE = TUNING.company.accepted;

/** Stands for a company that is not in the database: nothing may be looked up with it. */
const nobodyNamed = (name: string): object => ({
  company_name: name,
  company_uid: 'NOT_IN_DATABASE',
  in_database: false,
  match_score: 0,
  match_type: null,
  confidence: 'low',
  matched_name: null,
});

async function convertCompany({ companies }: Services, question: Question): Promise<Answer> {
  const [name = ''] = question.inputs;
  const { score } = question.settings;
  const { matches, versions } = await companies.convert({
    name,
    industries: industriesOf(question),
    minScore: Number(score ?? MIN_COMPANY_SCORE),
    limit: question.plan.limit ?? LIMIT.defaultLimit,
  });
  const more = { query: name, versions };
  const [best] = matches;
  if (best === undefined) {
    // A company that the conditions keep out is not unknown.
    const isKeptOut = question.settings['industry'] !== undefined || Number(score ?? 0) > MIN_COMPANY_SCORE;
    const unbounded = isKeptOut ? await companies.convert({ name, minScore: MIN_COMPANY_SCORE, limit: 1 }) : { matches: [] };
    if (unbounded.matches.length > 0) return { data: [], count: 0, more, next: [withCondition(question.command, undefined)] };
    return {
      data: [nobodyNamed(name)],
      count: 1,
      more,
      next: [`COMPANYCONVERT ${quoted(name)} WHERE SCORE >= 0.4`, `SEARCH COMPANIES WHERE SEARCH IS ${quoted(name)}`],
    };
  }
  const rows = matches.map(({ match_type, ...match }) => ({ ...match, in_database: true, match_type: MATCH_TYPE_OF_DSL[match_type] }));
  return { data: rows, count: rows.length, more, next: ABOUT.company(best.company_name) };
}

/** The DSL knows no fuzzy matches: they count as full text. */
const MATCH_TYPE_OF_DSL: Readonly<Record<MatchType, string>> = {
  exact: 'exact',
  alias: 'alias',
  prefix: 'prefix',
  suggest: 'suggest',
  fuzzy: 'fulltext',
  fulltext: 'fulltext',
};
