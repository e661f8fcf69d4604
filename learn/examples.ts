import { foldOf, type LabelledTitle } from '../bench/labelled-titles.ts';
import type { TitleContext } from '../src/conversion/titles/evidence/context.ts';
import { employerKey } from '../src/conversion/titles/evidence/employers.ts';
import { NEIGHBOURS, weigh, type Weighed } from '../src/conversion/titles/evidence/features.ts';
import { SOURCES, TitleKnowledge, type TitleFacts } from '../src/conversion/titles/evidence/knowledge.ts';
import { tokensOf } from '../src/conversion/titles/evidence/tokens.ts';

/** A labelled title with all evidence about its candidates. */
export interface WeighedTitle extends Weighed {
  readonly labelled: LabelledTitle;
  readonly fold: number;
  /** Position of the right candidate; -1 when it is none of them. */
  readonly right: number;
}

export const FOLDS = 5;

/**
 * Gathers the evidence for each labelled title. With observations, those of the titles of a fold are left out of the memory that the fold's own
 * titles are weighed with: no title is told its own answer.
 */
export async function weighAll(facts: TitleFacts, labelled: readonly LabelledTitle[]): Promise<WeighedTitle[]> {
  const result: WeighedTitle[] = [];
  const folds = facts.observations.length === 0 ? [undefined] : Array.from({ length: FOLDS }, (_, fold) => fold);
  for (const leftOut of folds) {
    const knowledge = await TitleKnowledge.build(withoutFold(facts, leftOut));
    for (const one of labelled) {
      const fold = foldOf(one.title, FOLDS);
      if (leftOut !== undefined && fold !== leftOut) continue;
      const weighed = weigh(knowledge, tokensOf(one.title));
      result.push({ ...weighed, labelled: one, fold, right: weighed.candidates.findIndex((group) => knowledge.groups[group] === one.group) });
    }
  }
  return result;
}

export function withoutFold(facts: TitleFacts, fold: number | undefined): TitleFacts {
  return fold === undefined ? facts : { ...facts, observations: facts.observations.filter(({ title }) => foldOf(title, FOLDS) !== fold) };
}

/** Weighs each title once more together with its employer, sector and state, the fold's own titles left out of the memory. */
export async function weighInContext(
  facts: TitleFacts,
  titles: readonly WeighedTitle[],
  take: (title: WeighedTitle, knowledge: TitleKnowledge, nearest: Weighed['nearest'], ofEmployer: Weighed['asked'], context: TitleContext) => void,
): Promise<void> {
  for (let fold = 0; fold < FOLDS; fold++) {
    const knowledge = await TitleKnowledge.build(withoutFold(facts, fold));
    for (const title of titles) {
      if (title.fold !== fold) continue;
      const context = { employer: employerKey(title.labelled.company), sector: title.labelled.sector, state: title.labelled.state };
      const tokens = tokensOf(title.labelled.title);
      const { nearest, others } = knowledge.neighbours.find(tokens, SOURCES.length, NEIGHBOURS, knowledge.titlesOfEmployer.get(context.employer) ?? []);
      const asked = (knowledge.titlesOfEmployer.get(context.employer) ?? []).map((index, i) => ({ index, similarity: others[i] ?? 0 }));
      take(title, knowledge, nearest, asked, context);
    }
  }
}
