import { isPlainInteger } from '../../catalog/field-values.ts';
import { isOnetCode, onetCodeMeant, ONET_CODE, ONET_CODE_PATTERN } from '../../catalog/onet-code.ts';
import type { Placeholder } from '../../routing/placeholder.ts';
import type { RequestProblem } from '../../routing/request-problem.ts';
import type { NameTarget } from '../targets.ts';

const FIVE_DIGITS = { type: 'string', pattern: '^[0-9]{5}$' };

/** The problem with the `cluster_id` of a path, if any. */
const badClusterId = (text: string): RequestProblem | undefined => (isPlainInteger(text) ? undefined : { kind: 'bad_cluster_id' });

/** The problem with an O*NET-SOC code, if any. */
export const badCode = (given: string): RequestProblem | undefined =>
  isOnetCode(given) ? undefined : { kind: 'bad_onet_code', given, cluster: clusterPart(given) };

/** The cluster id in `cluster:<cluster_id>`; undefined in a code. */
export const clusterPart = (id: string): string | undefined => /^cluster:(.*)$/is.exec(id)?.[1];

function badCodeOrCluster(id: string): RequestProblem | undefined {
  const cluster = clusterPart(id);
  return cluster === undefined ? badCode(id) : badClusterId(cluster);
}

const badZip = (given: string): RequestProblem | undefined => (/^\d{5}$/.test(given) ? undefined : { kind: 'bad_zip', given });

/** 10001-1234 */
const withoutPlusFour = (zip: string): string | undefined => /^(\d{5})-\d{4}$/.exec(zip)?.[1];

const badCbsa = (given: string): RequestProblem | undefined => (/^\d{5}$/.test(given) ? undefined : { kind: 'bad_cbsa', given });

/** The placeholder for each kind of target. */
export const PLACEHOLDERS: Readonly<Record<NameTarget, Placeholder>> = {
  company: {
    description: 'company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.',
    schema: { type: 'string', minLength: 1 },
  },
  occupation: {
    description: 'O*NET-SOC code, NN-NNNN.NN.',
    schema: { type: 'string', pattern: ONET_CODE_PATTERN },
    check: badCode,
    names: 'occupation',
    meant: onetCodeMeant,
  },
  cluster: { description: 'Id of a core cluster.', schema: { type: 'integer', minimum: 0, maximum: 2_147_483_647 }, check: badClusterId, names: 'cluster' },
  zip: { description: 'Five digits, including leading zeros.', schema: FIVE_DIGITS, check: badZip, names: 'zip', meant: withoutPlusFour },
  cbsa: { description: 'Five digits.', schema: FIVE_DIGITS, check: badCbsa, names: 'cbsa' },
};

/** For paths that take a code or a cluster. */
export const CODE_OR_CLUSTER: Placeholder = {
  description: 'O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.',
  schema: { type: 'string', pattern: `^(?:${ONET_CODE}|cluster:[0-9]{1,9})$` },
  check: badCodeOrCluster,
  names: 'occupation',
  meant: onetCodeMeant,
};
