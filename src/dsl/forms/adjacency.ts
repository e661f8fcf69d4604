import { adjacency, METRICS, SNAPSHOT_KEYS, type AdjacencyKind, type Snapshot } from '../../catalog/adjacency.ts';
import { MSA_SIZES } from '../../catalog/enumerations.ts';
import type { Filter } from '../../catalog/plan.ts';
import { companyByName, type CompanyTarget } from '../../reads/company-names.ts';
import { listRows } from '../../reads/list.ts';
import { MERMAID_NOTE, mermaidOf } from '../mermaid.ts';
import type { Services } from '../services.ts';
import { clusterOf, occupationOf, unknownCompany } from '../targets.ts';
import { ABOUT, pageAnswer, scoped } from './answers.ts';
import type { Answer, Form, Question, Setting } from './form.ts';
import { PAGED } from './lists.ts';
import { withSnapshot } from '../suggestions.ts';

const SETTINGS: Readonly<Record<string, Setting>> = {
  experience_level: {
    names: ['EXPERIENCE_LEVEL'],
    type: 'enumeration',
    values: SNAPSHOT_KEYS,
    operator: 'is',
    description: 'Snapshot of the metrics: "0", "5", "10" fill wages; "Entry-Level", "Experienced" fill promotion and retention. "10" when not given.',
    example: '10',
  },
  msa_size: {
    names: ['MSA_SIZE'],
    type: 'enumeration',
    values: MSA_SIZES,
    operator: 'is',
    description: 'Metro size of the snapshot; "Large" when not given.',
    example: 'Large',
  },
  company: { names: ['COMPANY', 'COMPANY_NAME'], type: 'text', operator: 'is', description: 'Only clusters that this company hires for.', example: 'Walmart' },
};

const DEFAULT_SNAPSHOT: Snapshot = { experience_level: '10', msa_size: 'Large' };
const SUBJECTS = [
  { subject: 'SKILL_ADJACENT_CLUSTERS', kind: 'skill_adjacent_clusters', summary: 'Clusters that ask for the most alike skills, with their metrics.' },
  { subject: 'DESTINATION_CLUSTERS', kind: 'destination_clusters', summary: 'Clusters that people move on to, with their metrics.' },
] as const;

export const ADJACENCY_FORMS: readonly Form[] = SUBJECTS.flatMap(({ subject, kind, summary }) =>
  (['CLUSTER', 'OCCUPATION'] as const).map((target): Form => {
    const baseline = target === 'CLUSTER' ? 'FOR CLUSTER 75' : 'FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"';
    const bounds = `${target === 'CLUSTER' ? 'WHERE' : 'AND'} EXPERIENCE_LEVEL IS "Experienced" AND RETENTION_RATE_3YR >= 0.3`;
    return {
      verb: 'LIST',
      subject,
      for: target,
      target: target === 'CLUSTER' ? 'cluster' : 'occupation',
      resource: adjacency(kind, DEFAULT_SNAPSHOT, undefined),
      settings: SETTINGS,
      modifiers: [...PAGED, 'order_by', 'expand'],
      mermaid: true,
      summary,
      examples: [`LIST ${subject} ${baseline} EXPAND NAMES`, `LIST ${subject} ${baseline} ${bounds} EXPAND NAMES FORMAT MERMAID`],
      run: (services, question) => neighbours(services, question, kind),
    };
  }),
);

async function neighbours({ database }: Services, question: Question, kind: AdjacencyKind): Promise<Answer> {
  const { cluster_id, cluster_name } = question.target?.kind === 'cluster' ? await clusterOf(database, question) : await occupationOf(database, question);
  const baseline = { cluster_id, cluster_name };
  const snapshot = { ...DEFAULT_SNAPSHOT, ...question.settings } as unknown as Snapshot & { company?: string };
  const { experience_level, msa_size } = snapshot;
  const company = snapshot.company === undefined ? undefined : await companyByName(database, snapshot.company);
  const more = {
    subject: kind,
    baseline,
    snapshot: { experience_level, msa_size },
    filters: { ...(snapshot.company === undefined ? {} : { company: company?.company_name ?? snapshot.company }), ...question.echo },
    expand: question.expand,
  };
  if (snapshot.company !== undefined && company === undefined)
    return { data: [], count: 0, total: 0, more, next: [(await unknownCompany(database, snapshot.company)).example] };
  const resource = adjacency(kind, { experience_level, msa_size }, company === undefined ? undefined : { uid: company.company_uid });
  const page = await listRows(database, resource, scoped(question.plan, ...scopeOf(cluster_id, company)));
  const drawn = question.mermaid ? { mermaid: mermaidOf(baseline, page.rows, question.expand.includes('NAMES')), mermaid_note: MERMAID_NOTE } : {};
  const answer = pageAnswer(page, (row) => ABOUT.cluster(row['cluster_id']), { ...more, ...drawn });
  return page.total > 0 ? answer : { ...answer, next: rightSnapshot(question, experience_level) };
}

const scopeOf = (clusterId: number, company: CompanyTarget | undefined): Filter[] => [
  { kind: 'in', field: 'baseline', values: [clusterId] },
  ...(company === undefined ? [] : [{ kind: 'in', field: 'company', values: [company.company_uid] } as const]),
];

/** A bound on a metric that the snapshot leaves null empties every list: the same question at the snapshot that fills it. */
function rightSnapshot(question: Question, level: string): string[] {
  const bounded = METRICS.filter((metric) => Object.keys(question.echo).some((key) => key.startsWith(metric)));
  const isStage = level === 'Entry-Level' || level === 'Experienced';
  const wantsWage = bounded.includes('wage_p75_at_10y');
  const wantsRates = bounded.some((metric) => metric !== 'wage_p75_at_10y');
  if (wantsWage && !wantsRates && level !== '10') return [withSnapshot(question.command, '10')];
  return wantsRates && !wantsWage && !isStage ? [withSnapshot(question.command, 'Experienced')] : [];
}
