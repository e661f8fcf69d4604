import { canonicalOf, inLimits, isPlainInteger, isPlainNumber } from '../catalog/field-values.ts';
import { choiceMeant, numberMeant } from '../dsl/meanings/meant-values.ts';
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
      // `+5` in an address is a space and a 5, so spaces are not taken, as the sign is not.
      return parseNumber(name, parameter, given);
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
  { valid, to, standIn = valid?.[0] }: { readonly valid?: readonly string[] | undefined; readonly to?: string | undefined; readonly standIn?: string } = {},
): ParsedValue {
  const shown = valid === undefined ? {} : { valid_values: valid };
  const changes = to === undefined ? {} : { changes: { [name]: to } };
  return { problem: { parameter: name, message: `${name} ${what}`, fix, ...changes, ...(standIn === undefined ? {} : { standIn }), ...shown } };
}

interface RefusedChoice {
  readonly meant: MeantChoice | undefined;
  readonly works: string;
  readonly valid?: readonly string[] | undefined;
  /** Other given values, for which there is none. */
  readonly left?: readonly string[] | undefined;
}

/** A value that is not one of those that are valid; the one that was probably meant, or another one that works. */
function refusedChoice(name: string, what: string, { meant, works, valid, left = [] }: RefusedChoice): ParsedValue {
  // A valid value that has nothing to do with the given one explains nothing: the message lists them all.
  if (meant === undefined && valid !== undefined && valid.length > 0)
    return refused(name, what, `Set ${name} to one of the valid values, or omit it.`, { valid });
  const changes = meant === undefined ? undefined : { [name]: meant.value, ...meant.others };
  const shown = Object.entries(changes ?? { [name]: works }).map(([parameter, value]) => assigned(parameter, value));
  return {
    problem: {
      parameter: name,
      message: `${name} ${what}`,
      works: shown.join('&'),
      ...(works === '' ? {} : { standIn: works }),
      ...(changes === undefined ? {} : { changes }),
      ...(left.length === 0 ? {} : { left: left.map((value) => `${name}=${value}`) }),
      ...(valid === undefined ? {} : { valid_values: valid }),
    },
  };
}

