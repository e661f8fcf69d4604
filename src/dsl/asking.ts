import { convertCompany } from '../operations/conversion/convert-company.ts';
import { convertTitle } from '../operations/conversion/convert-title.ts';
import { facesOf, type Operation } from '../operations/operation.ts';
import type { Asking } from '../wording/asking.ts';
import { quoted } from './print.ts';

/** Names that are less similar than those of which advice names some. */
const LESS_SIMILAR = 0.2;

/** The form of an operation. */
export const formOf = (operation: Operation): string => facesOf(operation.dsl)[0]?.form ?? '';

/** How the query language asks: forms, and conditions of WHERE. */
export const ASKING: Asking = {
  send: 'write',
  request: 'query',
  quoted,
  value: quoted,
  missing(hint) {
    switch (hint.kind) {
      case 'unknown_company':
        return `Company ${quoted(hint.given)} was not found`;
      case 'unknown_occupation':
        return hint.isCode ? `Occupation not found: ${hint.given}` : `${quoted(hint.given)} is not an O*NET-SOC code or the exact title of an occupation`;
      case 'unknown_cluster':
        return `Cluster not found: ${hint.isId ? hint.given : quoted(hint.given)}`;
    }
  },
  calling: formOf,
  found: (operation) => `in ${formOf(operation)}`,
  searching: (operation) => `${formOf(operation)} WHERE SEARCH IS "…".`,
  convertingCompanies: formOf(convertCompany),
  clusterOfTitle: `${formOf(convertTitle)} with EXPAND CLUSTER`,
  atLevels: (...levels) => `EXPERIENCE_LEVEL ${levels.map(quoted).join(' or ')}`,
  scored: (least) => `add WHERE SCORE >= ${least}`,
  nameIn: (resource, of, name) => resource?.[of][name]?.dsl[0] ?? name.toUpperCase(),
  condition: (name, value) => `${name} IS ${quoted(value)}`,
  withoutValue: (name, rows, of) => `${rows} of these ${of} have no ${name} (null). To leave them out, add AND ${name} IS NOT NULL.`,
  leavingOut: (option) => option.toUpperCase(),
  addingIndustry: 'add WHERE INDUSTRY.',
  given: (noun, part, value) => `${noun} in WHERE: ${part.toUpperCase()} IS ${quoted(value)}`,
  named: (part) => part.toUpperCase(),
  adding: (...parts) => `Add ${parts.map((part) => part.toUpperCase()).join(' or ')} to WHERE`,
  listingSimilar: (company) => `${formOf(convertCompany)} ${quoted(company)} WHERE SCORE >= ${LESS_SIMILAR}`,
};
