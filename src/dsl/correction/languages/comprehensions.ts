import type { CallToken } from './call-tokens.ts';
import { call, closingAt, depthAt } from './brackets.ts';
import { withoutPipes } from './pipes.ts';

const isName = (token: CallToken | undefined, pattern: RegExp): boolean => token?.kind === 'name' && pattern.test(token.text);

/** The tokens of a query as a chain of calls: what other syntax says without one is rewritten. */
export function asCalls(tokens: readonly CallToken[]): readonly CallToken[] {
  const plain = withoutAssignment(tokens);
  return comprehension(plain) ?? linq(plain) ?? withoutPipes(plain) ?? plain;
}

/** `const rows = await prisma…`, `df = companies…` */
function withoutAssignment(tokens: readonly CallToken[]): readonly CallToken[] {
  let at = isName(tokens[0], /^(?:const|let|var|val|my|auto)$/u) ? 1 : 0;
  if (tokens[at]?.kind === 'name' && (tokens[at + 1]?.text === '=' || (tokens[at + 1]?.text === ':' && tokens[at + 2]?.text === '=')) && tokens.length > at + 4)
    at += tokens[at + 1]?.text === '=' ? 2 : 3;
  else if (tokens[at]?.kind === 'name' && tokens[at + 1]?.text === '<' && tokens[at + 2]?.text === '-') at += 3;
  else at = 0;
  while (isName(tokens[at], /^(?:await|return|yield|new|select)$/u) && tokens[at + 1]?.kind === 'name') at++;
  return tokens.slice(at);
}

/** `[c for c in companies if c.state == "TX"][:5]` */
function comprehension(tokens: readonly CallToken[]): readonly CallToken[] | undefined {
  const start = tokens.findIndex((token, i) => isName(token, /^for$/u) && isName(tokens[i + 2], /^in$/u));
  const open = tokens.slice(0, Math.max(0, start)).findLastIndex(({ text }) => text === '[' || text === '(');
  const end = open < 0 ? -1 : closingAt(tokens, open);
  if (start < 0 || end < 0) return undefined;
  const inner = tokens.slice(start + 3, end);
  const condition = inner.findIndex((token) => isName(token, /^if$/u));
  const source = condition < 0 ? inner : inner.slice(0, condition);
  return [...tokens.slice(0, open), ...source, ...(condition < 0 ? [] : call('filter', inner.slice(condition + 1))), ...tokens.slice(end + 1)];
}

const LINQ = /^(?:where|orderby|order_by|select|join|group|take|skip|limit|offset)$/u;

/** `from c in companies where c.State == "TX" orderby c.Name select c`, `from(c in Company, where: c.state == "TX", limit: 5)` */
function linq(tokens: readonly CallToken[]): readonly CallToken[] | undefined {
  const [from, second] = tokens;
  const isCall = second?.text === '(';
  const at = isCall ? 2 : 1;
  if (!isName(from, /^from$/u) || tokens[at]?.kind !== 'name' || !isName(tokens[at + 1], /^in$/u)) return undefined;
  const end = isCall ? closingAt(tokens, 1) : tokens.length;
  if (end < 0) return undefined;
  const body = tokens.slice(at + 2, end);
  const starts = body.flatMap((token, i) => (isName(token, LINQ) && depthAt(body, i) === 0 && body[i - 1]?.text !== '.' ? [i] : []));
  const source = body.slice(0, starts[0] ?? body.length).filter(({ text }) => text !== ',');
  const calls = starts.flatMap((start, i) => {
    const clause = body.slice(start + 1, starts[i + 1] ?? body.length);
    const args = clause[0]?.text === ':' ? clause.slice(1) : clause;
    return call(body[start]?.text ?? '', args.at(-1)?.text === ',' ? args.slice(0, -1) : args);
  });
  return [...source, ...calls, ...tokens.slice(isCall ? end + 1 : end)];
}
