import type { Asking } from '../wording/asking.ts';
import { quoted } from './print.ts';

/** Names that are less similar than those of which advice names some. */
const LESS_SIMILAR = 0.2;

/** How the query language asks: conditions of WHERE, and other queries. */
export const ASKING: Asking = {
  send: 'write',
  quoted,
  given: (noun, part, value) => `${noun} in WHERE: ${part.toUpperCase()} IS ${quoted(value)}`,
  named: (part) => part.toUpperCase(),
  adding: (...parts) => `Add ${parts.map((part) => part.toUpperCase()).join(' or ')} to WHERE`,
  listingSimilar: (company) => `COMPANYCONVERT ${quoted(company)} WHERE SCORE >= ${LESS_SIMILAR}`,
};
