import type { Question } from '../question.ts';

/** In REST, include=occupations means expand=occupations. */
export const INCLUDE = { type: 'tokens', changes: 'view', values: ['occupations'], description: '`occupations` adds the member occupations.' } as const;

export function withIncluded(question: Question, given: Readonly<Record<string, unknown>>): Question {
  const included = (given['include'] ?? []) as readonly string[];
  const expand = [...new Set([...question.expand, ...included])];
  return { ...question, expand, plan: { ...question.plan, expand: [...new Set([...question.plan.expand, ...included])] } };
}
