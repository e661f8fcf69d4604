import type { Refusal } from '../errors/api-error.ts';
import { getCluster } from '../operations/clusters/get-cluster.ts';
import { listClusters } from '../operations/clusters/list-clusters.ts';
import { convertTitle } from '../operations/conversion/convert-title.ts';
import { getOccupation } from '../operations/occupations/get-occupation.ts';
import { getCbsaLocation } from '../operations/places/get-cbsa-location.ts';
import { getZipLocation } from '../operations/places/get-zip-location.ts';
import type { RequestProblem } from '../routing/request-problem.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { ASKING, exampleOf } from './asking.ts';

type Of<K extends RequestProblem['kind']> = Extract<RequestProblem, { kind: K }>;

const CODE_FORMAT = 'The format is NN-NNNN.NN';

/** An example that begins with `?` is for the endpoint of the request. */
const WORDS: { readonly [K in RequestProblem['kind']]: (problem: Of<K>, endpoint: string) => Refusal } = {
  bad_cluster_id: () => ({
    error: 'cluster_id must be an integer',
    suggestion: `To find the id of a cluster, use ${ASKING.searching(listClusters)}`,
    example: exampleOf(getCluster).split('?')[0] ?? '',
  }),
  bad_onet_code: ({ given, cluster }) => ({
    error: `"${given}" is not an O*NET-SOC code`,
    suggestion:
      cluster === undefined
        ? `${CODE_FORMAT}, as in 29-1141.00. To convert a job title to a code, use ${ASKING.calling(convertTitle)}.`
        : `${CODE_FORMAT}. Paths of a cluster begin with ${ofCluster(exampleOf(getCluster), cluster)}.`,
    example: exampleOf(getOccupation),
  }),
  bad_zip: ({ given }) => ({
    error: `"${given}" is not a ZIP code`,
    suggestion: 'A ZIP code has five digits, including leading zeros.',
    example: exampleOf(getZipLocation),
  }),
  bad_cbsa: ({ given }) => ({ error: `"${given}" is not a CBSA code`, suggestion: 'A CBSA code has five digits.', example: exampleOf(getCbsaLocation) }),
  unknown_expansions: ({ unknown, valid }) => ({
    error: `Unknown EXPAND target(s): ${unknown.join(', ')}`,
    suggestion: `Valid targets: ${valid.join(', ')}`,
    ...(unknown.includes('METRICS')
      ? { data: 'Every row includes the metrics. Choose their snapshot with experience_level and msa_size, and filter them with min_ and max_ parameters.' }
      : {}),
  }),
  hiring_without_company: () => ({
    error: 'expand=company_hiring requires company',
    suggestion: 'Add company=… with the exact name of a company.',
    example: '?expand=company_hiring&company=Walmart',
  }),
  no_baseline: () => ({ error: 'Path id 0 requires onet', suggestion: 'Add onet=… with an O*NET-SOC code, or put a cluster id in the path.' }),
  two_baselines: ({ path, code, cluster }, endpoint) => ({
    error: `onet ${code} belongs to cluster ${cluster}, not to ${path}`,
    suggestion: 'Use path id 0 with onet, or omit onet.',
    example: `${ofCluster(endpoint, '0')}?onet=${code}`,
  }),
  archetype_without_blend: ({ archetype }) => ({
    error: 'archetype requires sort=blend',
    suggestion: 'Add sort=blend, or omit archetype.',
    example: `?sort=blend&archetype=${encodeURIComponent(archetype)}`,
  }),
  two_archetypes: ({ sort, archetype }) => ({
    error: `sort=${sort} and archetype=${archetype} name two different archetypes`,
    suggestion: 'Use either sort=blend with archetype, or sort=blend_<archetype> alone.',
    example: BLENDED,
  }),
  unknown_sort: ({ given, valid, modes }) => ({
    error: `Invalid sort: ${given}`,
    suggestion: `Use one of ${valid.join(', ')}${didYouMean(given, valid) || '.'}`,
    example: BLENDED,
    extra: { valid_sort_modes: modes },
  }),
  unknown_group({ given, valid, example }) {
    const message = `Unknown group_by: ${given}${didYouMean(given, valid)}`;
    const suggestion = `Use one of ${valid.join(', ')}, or omit group_by to get a scalar total.`;
    return {
      error: message,
      suggestion,
      example,
      data: { error: { message, valid_group_by: valid, suggestion, example } },
      extra: { valid_group_by: valid },
    };
  },
  retired_quintile: ({ usedAs }) => ({
    error: `postings_qtile was retired in 0.13.0-beta and is no longer a ${usedAs}`,
    suggestion: 'To filter, use entry_posting_tier or total_posting_tier. To sort, use entry_postings or total_postings.',
    example: '?total_posting_tier=high',
    data: {
      deprecated: 'postings_qtile',
      replacements: ['entry_posting_tier', 'total_posting_tier', 'entry_posting_count', 'total_posting_count', 'early_career_access'],
    },
  }),
  contradicting_years: ({ conditions }) => ({
    error: `${conditions} contradict each other`,
    suggestion: 'Both are years of tenure. Use only one of them.',
  }),
};

const BLENDED = '?sort=blend&archetype=growth';

/** The path of a request about a cluster, for another cluster. */
const ofCluster = (example: string, id: string): string => (example.split('?')[0] ?? '').replace(/\/\d+(?=\/|$)/u, `/${id}`);

/** The error body of a problem with a request to the endpoint of which `endpoint` is a valid one. */
export function refusalOf(problem: RequestProblem, endpoint = ''): Refusal {
  const word = WORDS[problem.kind] as (problem: RequestProblem, endpoint: string) => Refusal;
  return word(problem, endpoint);
}
