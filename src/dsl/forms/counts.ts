import { CLUSTERS } from '../../catalog/clusters.ts';
import { COMPANIES } from '../../catalog/companies.ts';
import { COMPANY_BADGE_GROUPS, COMPANY_BADGES } from '../../catalog/company-badges.ts';
import { INDUSTRIES } from '../../catalog/industries.ts';
import { OCCUPATIONS } from '../../catalog/occupations.ts';
import { OCCUPATION_BADGE_GROUPS, OCCUPATION_BADGES } from '../../catalog/pairs.ts';
import type { Resource } from '../../catalog/resource.ts';
import { badgeAnalysis } from '../../reads/badge-analysis.ts';
import { countGroups, countMatrix, countRows } from '../../reads/counts.ts';
import { print } from '../print.ts';
import type { Command } from '../syntax-tree.ts';
import { recordAnswer } from './answers.ts';
import type { Form } from './form.ts';

const counted = (subject: string, resource: Resource, summary: string, examples: Form['examples']): Form => ({
  verb: 'COUNT',
  subject,
  resource,
  modifiers: [],
  summary,
  examples,
  run: async ({ database }, { plan, command }) => {
    const total = await countRows(database, resource, plan.filter);
    return { ...recordAnswer({ total }, total === 0 ? [] : listing(command)), matched: total };
  },
});

/** The rows that were counted. */
const listing = (command: Command): string[] => (command.kind === 'read' ? [print({ ...command, verb: 'LIST' })] : []);

/** Badge rows are counted in groups too; `alias` carries their badge columns. */
function countedInGroups(form: Form, alias: string, keys: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>): Form {
  const { resource, run } = form;
  if (resource === undefined) return form;
  return {
    ...form,
    modifiers: ['group_by'],
    groups: ['ARCHETYPE', ...Object.keys(names)],
    run: async (services, question) => {
      const { groupBy, plan } = question;
      if (groupBy === undefined) return run(services, question);
      if (groupBy === 'ARCHETYPE') return recordAnswer(await countMatrix(services.database, resource, alias, plan.filter));
      const key = names[groupBy] ?? '';
      const { groups, total_rows } = await countGroups(services.database, resource, alias, keys[key] ?? '', plan.filter);
      return { data: { group_by: key.toUpperCase(), groups, total_rows }, count: groups.length };
    },
  };
}

export const COUNT_FORMS: readonly Form[] = [
  counted('COMPANIES', COMPANIES, 'How many employers meet a condition.', ['COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked']),
  counted('OCCUPATIONS', OCCUPATIONS, 'How many occupations meet a condition.', ['COUNT OCCUPATIONS WHERE JOB_LEVEL IS "Bachelor\'s Degree"']),
  counted('CLUSTERS', CLUSTERS, 'How many clusters meet a condition.', ['COUNT CLUSTERS WHERE AI_FLAG IS "Raising the Bar"']),
  counted('INDUSTRIES', INDUSTRIES, 'How many industries there are.', ['COUNT INDUSTRIES']),
  countedInGroups(
    counted('COMPANY_BADGES', COMPANY_BADGES, 'Badges of employers, counted; GROUP BY ARCHETYPE gives the 3x3 matrix.', [
      'COUNT COMPANY_BADGES WHERE STATE IS "California"',
      'COUNT COMPANY_BADGES GROUP BY ARCHETYPE',
    ]),
    'c',
    COMPANY_BADGE_GROUPS,
    { INDUSTRY: 'industry', OVERALL_BADGE: 'overall_badge', COMPANY_STATE: 'company_state', STATE: 'company_state' },
  ),
  countedInGroups(
    counted('OCCUPATION_BADGES', OCCUPATION_BADGES, 'Badges of pairs of company and cluster, counted.', [
      'COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Platinum"',
      'COUNT OCCUPATION_BADGES GROUP BY INDUSTRY',
    ]),
    'p',
    OCCUPATION_BADGE_GROUPS,
    { COMPANY: 'company', INDUSTRY: 'industry', CLUSTER_ID: 'cluster_id' },
  ),
  {
    verb: 'ANALYZE',
    subject: 'BADGES',
    modifiers: [],
    summary: 'Badges as a whole: by archetype, industry and state, and which go together.',
    examples: ['ANALYZE BADGES'],
    run: async ({ database }) =>
      recordAnswer(await badgeAnalysis(database), ['COUNT COMPANY_BADGES GROUP BY INDUSTRY', 'COUNT OCCUPATION_BADGES GROUP BY ARCHETYPE']),
  },
];
