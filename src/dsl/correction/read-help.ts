import { wordTable } from '../../text/word-table.ts';
import { TARGET_KEYS, type Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { topicMeant, topicNamed } from '../help.ts';
import { subjectsOf, verbsOf } from '../meanings/known-phrases.ts';
import { phraseKey } from '../meanings/reader.ts';
import { orderNames } from '../rules/orders.ts';
import { expandTokens } from '../rules/tokens.ts';
import { spokenDiagram, spokenFields } from '../meanings/spoken-names.ts';

/** Ways to ask for HELP in other languages. The topic comes last; a company or a code is not one. */
const ASKED = String.raw`(?:show |get |list |give me |select |print )?(?:help|man|usage|docs?|documentation|describe|desc|explain|info|schema|fields|columns|syntax|commands?)`;
const ASKS = new RegExp(String.raw`^${ASKED}\b`, 'u');
const ABOUT = new RegExp(
  String.raw`^${ASKED}(?: (?:on|for|of|about|with|topic|table|from|in|to)\b| (?:help|syntax|usage|commands?|topics?|statements?|keywords?|clauses?)(?= ))* ?`,
  'u',
);
/** What describes the language, and no company or job: any topic that is called so can be meant. */
const OF_LANGUAGE = /^(?:show|list)\b|\b(?:help|man|usage|docs?|documentation|syntax|commands?|topics?|statements?)\b/u;
const VERSION = /^(?:show|get|print|select|list)(?: the)? (?:api |service |dataset )?versions?$/u;
/** There are no tables; the index of HELP names what there is. */
const INDEX =
  /^help (?:help|topics|all|index|everything)$|^(?:show|list|get) (?:tables|commands|topics|subjects|help topics|schemas?|databases)$|^(?:show |get )?(?:help|man|usage|commands|menu)$/u;

/** What people call topics. Other names are those of subjects and commands, also in plain English. */
const TOPIC_PHRASES = wordTable<string>({
  syntax: 'SCHEMA',
  grammar: 'SCHEMA',
  'query language': 'SCHEMA',
  dsl: 'SCHEMA',
  keywords: 'SCHEMA',
  operators: 'SCHEMA',
  clauses: 'SCHEMA',
  modifiers: 'SCHEMA',
  conversion: 'CONVERT',
  conversions: 'CONVERT',
  'getting started': 'GUIDELINES',
  titles: 'CONVERT',
  'job titles': 'CONVERT',
  growth: 'BADGES',
  version: 'METHODOLOGY',
  versions: 'METHODOLOGY',
  dataset: 'METHODOLOGY',
  translate: 'GUIDELINES',
  translation: 'GUIDELINES',
  'plain english': 'GUIDELINES',
  mcp: 'GUIDELINES',
  rest: 'GUIDELINES',
  api: 'GUIDELINES',
  errors: 'GUIDELINES',
  examples: 'GUIDELINES',
});

/** The HELP or VERSION query that a text asks for; undefined if it asks for anything else. */
export function readHelp(query: string): string | undefined {
  const written = phraseKey(query.replace(/[()[\]{}"'`:;=?,]+/gu, ' '));
  if (VERSION.test(written)) return 'VERSION';
  if (INDEX.test(written)) return 'HELP';
  if (!ASKS.test(written)) return undefined;
  const asked = written.replace(ABOUT, '');
  if (asked === '') return written.startsWith('help') ? 'HELP' : undefined;
  const named = written.startsWith('help') ? firstTopic(asked) : topicOf(asked, { isSure: OF_LANGUAGE.test(written.slice(0, -asked.length)) });
  return named === undefined ? undefined : `HELP ${named}`;
}

/** The topic of the longest beginning that has one. HELP takes one topic, and no clauses: "WAGES LIMIT 5", "WAGES, CLUSTERS". */
function firstTopic(asked: string): string | undefined {
  const words = asked.split(' ');
  const beginnings = words.map((_, i) => words.slice(0, words.length - i).join(' '));
  // "COMPANIES WAGES" is rather COMPANIES than a misspelled COMPANY_BADGES.
  const named = beginnings.map(nameOf).find((name) => topicNamed(name) !== undefined);
  return topicOf(asked, { isSure: named === undefined }) ?? named ?? beginnings.map((phrase) => topicOf(phrase, { isSure: true })).find(Boolean);
}

/** The topic that a phrase names or, if it is surely a topic, the one that is about it. */
function topicOf(phrase: string, { isSure }: { readonly isSure: boolean }): string | undefined {
  const name = nameOf(phrase);
  if (topicNamed(name) !== undefined) return name;
  if (isSure) return TOPIC_PHRASES[phrase] ?? topicMeant(name) ?? topicCalled(phrase) ?? topicCalled(withoutVerb(phrase));
  return topicNamed(`${name}S`) === undefined ? undefined : topicMeant(name);
}

const nameOf = (phrase: string): string => phrase.replaceAll(' ', '_').toUpperCase();

/** The topic about the subject, command, or diagram that people call by a phrase: "salary", "convert title", "mermaid". */
function topicCalled(phrase: string): string | undefined {
  const known = TOPIC_PHRASES[phrase];
  if (known !== undefined) return known;
  const [form] = spokenDiagram(phrase) === true ? FORMS.filter(({ mermaid }) => mermaid === true) : [];
  const topic = [...subjectsOf(phrase), ...(verbsOf(phrase) ?? [])].map((name) => topicMeant(name)).find((found) => found !== undefined) ?? form?.topic;
  return topic ?? topicWith(phrase) ?? (verbsOf(phrase) === undefined ? undefined : 'SCHEMA');
}

/** The topic of the first form that has a field, an order, or a word of EXPAND with this name, also in plain English: "state", "blend", "tenure". A verb of several topics is grammar. */
function topicWith(phrase: string): string | undefined {
  const name = nameOf(phrase);
  const called = [name, ...(spokenFields(phrase) ?? [])];
  return called.map((one) => FORMS.find((form) => namesOf(form).includes(one))?.topic).find((topic) => topic !== undefined);
}

const namesOf = (form: Form): readonly string[] => [
  ...Object.values(form.resource?.fields ?? {}).flatMap(({ dsl }) => dsl),
  ...Object.values(form.settings ?? {}).flatMap(({ names }) => names),
  ...(form.target === undefined ? [] : TARGET_KEYS[form.target]),
  ...orderNames(form),
  ...expandTokens(form),
  ...(form.groups ?? []),
];

/** "list companies" */
function withoutVerb(phrase: string): string {
  const words = phrase.split(' ');
  const length = [2, 1].find((count) => count < words.length && verbsOf(words.slice(0, count).join(' ')) !== undefined) ?? 0;
  return words.slice(length).join(' ');
}
