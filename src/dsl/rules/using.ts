import type { Problem } from '../problem.ts';
import type { Flag } from '../syntax-tree.ts';
import { withoutFlag } from '../repairs.ts';
import { FLAGS } from '../using-flags.ts';
import { clauseOf, didYouMean, textOf, type Rule } from './rule.ts';

const EXAMPLE = 'TITLECONVERT "registered nurse" USING NO FAST, FUSION_ALPHA=0.6';
const LARGEST_WEIGHT = 10;

/** A flag alone is on, NO turns it off, and `=` sets a value. Each flag is used at most once. */
export const using: Rule = ({ form, clauses }) => {
  if (!form.modifiers.includes('using')) return [];
  const flags = clauseOf(clauses, 'using')?.flags ?? [];
  return flags.flatMap((flag, place): Problem[] => {
    const wrong = problemOf(flag, flags.slice(0, place));
    return wrong === undefined ? [] : [{ ...wrong, example: EXAMPLE, at: flag.name.at, repair: withoutFlag(flag.name) }];
  });
};

function problemOf({ name, negated, value }: Flag, before: readonly Flag[]): { message: string; suggestion: string } | undefined {
  const flag = name.text;
  const setting = Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : undefined;
  const valid = Object.keys(FLAGS);
  if (setting === undefined) return { message: `Unknown USING flag ${flag}${didYouMean(flag, valid)}`, suggestion: `Flags: ${valid.join(', ')}.` };
  if (before.some((other) => other.name.text === flag)) return { message: `${flag} is given twice`, suggestion: 'Use each flag only once.' };
  if (negated && value !== undefined) return { message: `NO ${flag} does not take a value`, suggestion: `Write NO ${flag} or ${flag}=false.` };
  const text = value === undefined ? undefined : textOf(value).toLowerCase();
  switch (setting.type) {
    case 'boolean':
      if (text === undefined || ['true', 'false', '1', '0'].includes(text)) return undefined;
      return { message: `${flag} must be true or false`, suggestion: `Write ${flag}, NO ${flag} or ${flag}=false.` };
    case 'weight':
      if (!negated && value?.kind === 'number' && value.value >= 0 && value.value <= LARGEST_WEIGHT) return undefined;
      return { message: `${flag} must be a number from 0 to ${LARGEST_WEIGHT}`, suggestion: `Write ${flag}=0.6.` };
    case 'enumeration': {
      const { values } = setting;
      if (!negated && text !== undefined && values.includes(text)) return undefined;
      return { message: `${flag} must be one of ${values.join(', ')}`, suggestion: `Write ${flag}=${values.at(-1) ?? ''}.` };
    }
    default:
      throw new Error(`USING does not support flags of type ${setting.type}`);
  }
}
