import { isOnetCode, onetCodeMeant, ONET_CODE, ONET_CODE_PATTERN } from '../../catalog/onet-code.ts';
import type { Placeholder } from '../../routing/placeholder.ts';
import type { Refusal } from '../../errors/api-error.ts';
import type { NameTarget } from '../targets.ts';

const FIVE_DIGITS = { type: 'string', pattern: '^[0-9]{5}$' };

/** The problem with the `cluster_id` of a path, if any, with the exact message of the specification. */
export function badClusterId(text: string): Refusal | undefined {
  if (/^-?\d+$/.test(text)) return undefined;
  return { error: 'cluster_id must be an integer', suggestion: 'To find the id of a cluster, use GET /api/clusters?search=…', example: '/api/clusters/75' };
}

/** The problem with an O*NET-SOC code, if any. The suggestion shows the format. */
export function badCode(text: string): Refusal | undefined {
  if (isOnetCode(text)) return undefined;
  const cluster = clusterPart(text);
  return {
    error: `"${text}" is not an O*NET-SOC code`,
    suggestion:
      cluster === undefined
        ? 'The format is NN-NNNN.NN, as in 29-1141.00. To convert a job title to a code, use GET /api/titleconvert.'
        : `The format is NN-NNNN.NN. Paths of a cluster begin with /api/clusters/${cluster}.`,
    example: '/api/occupations/29-1141.00',
  };
}

/** The cluster id in `cluster:<cluster_id>`; undefined in a code. */
export const clusterPart = (id: string): string | undefined => /^cluster:(.*)$/is.exec(id)?.[1];

function badCodeOrCluster(id: string): Refusal | undefined {
  const cluster = clusterPart(id);
  return cluster === undefined ? badCode(id) : badClusterId(cluster);
}

function badZip(zip: string): Refusal | undefined {
  if (/^\d{5}$/.test(zip)) return undefined;
  return { error: `"${zip}" is not a ZIP code`, suggestion: 'A ZIP code has five digits, including leading zeros.', example: '/api/location/zip/98101' };
}

/** 10001-1234 */
const withoutPlusFour = (zip: string): string | undefined => /^(\d{5})-\d{4}$/.exec(zip)?.[1];

function badCbsa(cbsa: string): Refusal | undefined {
  if (/^\d{5}$/.test(cbsa)) return undefined;
  return { error: `"${cbsa}" is not a CBSA code`, suggestion: 'A CBSA code has five digits.', example: '/api/location/cbsa/42660' };
}

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
  zip: { description: 'Five digits, including leading zeros.', schema: FIVE_DIGITS, check: badZip, meant: withoutPlusFour },
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
