import type { CallToken } from './call-tokens.ts';
import { call, closingAt, depthAt } from './brackets.ts';

const PIPE = /^(?:\||\|>|%>%)$/u;

/** Whether a text has the stages of KQL, Splunk, dplyr, or jq. */
export const hasPipes = (tokens: readonly CallToken[]): boolean =>
  tokens.some(({ kind, text }, i) => kind === 'sign' && PIPE.test(text) && depthAt(tokens, i) === 0 && tokens[i - 1]?.text !== '(');

/** `companies | where state == "TX" | top 5 by badge_count`, `companies %>% filter(state == "TX")`, `.companies[] | select(.state == "TX")` as a chain of calls. */
export function withoutPipes(all: readonly CallToken[]): readonly CallToken[] | undefined {
  const tokens = withoutBrackets(all);
  const ends = tokens.flatMap(({ kind, text }, i) => (kind === 'sign' && PIPE.test(text) && depthAt(tokens, i) === 0 ? [i] : []));
  if (ends.length === 0) return undefined;
  const [first = [], ...stages] = [...ends, tokens.length].map((end, i) => tokens.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end));
  return [...source(first), ...stages.flatMap(staged)];
}

/** `[.companies[] | select(…)] | …`: a list of what is inside. */
function withoutBrackets(tokens: readonly CallToken[]): readonly CallToken[] {
  if (tokens[0]?.text !== '[' || tokens[1]?.text !== '.') return tokens;
  const end = closingAt(tokens, 0);
  return end < 0 ? tokens : [...tokens.slice(1, end), ...tokens.slice(end + 1)];
}

/** `from companies`, `search index=companies state="TX"`, `.companies[]` */
function source(tokens: readonly CallToken[]): readonly CallToken[] {
  const plain = tokens.filter(({ kind, text }, i) => !(i === 0 && (text === '.' || (kind === 'name' && /^(?:from|search|source|get)$/iu.test(text)))));
  const bare = plain.filter(({ text }, i) => !(text === '[' && plain[i + 1]?.text === ']') && !(text === ']' && plain[i - 1]?.text === '['));
  const [key, sign, name, ...conditions] = bare;
  if (key !== undefined && /^(?:index|source|sourcetype|table|dataset|from)$/iu.test(key.text) && sign?.text === '=' && name !== undefined)
    return [{ kind: 'name', text: name.text }, ...(conditions.length === 0 ? [] : call('where', conditions))];
  const [first, ...rest] = bare;
  const isFollowed = first?.kind === 'name' && rest.length > 0 && rest[0]?.kind === 'name';
  return isFollowed && rest.some(({ kind, text }) => kind === 'sign' && /^[=<>!]/u.test(text)) ? [first, ...call('where', rest)] : bare;
}

function staged(tokens: readonly CallToken[]): readonly CallToken[] {
  const [first, second] = tokens;
  if (first === undefined) return [];
  // .[:5], .company_name
  if (first.text === '.') return second?.text === '[' && tokens.length > 3 ? tokens.slice(1) : [];
  if (first.kind !== 'name') return first.text === '[' ? tokens : first.text === '{' ? [] : call('where', tokens);
  if (second?.text === '(' && closingAt(tokens, 1) === tokens.length - 1) return [{ kind: 'sign', text: '.' }, ...tokens];
  return call(first.text, tokens.slice(1));
}
