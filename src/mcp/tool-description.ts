import { AI_FLAGS, CAREER_STAGES, EVENT_TYPES, JOB_LEVELS, MSA_SIZES, POSTING_TIERS, TRENDS } from '../catalog/enumerations.ts';
import type { TARGET_KEYS } from '../dsl/forms/form.ts';
import { type Form } from '../dsl/forms/form.ts';
import { FORMS } from '../dsl/forms/forms.ts';
import { grammarText } from '../dsl/grammar-text.ts';
import { HELP_TOPICS } from '../dsl/help-topics.ts';
import { syntaxLines } from '../dsl/help.ts';
import { expandTokens } from '../dsl/rules/tokens.ts';

/** Groups of names, listed under one name in the description. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'BADGE_*': ['BADGE_EARLY_CAREER', 'BADGE_GROWTH', 'BADGE_STABILITY'],
  '*_POSTING_TIER': ['ENTRY_POSTING_TIER', 'TOTAL_POSTING_TIER'],
  '*_POSTING_COUNT': ['ENTRY_POSTING_COUNT', 'TOTAL_POSTING_COUNT'],
  '*_TREND': ['ENTRY_BARRIER_TREND', 'EXPERTISE_PREMIUM_TREND'],
  'COMPANY_COUNT_*': ['COMPANY_COUNT_BADGED', 'COMPANY_COUNT_TOP10'],
};

export const QUERY_DESCRIPTION =
  'One command, for example: TITLECONVERT "registered nurse" LIMIT 3. Double-quote text, but not numbers. No pipes or semicolons.';

/** Everything that a model needs to write a query. Generated from the forms, so that it is always up to date. */
export function toolDescription({ withWrites }: { readonly withWrites: boolean }): string {
  return `Runs one command on labor-market data: companies, occupations (O*NET-SOC codes), occupation clusters, wages, badges, hiring, career pathways, AI impact. Resolve names first: TITLECONVERT for job titles, COMPANYCONVERT for employers.

VERB SUBJECT [FOR ...] [WHERE condition] [modifiers]. WHERE joins conditions by AND, OR, NOT and parentheses: FIELD IS "text" | IS NOT | IN (...) | CONTAINS | = > >= < <= | BETWEEN a AND b | IS NULL. FOR COMPANY "name", FOR CLUSTER id or "name", FOR OCCUPATION "code" may also be written FOR COMPANY WHERE COMPANY IS ... and the like. Lists take LIMIT n (25, at most 1000), OFFSET n, RANGE a-b.

FORMS with fields (AND: one value each), orders (ASC, DESC), expansions; ${Object.entries(FAMILIES)
    .map(([family, names]) => `${family} is ${names.join(', ')}`)
    .join('; ')}:
${formLines(FORMS).join('\n')}
${syntaxOf(withWrites ? ['SAMPLE', 'ADMIN'] : ['SAMPLE']).join('\n')}
VERSION; HELP; HELP ${HELP_TOPICS.map(({ topic }) => topic).join(' | ')}

VALUES. Badges: Platinum (top fifth), Gold (next fifth), Ranked (either), NA (null, not low quality). AI_FLAG: ${list(AI_FLAGS)}. *_TREND: ${list(TRENDS)}. JOB_LEVEL: ${list(JOB_LEVELS)}. *_POSTING_TIER: ${list(POSTING_TIERS)}. HIRING_POSTINGS_QTILE: 1, 2, 3 (strongest). MSA_SIZE: ${list(MSA_SIZES)}. EXPERIENCE_LEVEL: "0" to "10" (wages), ${list(CAREER_STAGES)} (promotion, retention). EVENT_TYPE: ${list(EVENT_TYPES)}. STATE: name or postal code, of the headquarters in COMPANIES and COMPANY_BADGES, else of jobs. BADGE_COUNT: 0 to 4, with overall. PAY: median, year 10, Large. PAY_GROWTH: year 0 to 10, 0.5 is 50%. RETENTION: 3 years, Experienced, Large. Figures of an occupation are those of its cluster. INDUSTRY: LIST INDUSTRIES.

EXAMPLES
${EXAMPLES.join('\n')}

GRAMMAR of clauses (all: HELP SCHEMA)
${conditionGrammar()}`;
}

