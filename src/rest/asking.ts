import type { Asking } from '../wording/asking.ts';

/** How REST asks: parameters of the request. */
export const ASKING: Asking = {
  send: 'send',
  quoted: (text) => `"${text}"`,
  given: (noun, part) => `${noun} as ${part}`,
  named: (part) => part,
  adding: (...parts) => `Add ${parts.join(' or ')}`,
  listingSimilar: () => 'company conversion with a lower minimum score',
};
