import { canonicalOf, inLimits } from '../catalog/field-values.ts';
import { choiceMeant, numberMeant } from '../dsl/correction/meant-values.ts';
import { hasEmptyPart, partsOf } from '../text/comma-list.ts';
import { wordTable } from '../text/word-table.ts';
import { wordsOf } from '../text/words.ts';
import { isLonger } from '../text/text-length.ts';
import { MAXIMUM_TEXT, type MeantChoice, type Parameter } from '../routing/parameter.ts';
import { assigned, mustBeOneOf, problemOf, type Problem } from './problems.ts';
import { didYouMean } from '../text/did-you-mean.ts';

type Given<T extends Parameter['type']> = Extract<Parameter, { type: T }>;

/** The value of a text, or the problem with it. */
export type ParsedValue = { readonly value: unknown } | { readonly problem: Problem };

/** Reads the text of one parameter, which is not blank. `name` is the name that the caller used. */
export function parseValue(name: string, parameter: Exclude<Parameter, { type: 'retired' }>, given: string): ParsedValue {
  const raw = parameter.type === 'text' && parameter.isTyped === true ? given : given.trim();
  switch (parameter.type) {
    case 'text':
      return parseText(name, parameter, raw);
    case 'integer':
    case 'number':
      return parseNumber(name, parameter, raw);
    case 'boolean':
      if (/^(?:true|1)$/i.test(raw)) return { value: true };
      if (/^(?:false|0)$/i.test(raw)) return { value: false };
      return refused(name, 'must be true or false', `Set ${name}=true or ${name}=false.`, { valid: ['true', 'false'], to: FLAGS[raw.toLowerCase()] });
    case 'enumeration':
      return parseChoice(name, parameter, raw);
    case 'tokens':
      return parseTokens(name, parameter, raw);
  }
}

/** What else people write for true and false. */
const FLAGS = wordTable<string>({ yes: 'true', y: 'true', on: 'true', no: 'false', n: 'false', off: 'false' });

/** A value that cannot be used. `to`: the nearest one that can. */
function refused(
  name: string,
  what: string,
  fix: string,
  { valid, to }: { readonly valid?: readonly string[] | undefined; readonly to?: string | undefined } = {},
): ParsedValue {
  const shown = valid === undefined ? {} : { valid_values: valid };
  return { problem: { parameter: name, message: `${name} ${what}`, fix, ...(to === undefined ? {} : { changes: { [name]: to } }), ...shown } };
}

/** A value that is not one of those that are valid; the one that was probably meant, or another one that works. */
function refusedChoice(
  name: string,
  what: string,
  { meant, works, valid }: { readonly meant: MeantChoice | undefined; readonly works: string; readonly valid?: readonly string[] | undefined },
): ParsedValue {
  const changes = meant === undefined ? undefined : { [name]: meant.value, ...meant.others };
  const shown = Object.entries(changes ?? { [name]: works }).map(([parameter, value]) => assigned(parameter, value));
  return {
    problem: {
      parameter: name,
      message: `${name} ${what}`,
      works: shown.join('&'),
      ...(changes === undefined ? {} : { changes }),
      ...(valid === undefined ? {} : { valid_values: valid }),
    },
  };
}

function parseText(name: string, parameter: Given<'text'>, raw: string): ParsedValue {
  const { maximumLength: longest = MAXIMUM_TEXT, maximumWords, example = '' } = parameter;
  if (isLonger(raw, longest)) return refused(name, `is longer than ${longest} characters`, `Shorten ${name} to ${longest} characters or fewer.`);
  if (maximumWords !== undefined && wordsOf(raw).length > maximumWords)
    return refused(name, `has more than ${maximumWords} words`, `Shorten ${name} to ${maximumWords} words or fewer.`);
  if (raw.includes('\0') || !raw.isWellFormed())
    return refused(name, 'contains a NUL character or an unpaired surrogate', `Remove these characters from ${name}.`);
  const wrong = parameter.check?.(raw);
  if (wrong === undefined) return { value: raw };
  if (!('problem' in wrong)) return { problem: problemOf(name, wrong) };
  const works = wrong.valid?.[0] ?? example;
  return works === '' && wrong.meant === undefined
    ? refused(name, wrong.problem, `Correct ${name}, or omit it.`, { valid: wrong.valid })
    : refusedChoice(name, wrong.problem, { meant: wrong.meant === undefined ? undefined : { value: wrong.meant }, works, valid: wrong.valid });
}

function parseNumber(name: string, parameter: Given<'integer' | 'number'>, raw: string): ParsedValue {
  const { type, minimum = -Infinity, maximum = Infinity, upTo } = parameter;
  const shape = type === 'integer' ? /^[+-]?\d{1,15}$/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
  const value = Number(raw);
  if (shape.test(raw) && Number.isFinite(value) && value >= minimum && value <= maximum) return { value };
  const range = inLimits([minimum, maximum]);
  const kind = type === 'integer' ? 'an integer' : 'a number';
  const near = numberMeant(raw, { limits: [minimum, maximum], isShare: type === 'number' && minimum === 0 && maximum === 1 });
  // At least 3.5 is at least 4.
  const whole = upTo === undefined ? Math.trunc : Math.ceil;
  const meant = near !== undefined && type === 'integer' ? String(whole(Number(near))) : near;
  const works = meant ?? String(parameter.example ?? parameter.default ?? parameter.minimum ?? 1);
  return refused(name, `must be ${kind}${range}`, `Set ${name} to ${kind}${range}, for example ${assigned(name, works)}.`, { to: meant });
}

function parseChoice(name: string, { values, retired, meant: ofParameter }: Given<'enumeration'>, raw: string): ParsedValue {
  const own = retired?.[raw.toLowerCase()];
  if (own !== undefined) return { problem: problemOf(name, own) };
  const value = canonicalOf(raw, values);
  if (value !== undefined) return { value };
  const meant = ofParameter === undefined ? choiceOf(raw, values) : ofParameter(raw);
  const hint = didYouMean(raw, meant === undefined ? [] : [meant.value]);
  return refusedChoice(name, `${mustBeOneOf(values)}${hint}`, { meant, works: values[0] ?? '', valid: values });
}

function choiceOf(raw: string, values: readonly string[]): MeantChoice | undefined {
  const value = choiceMeant(raw, values)?.name;
  return value === undefined ? undefined : { value };
}

function parseTokens(name: string, { values }: Given<'tokens'>, raw: string): ParsedValue {
  const tokens = partsOf(raw);
  const [bad, ...others] = tokens.filter((token) => canonicalOf(token, values) === undefined);
  if (tokens.length > 0 && bad === undefined && hasEmptyPart(raw))
    return refusedChoice(name, 'has an empty item before or after a comma', { meant: { value: tokens.join(',') }, works: '', valid: values });
  if (tokens.length > 0 && bad === undefined) return { value: [...new Set(tokens.map((token) => canonicalOf(token, values)))] };
  const not = bad === undefined ? '' : `, not "${[bad, ...others].join(', ')}"${didYouMean(bad, [choiceOf(bad, values)?.value ?? ''])}`;
  const each = tokens.map((token) => choiceOf(token, values)?.value);
  const meant = each.length === 0 || each.includes(undefined) ? undefined : { value: [...new Set(each)].join(',') };
  return refusedChoice(name, `must be a comma-separated list of ${values.join(', ')}${not}`, { meant, works: values[0] ?? '', valid: values });
}
