import { convertCluster } from '../operations/conversion/convert-cluster.ts';
import { convertCompany } from '../operations/conversion/convert-company.ts';
import { facesOf, type Operation } from '../operations/operation.ts';
import type { Asking } from '../wording/asking.ts';

/** Path and query of a valid request. */
export const exampleOf = (operation: Operation): string => facesOf(operation.rest)[0]?.example ?? '';

/** The path of an operation. */
const pathOf = (operation: Operation): string => facesOf(operation.rest)[0]?.path ?? '';

const calling = (operation: Operation): string => `GET ${pathOf(operation)}`;

/** The parameter that searches. */
function searchedBy({ resource, settings }: Operation): string {
  const declared = resource?.fields['search'] ?? settings?.['search'];
  return declared?.rest?.[0] ?? 'search';
}

/** How REST asks: paths and parameters. */
export const ASKING: Asking = {
  send: 'send',
  request: 'request',
  quoted: (text) => `"${text}"`,
  value: (text) => text,
  missing(hint) {
    switch (hint.kind) {
      case 'unknown_company':
        return hint.isTooLong ? 'Company not found' : `Company not found: ${hint.given}`;
      case 'unknown_occupation':
        return `Occupation not found: ${hint.given}`;
      case 'unknown_cluster':
        return 'Cluster not found';
    }
  },
  calling,
  found: (operation) => `at ${calling(operation)}`,
  searching: (operation) => `${calling(operation)}?${searchedBy(operation)}=…`,
  convertingCompanies: `COMPANYCONVERT (${calling(convertCompany)})`,
  clusterOfTitle: calling(convertCluster),
  atLevels: (...levels) => `experience_level=${levels.join(' or ')}`,
  scored: (least) => `send min_score=${least}`,
  nameIn: (resource, of, name) => resource?.[of][name]?.rest[0] ?? name,
  condition: (name, value) => `${name}=${value}`,
  withoutValue: (name, rows, of) => `${rows} of the ${of} rows have no ${name}.`,
  leavingOut: (option) => ({ industry: 'industry', score: 'min_score' })[option],
  addingIndustry: 'add industry=…',
  given: (noun, part) => `${noun} as ${part}`,
  named: (part) => part,
  adding: (...parts) => `Add ${parts.join(' or ')}`,
  listingSimilar: () => `${calling(convertCompany)} with a lower min_score`,
};
