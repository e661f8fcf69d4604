import { canonicalOf, isPlainInteger } from '../../catalog/field-values.ts';
import { isOnetCode } from '../../catalog/onet-code.ts';
import type { Form, Setting, TargetKind } from '../forms/form.ts';
import { printLiteral, quoted } from '../print.ts';
import type { Problem } from '../problem.ts';
import { ofTarget, withRequired } from '../repairs.ts';
import type { FieldCondition, Literal } from '../syntax-tree.ts';
import { asWritten, didYouMean, literalsOf, nameOfForm, targetKeys, targetLiteral, textOf, type RuleInput } from './rule.ts';
import { LONGEST_TYPED } from '../../catalog/matches.ts';
import { isBlank } from '../../text/pasted-text.ts';
import { isLonger } from '../../text/text-length.ts';

const LONGEST_LIST = 100;

export const settingUsage = (name: string, setting: Setting | undefined): string =>
  setting?.operator === 'at_least' ? `${name} >= 0.5` : `${name} IS ${name === 'CLUSTER_ID' ? '75' : setting?.type === 'score' ? setting.example : '"…"'}`;

const NOUNS = { company: 'company', occupation: 'occupation', cluster: 'cluster', zip: 'ZIP code', cbsa: 'CBSA' } as const;

const AT: Literal['at'] = { start: 0, end: 0 };
const named = (text: string): Literal => ({ kind: 'text', text, quote: 'double', at: AT });
/** What an example names where a query names nothing. */
const EXAMPLES: Readonly<Record<TargetKind, Literal>> = {
  company: named('Walmart'),
  occupation: named('29-1141.00'),
  cluster: { kind: 'number', value: 75, at: AT },
  zip: named('98101'),
  cbsa: named('42660'),
};

const exampleOfTarget = ({ target }: Form): string => (target === undefined ? '' : printLiteral(EXAMPLES[target]));

interface Complaint {
  readonly message: string;
  readonly suggestion: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Nothing is written: the query with an example in its place is closer than one that asks for something else. */
  readonly hasMeantExample?: boolean;
}

/** The problems with the value of an option or of a condition that names the target. */
export function valueProblems(form: Form, part: FieldCondition, setting: Setting | undefined): Problem[] {
  const example = form.examples[0];
  const literals = literalsOf(part);
  const excess = literals[LONGEST_LIST];
  if (excess !== undefined)
    return [{ message: `The list has more than ${LONGEST_LIST} values`, suggestion: 'Split it into several queries.', example, at: excess.at }];
  return literals.flatMap((literal): Problem[] => {
    const complaint = setting === undefined ? targetComplaint(form.target, part.field.text, literal) : settingComplaint(part.field.text, setting, literal);
    const instead = setting === undefined ? exampleOfTarget(form) : quoted(setting.example);
    return complaint === undefined ? [] : [{ ...complaint, example, at: literal.at, ...(complaint.hasMeantExample === true ? { instead } : {}) }];
  });
}

function settingComplaint(name: string, setting: Setting, value: Literal): Complaint | undefined {
  if (setting.type === 'score') {
    if (value.kind === 'number' && value.value >= 0 && value.value <= 1) return undefined;
    return { message: `${name} must be a number from 0 to 1`, suggestion: `Write ${settingUsage(name, setting)}.` };
  }
  const complaint = textComplaint(value, `${name} IS `);
  if (complaint !== undefined) return complaint;
  const valid = setting.values ?? [];
  const text = textOf(value).trim();
  if (setting.type !== 'enumeration' || canonicalOf(text, valid) !== undefined) return undefined;
  return {
    message: `${name} must be one of ${valid.join(', ')}${didYouMean(text, valid)}`,
    suggestion: `A valid condition is ${name} IS ${quoted(valid[0] ?? '')}.`,
    extra: { valid_values: valid },
  };
}