function parseText(name: string, parameter: Given<'text'>, raw: string): ParsedValue {
  const { maximumLength: longest = MAXIMUM_TEXT, maximumWords, maximumValues: most = Infinity, example = '' } = parameter;
  if (isLonger(raw, longest)) return refused(name, `is longer than ${longest} characters`, `Shorten ${name} to ${longest} characters or fewer.`);
  if (maximumWords !== undefined && wordsOf(raw).length > maximumWords)
    return refused(name, `has more than ${maximumWords} words`, `Shorten ${name} to ${maximumWords} words or fewer.`);
  if (partsOf(raw).length > most) return refused(name, `has more than ${most} values`, `Send at most ${most} values, and the others in further requests.`);
  if (raw.includes('\0') || !raw.isWellFormed())
    return refused(name, 'contains a NUL character or an unpaired surrogate', `Remove these characters from ${name}.`);
  const wrong = parameter.check?.(raw);
  if (wrong === undefined) return { value: raw };
  if ('own' in wrong) {
    const { own, meant } = wrong;
    return { problem: { ...problemOf(name, own), changes: { [name]: meant }, ...(meant === undefined ? { left: [assigned(name, raw)] } : {}) } };
  }
  const range = parameter.bounds === undefined ? undefined : rangeMeant(raw, parameter.bounds);
  if (range !== undefined && 'problem' in wrong) {
    const shown = Object.entries(range).map(([bound, value]) => assigned(bound, value));
    return { problem: { parameter: name, message: `${name} ${wrong.problem}`, works: shown.join('&'), changes: { [name]: undefined, ...range } } };
  }
  if (!('problem' in wrong)) return { problem: problemOf(name, wrong) };
  const works = wrong.valid?.[0] ?? example;
  return works === '' && wrong.meant === undefined
    ? refused(name, wrong.problem, `Correct ${name}, or omit it.`, { valid: wrong.valid })
    : refusedChoice(name, wrong.problem, {
        meant: wrong.meant === undefined ? undefined : { value: wrong.meant },
        works,
        valid: wrong.valid,
        left: wrong.left,
      });
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const FROM_TO = new RegExp(`^${NUMBER}\\s*(?:-|–|to|\\.\\.)\\s*${NUMBER}$`, 'iu');
const FROM = new RegExp(`^(?:(?:>=|gte:?|min:?)\\s*${NUMBER}|${NUMBER}\\s*\\+)$`, 'iu');
const TO = new RegExp(`^(?:<=|lte:?|max:?)\\s*${NUMBER}$`, 'iu');

/** The bounds that a text means as the value of their field: "0-5", ">=3", "3+". */
function rangeMeant(text: string, { gte, lte }: { readonly gte: string; readonly lte: string }): Readonly<Record<string, string>> | undefined {
  const [, low, high] = FROM_TO.exec(text) ?? [];
  if (low !== undefined && high !== undefined) return { [gte]: low, [lte]: high };
  const [, least, more] = FROM.exec(text) ?? [];
  if (least !== undefined || more !== undefined) return { [gte]: least ?? more ?? '' };
  // More than 5 is at least 6; of other numbers, a bound includes its value.
  const [, sign, beyond] = /^([<>])\s*(\d{1,9})$/u.exec(text) ?? [];
  if (beyond !== undefined) return sign === '>' ? { [gte]: String(Number(beyond) + 1) } : { [lte]: String(Math.max(0, Number(beyond) - 1)) };
  const most = TO.exec(text)?.[1];
  return most === undefined ? undefined : { [lte]: most };
}

function parseNumber(name: string, parameter: Given<'integer' | 'number'>, raw: string): ParsedValue {
  const { type, minimum = -Infinity, maximum = Infinity, upTo, isCount } = parameter;
  const value = Number(raw);
  const isOne = type === 'integer' ? isPlainInteger(raw) && Number.isSafeInteger(value) : isPlainNumber(raw);
  if (isOne && value >= minimum && value <= maximum) return { value };
  const range = inLimits([minimum, maximum]);
  const kind = type === 'integer' ? 'an integer' : 'a number';
  // No page has a negative number of rows, so the sign is a typo; of rows to skip, the nearest number is none.
  const isSize = isCount === true && minimum > 0;
  const near = numberMeant(isSize ? raw.replace(/^-/, '').replace(/^all$/i, String(maximum)) : raw, {
    limits: [minimum, maximum],
    isShare: type === 'number' && minimum === 0 && maximum === 1,
  });
  // At least 3.5 is at least 4.
  const whole = upTo === undefined ? Math.trunc : Math.ceil;
  const meant = near !== undefined && type === 'integer' ? String(whole(Number(near))) : near;
  const works = meant ?? String(parameter.example ?? parameter.default ?? parameter.minimum ?? 1);
  return refused(name, `must be ${kind}${range}`, `Set ${name} to ${kind}${range}, for example ${assigned(name, works)}.`, { to: meant, standIn: works });
}

function parseChoice(name: string, { values, retired, meant: ofParameter }: Given<'enumeration'>, raw: string): ParsedValue {
  const own = retired?.[raw.toLowerCase()];
  if (own !== undefined) return { problem: problemOf(name, own) };
  const value = canonicalOf(raw, values);
  if (value !== undefined) return { value };
  const meantBy = (text: string): MeantChoice | undefined => (ofParameter === undefined ? choiceOf(text, values) : ofParameter(text));
  const whole = meantBy(raw);
  // Of several values, the first one.
  const [first, ...left] = whole === undefined ? partsOf(raw) : [];
  const meant = whole ?? (first === undefined || left.length === 0 ? undefined : (meantBy(first) ?? exact(first, values)));
  const hint = didYouMean(raw, meant === undefined ? [] : [meant.value]);
  return refusedChoice(name, `${mustBeOneOf(values)}${hint}`, { meant, works: values[0] ?? '', valid: values, left: meant === undefined ? [] : left });
}

function exact(text: string, values: readonly string[]): MeantChoice | undefined {
  const value = canonicalOf(text, values);
  return value === undefined ? undefined : { value };
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
  if (/^(?:all|\*)$/i.test(raw))
    return refusedChoice(name, `must be a comma-separated list of ${values.join(', ')}`, { meant: { value: values.join(',') }, works: '', valid: values });
  const each = tokens.flatMap((token) => choiceOf(token, values)?.value ?? []);
  const left = tokens.filter((token) => choiceOf(token, values) === undefined);
  const meant = each.length === 0 ? undefined : { value: [...new Set(each)].join(',') };
  return refusedChoice(name, `must be a comma-separated list of ${values.join(', ')}${not}`, { meant, works: values[0] ?? '', valid: values, left });
}
