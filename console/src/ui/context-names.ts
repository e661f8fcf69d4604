/** What the parts of a title's context are called, in the order in which they are shown. */
export const CONTEXT_NAMES = { company: 'Employer', industry: 'Industry', location: 'Place' } as const;
export type ContextPart = keyof typeof CONTEXT_NAMES;
export const CONTEXT_PARTS = Object.keys(CONTEXT_NAMES) as ContextPart[];

/** The parts that the service did not find, with a text for each. */
export const notFound = (unknown: readonly string[], textOf: (part: ContextPart) => string): string =>
  `Not found: ${CONTEXT_PARTS.filter((part) => unknown.includes(part))
    .map(textOf)
    .join(', ')}`;
