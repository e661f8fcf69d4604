import type { ContextPart } from '../conversion/titles/title-advice.ts';

/** How an interface writes what the sentences of this folder ask callers to do. Each interface has one (`asking.ts`). */
export interface Asking {
  /** What callers do with a text. */
  readonly send: 'send' | 'write';
  /** A text as the interface quotes it. */
  readonly quoted: (text: string) => string;
  /** A part of the context, written as the option `part`: "the place as location". */
  readonly given: (noun: string, part: ContextPart, value: string) => string;
  /** An option, by its name alone. */
  readonly named: (part: ContextPart) => string;
  /** Tells the caller to use one of these options: "Add company or industry". */
  readonly adding: (...parts: readonly ContextPart[]) => string;
  /** What lists employers with similar names, after "To list similar names, use". */
  readonly listingSimilar: (company: string) => string;
}

/** The verb at the beginning of a sentence. */
export const sending = ({ send }: Asking): string => (send === 'send' ? 'Send' : 'Write');
