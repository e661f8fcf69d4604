import type { Status } from './outcome.ts';

/** How a status is called: in a row, and as a filter. */
export const STATUS_WORDS: Readonly<Record<Status, { readonly label: string; readonly title: string }>> = {
  unsure: { label: 'not sure', title: 'Not sure' },
  none: { label: 'no match', title: 'No match' },
  refused: { label: 'refused', title: 'Refused' },
  resolved: { label: 'resolved', title: 'Resolved' },
};
