import { fileURLToPath } from 'node:url';
import type { Phrases } from '../../../language/phrases.ts';
import { readTable } from '../../../tables/read-table.ts';
import { TableError, type Problem, type Row } from '../../../tables/row.ts';
import { wordTable } from '../../../text/word-table.ts';
import type { FieldValue, Topic } from '../senses.ts';

/** What people call a value. Of several conditions, the first one counts whose field the question is about. */
export interface ValueInWords {
  readonly means: readonly FieldValue[];
  readonly phrases: Phrases;
  /** The phrase asks for this, too: "starting salary" is a question about pay. */
  readonly asksFor?: Topic;
}

const FILE = fileURLToPath(new URL('../../../../mappings/language/spoken-values.tsv', import.meta.url));
const ASKED = ['wages', 'education', 'promotion', 'retention', 'aliases'] as const satisfies readonly Topic[];
const CONDITION = /^(?<field>[A-Z][A-Z_0-9]*) (?:IS NULL|(?<sign>=|>=|>|<=|<) (?<values>.+))$/u;
const OPERATORS = wordTable<'gt' | 'gte' | 'lt' | 'lte'>({ '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' });

/** What people call the values of the fields, and figures that stand for a bound. Made for each caller: the phrases take much memory until they are packed. */
export function valuesInWords(): readonly ValueInWords[] {
  const problems: Problem[] = [];
  const found: ValueInWords[] = [];
  for (const row of readTable(FILE, ['means', 'asks for', 'phrases'], problems)) {
    const phrases = row.list('phrases').join('|');
    // A row without a meaning has more phrases of the row above.
    const above = row.get('means') === '' ? found.at(-1) : undefined;
    found.push(above === undefined ? { means: conditionsOf(row), phrases, ...askedBy(row) } : { ...above, phrases });
  }
  if (problems.length > 0) throw new TableError('The list of what people call values is invalid', problems);
  return [...found, ...twoTiers('TOTAL_POSTING_TIER', '{tiered hiring}'), ...twoTiers('ENTRY_POSTING_TIER', '{tiered entry hiring}')];
}

function askedBy(row: Row): Pick<ValueInWords, 'asksFor'> {
  return row.get('asks for') === '' ? {} : { asksFor: row.oneOf('asks for', ASKED) };
}

/** `STATE = Ohio, Iowa`, `PAY >= 100000; WAGE_P75_AT_10Y >= 100000`, `AI_FLAG IS NULL`. */
function conditionsOf(row: Row): FieldValue[] {
  return row
    .text('means')
    .split('; ')
    .map((condition) => {
      const { field, sign = '', values } = CONDITION.exec(condition)?.groups ?? {};
      if (field === undefined) row.report('means', 'must be conditions like FIELD = value, value; FIELD >= number; or FIELD IS NULL');
      const operator = values === undefined ? 'null' : OPERATORS[sign];
      return {
        field: field ?? '',
        ...(operator === undefined ? {} : { operator }),
        values: (values?.split(', ') ?? []).map((value) => (/^[\d.]+$/u.test(value) ? Number(value) : value)),
      };
    });
}

/** How people call the tiers when they name two of them. */
const TIERS: readonly (readonly [tier: string, name: string])[] = [
  ['high', 'high'],
  ['above-average', 'above average'],
  ['average', 'average'],
  ['low', 'low'],
  ['none', 'none'],
];

/** "High or above-average postings", "hiring of either low or none". */
const twoTiers = (field: string, words: Phrases): ValueInWords[] =>
  TIERS.flatMap(([first, one]) => TIERS.filter(([tier]) => tier !== first).map(([second, other]) => ({ first, second, one, other }))).map(
    ({ first, second, one, other }) => ({
      means: [{ field, values: [first, second] }],
      phrases: [`${one} or ${other}`, `${one} and ${other}`, `either ${one} or ${other}`]
        .flatMap((both) => [`${both} ${words}`, `${words} ${both}`, `${words} {of tier} ${both}`])
        .join('|'),
    }),
  );
