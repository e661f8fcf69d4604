import { FEATURES } from './features.ts';
import { learnedFor } from './fusion.ts';
import type { KnownTitles } from './known-titles.ts';
import { treeCredits } from './tree-credits.ts';
import { baseOf } from './trees.ts';

/** Kinds of evidence from the title itself. */
export const TITLE_EVIDENCE = ['classifier', 'same_title', 'part_of_title', 'similar_title', 'words', 'official', 'family', 'form'] as const;
export type TitleEvidence = (typeof TITLE_EVIDENCE)[number];

/** The kind of evidence of each feature, by its name without "/ best" and "best". */
const KINDS: readonly (readonly [TitleEvidence, RegExp])[] = [
  ['classifier', /^classifier$/u],
  ['part_of_title', /^(?:first|further)\./u],
  ['same_title', /\.(?:exact|core|words)$/u],
  ['similar_title', /(?:^|\.)(?:votes|nearest)$/u],
  ['words', /^(?:words|letters|head)$/u],
  ['official', /^(?:official|description|tools)(?:\.raw)?$/u],
  ['family', /^(?:votes\.(?:major|minor)|candidates|computers|managers|engineers|health|teachers|manual)$/u],
  ['form', /^(?:all other|manager of \w+|supervisor of \w+)$/u],
];

const KIND_OF: readonly TitleEvidence[] = FEATURES.map((feature) => {
  const name = feature.replace(/^best | \/ best$/gu, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind === undefined) throw new Error(`title-credits.ts has no kind of evidence for the feature "${feature}"`);
  return kind;
});

/** What each kind of evidence adds to the logarithm of a candidate's probability, except for what is the same for all candidates. */
export function titleCredits(knownTitles: KnownTitles, row: Float32Array): Record<TitleEvidence, number> {
  const { ensemble } = learnedFor(knownTitles);
  const credits: Record<TitleEvidence, number> = {
    classifier: baseOf(ensemble.base, row),
    same_title: 0,
    part_of_title: 0,
    similar_title: 0,
    words: 0,
    official: 0,
    family: 0,
    form: 0,
  };
  treeCredits(ensemble, row).forEach((credit, feature) => {
    const kind = KIND_OF[feature];
    if (kind !== undefined) credits[kind] += credit;
  });
  return credits;
}