/** More complex queries. A test runs each one. */
export const EXAMPLES = [
  'LIST COMPANIES WHERE (STATE IS "Ohio" OR STATE IS "Texas") AND NOT INDUSTRY IN ("Banking", "Retail") ORDER BY GOLD, ALPHA LIMIT 10',
  'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "42660" AND ENTRY_POSTING_TIER IN ("high", "above-average") ORDER BY BLEND_GROWTH LIMIT 10',
  'LIST DESTINATION_CLUSTERS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND EXPERIENCE_LEVEL IS "Experienced" AND RETENTION_RATE_3YR >= 0.3 EXPAND NAMES',
  'COUNT OCCUPATION_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE',
] as const;

const list = (values: readonly string[]): string => values.join(' | ');

/** One line for each verb, subject, and set of clauses. Forms that differ only in the FOR target share a line. */
function formLines(forms: readonly Form[]): string[] {
  const lines = new Map<string, { readonly targets: string[]; readonly form: Form; readonly clauses: readonly Clause[] }>();
  for (const form of forms) {
    const clauses = clausesOf(form);
    const key = JSON.stringify([form.verb, form.subject, form.for === undefined, form.summary, clauses]);
    const line = lines.get(key) ?? { targets: [], form, clauses };
    line.targets.push(targetOf(form));
    lines.set(key, line);
  }
  const saidAt = new Map<string, string>();
  return [...lines.values()].map(({ targets, form, clauses }) => {
    const head = [form.verb, form.subject, targets.join(' | ')].filter((part) => part !== '').join(' ');
    return `${head}: ${form.summary}${clauses.map((clause) => ` ${saidOnce(clause, head.split(' | ')[0] ?? head, saidAt)}.`).join('')}`;
  });
}

/** Instead of repeating a long list, refers to the form that has the same one. */
const LONGEST_REPEATED = 40;

function saidOnce([word, names]: Clause, head: string, saidAt: Map<string, string>): string {
  const text = `${word} ${names.join(', ')}`;
  const before = saidAt.get(text);
  if (before !== undefined && text.length > LONGEST_REPEATED) return `${word} as ${before}`;
  saidAt.set(text, head);
  return text;
}

const TARGETS = { company: '"name"', occupation: '"code"', cluster: 'id', zip: '"zip"', cbsa: '"cbsa"' } as const satisfies Record<
  keyof typeof TARGET_KEYS,
  string
>;

function targetOf(form: Form): string {
  if (form.subject === '') return form.isBatch === true ? '["text", ...]' : '"text"';
  const target = form.target === undefined ? '' : TARGETS[form.target];
  return form.for === undefined ? target : `FOR ${form.for}${target === '' ? '' : ` ${target}`}`;
}

type Clause = readonly [word: string, names: readonly string[]];

function clausesOf(form: Form): Clause[] {
  const clauses: Clause[] = [
    ['WHERE', Object.values(form.resource?.fields ?? {}).flatMap(({ dsl: [name] }) => name ?? [])],
    ['AND', Object.values(form.settings ?? {}).flatMap(({ names: [name] }) => name ?? [])],
    ['ORDER BY', form.modifiers.includes('order_by') ? ordersOf(form) : []],
    ['GROUP BY', form.modifiers.includes('group_by') ? (form.groups ?? []) : []],
    ['EXPAND', form.modifiers.includes('expand') ? expandTokens(form) : []],
    ['FORMAT', form.mermaid === true ? ['MERMAID'] : []],
  ];
  return clauses.filter(([, names]) => names.length > 0).map(([word, names]) => [word, inFamilies(names)]);
}

/** Each order by its first name. */
const ordersOf = ({ resource, face }: Form): string[] => [
  ...Object.values(resource?.sorts ?? {}).flatMap(({ dsl: [name] }) => name ?? []),
  ...(face.onlyOrder === undefined ? [] : [face.onlyOrder]),
];

/** Replaces the members of a family by its name if all of them are listed. */
function inFamilies(names: readonly string[]): string[] {
  const families = Object.entries(FAMILIES).filter(([, members]) => members.every((member) => names.includes(member)));
  const covered = new Set(families.flatMap(([, members]) => members));
  return [...names.filter((name) => !covered.has(name)), ...families.map(([family]) => family)];
}

/** Forms of SUBMIT and the admin writes. Their syntax comes from HELP. */
const syntaxOf = (topics: readonly string[]): string[] => HELP_TOPICS.filter(({ topic }) => topics.includes(topic)).flatMap(syntaxLines);

/** The grammar rules of clauses and conditions. The forms above replace those of commands. HELP SCHEMA has all rules. */
const conditionGrammar = (): string =>
  grammarText()
    .split('\n')
    .filter((rule) => !/^(?:query|\w+_command|batch|clauses|names?|number|signed_number|quoted_or_number|for_clause|topic|format|format_name) =/.test(rule))
    .join('\n');
