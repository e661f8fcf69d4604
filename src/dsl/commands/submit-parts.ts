import { didYouMean } from '../../text/did-you-mean.ts';

/** The clauses of SUBMIT, by what it records. */
export const SUBMIT_PARTS = { SAMPLE: ['ID', 'SOURCE', 'VALUE'], TITLECONVERT: ['ID', 'TITLE', 'CHOICE', 'ONET', 'AS', 'VALUE'] } as const;

interface Unknown {
  readonly message: string;
  readonly suggestion: string;
}

export const isSubmitted = (what: string): what is keyof typeof SUBMIT_PARTS => Object.hasOwn(SUBMIT_PARTS, what);

export const unknownSubject = (what: string): Unknown => ({
  message: `Unknown SUBMIT subject: ${what}${didYouMean(what, Object.keys(SUBMIT_PARTS))}`,
  suggestion: 'SUBMIT takes SAMPLE or TITLECONVERT.',
});

export const unknownPart = (name: string, valid: readonly string[]): Unknown => ({
  message: `Unknown clause ${name}${didYouMean(name, valid)}`,
  suggestion: `Valid clauses: ${valid.join(', ')}.`,
});
