import { unlessOther, membersIn, OtherText } from './argument-reader.ts';
import { graphStatement, pluralOf, type GraphNode } from './graph-pattern.ts';
import { keyOf } from './given-values.ts';
import { inOrder } from './keyword-statement.ts';

const QUERY =
  /^\s*(?:OPTIONAL\s+)?MATCH\s+(?<pattern>[\s\S]+?)(?:\s+WHERE\s+(?<where>[\s\S]+?))?\s+RETURN\s+(?:DISTINCT\s+)?(?<columns>[\s\S]+?)(?:\s+ORDER\s+BY\s+(?<order>[\s\S]+?))?(?:\s+SKIP\s+(?<skip>\d+))?(?:\s+LIMIT\s+(?<limit>\d+))?\s*;?\s*$/iu;
const NODE = /\(\s*(\w*)\s*(?::\s*`?(\w+)`?)?\s*(\{[^}]*\})?\s*\)/gu;
const RELATION = /\[\s*\w*\s*:\s*`?(\w+)/gu;
const COUNT = /\bcount\s*\(/iu;

/** Cypher with the keywords of the query language: `MATCH (c:Company)-[:HIRES]->(o:Occupation {code: "29-1141.00"}) RETURN c`. */
export function cypherInKeywords(query: string): string | undefined {
  const groups = QUERY.exec(query)?.groups;
  return groups === undefined ? undefined : unlessOther(() => read(groups));
}

function read({ pattern = '', where, columns = '', order = '', skip, limit }: Readonly<Record<string, string>>): string | undefined {
  const nodes = nodesIn(pattern);
  const used = columns.split(',').map((column) => /^\s*(?:count\s*\(\s*)?(?:distinct\s+)?(\w+)/iu.exec(column)?.[1] ?? '');
  // What is returned of a relation is that of the rows on its way.
  const returned = nodes.find(({ variable, label }) => label !== '' && used.includes(variable)) ?? nodes.find(({ label }) => label !== '');
  if (returned === undefined) return undefined;
  const relations = Array.from(pattern.matchAll(RELATION), ([, type = '']) =>
    keyOf(type)
      .replace(/^(?:has|is)_|_to$/gu, '')
      .replaceAll('_', ' '),
  );
  // From one cluster to another one, the relation says which.
  const isOfOneKind = nodes.filter(({ label }) => label === returned.label).length > 1;
  const subject = pluralOf(returned.label);
  const statement = graphStatement({
    nodes,
    returned,
    subject: isOfOneKind && relations[0] !== undefined ? `${relations[0]} ${subject}` : subject,
    where: where === undefined ? [] : [where],
    orders: COUNT.test(order) ? '' : order.replace(/\b\w+\./gu, ''),
  });
  if (statement === undefined) return undefined;
  if (COUNT.test(columns)) {
    statement.isCounted = true;
    const [group] = columns.split(',').flatMap((column) => (COUNT.test(column) ? [] : (/(?:\w+\.)?(\w+)/u.exec(column)?.[1] ?? [])));
    if (group !== undefined) statement.clauses.push(`GROUP BY ${keyOf(group)}`);
    const names = Array.from(columns.matchAll(/\)\s+as\s+(\w+)/giu), ([, name = '']) => keyOf(name));
    statement.order = statement.order.filter((one) => !names.includes(one.replace(/ (?:ASC|DESC)$/u, '')));
  }
  if (skip !== undefined && skip !== '0') statement.clauses.push(`OFFSET ${skip}`);
  if (limit !== undefined) statement.clauses.push(`LIMIT ${limit}`);
  return inOrder(statement);
}

/** The things in a pattern. One that is named before has its label there. */
function nodesIn(pattern: string): GraphNode[] {
  const nodes: GraphNode[] = [];
  for (const [, variable = '', label = '', members] of pattern.matchAll(NODE)) {
    const known = nodes.find((node) => variable !== '' && node.variable === variable);
    const given = members === undefined ? [] : membersIn(members);
    if (given === undefined) throw new OtherText();
    if (known === undefined) nodes.push({ variable, label, members: [...given] });
    else {
      known.members.push(...given);
      if (known.label === '') known.label = label;
    }
  }
  return nodes;
}
