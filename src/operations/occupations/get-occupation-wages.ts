import { SINGLE_WAGES_SCHEMA } from '../../catalog/cluster-records.ts';
import { MSA_SIZES } from '../../catalog/enumerations.ts';
import { SIZES_DESCRIPTION } from '../../catalog/metro-sizes.ts';
import { LAST_TENURE_YEAR, TENURE_LEVELS } from '../../catalog/tenure.ts';
import { singleWages, wageGrowth } from '../../reads/cluster-facts.ts';
import { ONE_TENURE } from '../parameters/wage-years.ts';
import { recordAnswer } from '../answer.ts';
import { listClusterWages } from '../clusters/list-cluster-wages.ts';
import { operation } from '../operation.ts';

/** In the query language, the wages of a code are rows: {@link listClusterWages}. */
export const getOccupationWages = operation({
  id: 'getOccupationWages',
  tag: 'Occupations',
  permission: 'wages:read',
  summary: 'Wages of an occupation or a cluster.',
  description:
    'A code returns one record, by default at ten years in large metro areas. `cluster:<id>` returns a list, with all rows if limit is omitted; only this form takes limit, offset, min_years_in, and max_years_in. years_in and experience_level are the same years; if they have none in common, the response is 400. Wages are provisional.',
  about: 'occupation',
  settings: {
    msa_size: { type: 'enumeration', values: MSA_SIZES, default: 'Large', rest: ['msa_size'], description: SIZES_DESCRIPTION },
    experience_level: {
      type: 'enumeration',
      values: TENURE_LEVELS,
      rest: ['experience_level'],
      description: 'Years of tenure, as text. Default: 10, unless years_in is set.',
    },
    years_in: { type: 'integer', minimum: 0, maximum: LAST_TENURE_YEAR, rest: ['years_in'], description: 'Years of tenure.' },
  },
  answer: { kind: 'record', data: SINGLE_WAGES_SCHEMA },
  rest: {
    path: '/api/occupations/{id}/wages',
    example: '/api/occupations/29-1141.00/wages?msa_size=Large&experience_level=5',
    clusterForm: listClusterWages,
    rules: [ONE_TENURE],
  },
  run: async ({ database }, { target: { onet_code, cluster_id }, settings: { msa_size, experience_level, years_in } }) => {
    const years = years_in ?? Number(experience_level ?? LAST_TENURE_YEAR);
    const [wages, wage_growth] = await Promise.all([singleWages(database, cluster_id, years, msa_size), wageGrowth(database, cluster_id)]);
    return recordAnswer({ onet_code, wages, wage_growth, years_in: years, msa_size });
  },
});
