import type { Form } from '../forms/form.ts';
import { nameOfForm } from '../rules/rule.ts';
import { classOf, NO_FORM } from './choice/form-choice.ts';
import { isOfFigure } from './figures-of-clusters.ts';
import type { Reading } from './reading.ts';

/** What is learned counts as much as about one topic. */
const LEARNED = 0.8;
const DOUBT = 0.02;

/** How probable it is that questions like this one are answered by the form. */
export function guessOf(form: Form, reading: Reading): number {
  if (isForFigure(form, reading)) return mostOf(reading.guesses);
  const known = CLASSES.get(form) ?? classOf(nameOfForm(form));
  CLASSES.set(form, known);
  return reading.guesses.get(known) ?? 0;
}

/** "Occupations that earn less than $30,000": only lists of clusters say it, whatever else people ask for in these words. */
export const isForFigure = ({ verb, subject, for: target }: Form, { topics, facets }: Reading): boolean =>
  subject === 'CLUSTERS' &&
  target === undefined &&
  verb === (topics.has('count') ? 'COUNT' : 'LIST') &&
  topics.has('jobs') &&
  facets.some((facet) => facet.kind === 'field' && isOfFigure(facet)) &&
  !facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role');
const CLASSES = new WeakMap<Form, string>();

/** Against a form that is less probable than another one. */
export const learned = (guess: number, { guesses }: Reading): number => LEARNED * (Math.log(guess + DOUBT) - Math.log(mostOf(guesses) + DOUBT));

const MOST_OF = new WeakMap<Reading['guesses'], number>();
/** The probability of the most probable form. */
function mostOf(guesses: Reading['guesses']): number {
  const known = MOST_OF.get(guesses);
  if (known !== undefined) return known;
  const most = Math.max(0, ...[...guesses].map(([name, one]) => (name === NO_FORM ? 0 : one)));
  MOST_OF.set(guesses, most);
  return most;
}