function textComplaint(value: Literal, usage = ''): Complaint | undefined {
  if (value.kind === 'word') return { message: `${value.text} must be quoted`, suggestion: `Write ${usage}${quoted(value.text)}.` };
  if (value.kind === 'text' && value.quote === 'single')
    return { message: 'Single quotes are for JSON only', suggestion: `Write ${usage}${quoted(value.text)}.` };
  const text = textOf(value);
  if (isBlank(text)) return { message: 'The text is empty', suggestion: 'Write a name.', hasMeantExample: true };
  if (isLonger(text, LONGEST_TYPED.maximumLength))
    return { message: `The text is longer than ${LONGEST_TYPED.maximumLength} characters`, suggestion: 'Shorten it.' };
  return undefined;
}

/** Checks the format of a target by the field that names it (none for the literal). Only the database knows whether the target exists. */
function targetComplaint(kind: TargetKind | undefined, name: string | undefined, value: Literal): Complaint | undefined {
  const complaint = textComplaint(value, name === undefined ? '' : `${name} IS `);
  if (complaint !== undefined) return complaint;
  const text = asWritten(value).trim();
  const isNumber = value.kind === 'number';
  if (kind === 'zip' || kind === 'cbsa') {
    if (/^\d{5}$/.test(text)) return undefined;
    return kind === 'zip'
      ? { message: `${quoted(text)} is not a ZIP code`, suggestion: 'A ZIP code has five digits, including leading zeros: "02139".' }
      : {
          message: `${quoted(text)} is not a CBSA code`,
          suggestion: 'A CBSA code has five digits: "42660". To find the code of a place, use GET LOCATION_ZIP.',
        };
  }
  if (kind === 'cluster') {
    if (isPlainInteger(text) || (!isNumber && name !== 'CLUSTER_ID')) return undefined;
    return { message: 'cluster_id must be an integer', suggestion: 'Write the id of a cluster without quotes, or its name in double quotes.' };
  }
  if (isNumber) return { message: `${text} must be quoted`, suggestion: `Write ${quoted(text)}.` };
  // Without a letter, it can be no title.
  if ((name === 'ONET_CODE' || !/\p{L}/u.test(text)) && kind === 'occupation' && !isOnetCode(text))
    return {
      message: `${quoted(text)} is not an O*NET-SOC code`,
      suggestion: 'The format is NN-NNNN.NN, as in "29-1141.00". To convert a job title to a code, use TITLECONVERT.',
    };
  return undefined;
}

/** Checks for a missing target, a bad literal, and missing required options. */
export function missing(input: RuleInput, given: ReadonlySet<string>): Problem[] {
  const { form, key, head } = input;
  const example = form.examples[0];
  const problems: Problem[] = [];
  const literal = targetLiteral(input);
  if (form.target !== undefined && literal === undefined && !given.has('the target')) {
    const [name = ''] = targetKeys(input);
    const suggestion = `Add WHERE ${name} IS …, or put it after ${form.for === undefined ? form.subject : `FOR ${form.for}`}.`;
    problems.push({
      message: `${nameOfForm(form)} requires ${/^[aeiou]/.test(NOUNS[form.target]) ? 'an' : 'a'} ${NOUNS[form.target]}`,
      suggestion,
      example,
      at: head,
      repair: ofTarget(form, EXAMPLES[form.target], { isSure: input.clauses.every(({ kind }) => kind === 'for') }),
    });
  }
  if (form.target !== undefined && literal !== undefined) {
    const complaint = targetComplaint(form.target, undefined, literal);
    const instead = exampleOfTarget(form);
    if (complaint !== undefined) problems.push({ ...complaint, example, at: literal.at, ...(complaint.hasMeantExample === true ? { instead } : {}) });
  }
  if (key !== undefined && (form.for !== undefined || form.target === undefined)) {
    const suggestion = form.for === undefined ? 'Use WHERE.' : `Put it after FOR ${form.for}.`;
    problems.push({ message: `${form.verb} ${form.subject} does not take a value here`, suggestion, example, at: key.at });
  }
  for (const [property, { required, names, example: value }] of Object.entries(form.settings ?? {})) {
    if (required !== true || given.has(property)) continue;
    const name = names[0] ?? property;
    const repair = withRequired(name, value, { isSure: input.clauses.every(({ kind }) => kind !== 'where') });
    problems.push({ message: `${nameOfForm(form)} requires ${name}`, suggestion: `Add WHERE ${name} IS ${quoted(value)}.`, example, at: head, repair });
  }
  return problems;
}
