import { unlessOther, OtherText } from './argument-reader.ts';
import { graphStatement, pluralOf, type GraphNode } from './graph-pattern.ts';
import { keyOf } from './given-values.ts';
import { inOrder } from './keyword-statement.ts';

const QUERY = /\bSELECT\s+(?:DISTINCT\s+)?(?<columns>[?$*(][\s\S]*?)\s*(?:WHERE\s*)?\{(?<body>[\s\S]*)\}(?<rest>[^}]*)$/iu;
const TOKEN = /"((?:[^"\\]|\\.)*)"(?:@\w+|\^\^\S+)?|'([^']*)'|<([^>]*)>|[?$](\w+)|(\w*:\w[\w-]*)|(-?\d+(?:\.\d+)?)|\b(a)\b|([.;,])/giu;

interface Term {
  readonly kind: 'text' | 'number' | 'variable' | 'name' | 'sign';
  readonly text: string;
}

/** SPARQL with the keywords of the query language: `SELECT ?c WHERE { ?c a :Company ; :state "Ohio" } LIMIT 5`. */
export function sparqlInKeywords(query: string): string | undefined {
  const groups = /[?$]\w+|\{\s*\?/u.test(query) ? QUERY.exec(query)?.groups : undefined;
  return groups === undefined ? undefined : unlessOther(() => read(groups));
}

function read({ columns = '', body = '', rest = '' }: Readonly<Record<string, string>>): string | undefined {
  const filters: string[] = [];
  const triples = body
    .replace(/\bOPTIONAL\s*\{([^}]*)\}/giu, '$1')
    .replace(/\bFILTER\s*(?:\(((?:[^()]|\([^()]*\))*)\)|(\w+\s*\((?:[^()]|\([^()]*\))*\)))\s*\.?/giu, (_, inner?: string, call?: string) => {
      filters.push(inner ?? call ?? '');
      return ' . ';
    });
  const { nodes, fields } = nodesOf(terms(triples));
  const asked = Array.from(columns.matchAll(/[?$](\w+)/gu), ([, name = '']) => name);
  const returned = nodes.find(({ variable, label }) => label !== '' && asked.includes(variable)) ?? nodes.find(({ label }) => label !== '') ?? nodes[0];
  if (returned === undefined) return undefined;
  if (returned.label === '') returned.label = returned.variable;
  const named = (text: string): string =>
    text.replace(/[?$](\w+)/gu, (_, name: string) => fields.get(name) ?? name).replace(/\b(?:lcase|ucase|str)\s*\(([^()]*)\)/giu, '$1');
  const [, order = ''] = /\bORDER\s+BY\s+([\s\S]*?)(?=\bLIMIT\b|\bOFFSET\b|$)/iu.exec(rest) ?? [];
  const statement = graphStatement({ nodes, returned, subject: pluralOf(returned.label), where: filters.map(named), orders: named(order) });
  if (statement === undefined) return undefined;
  if (/\bCOUNT\s*\(/iu.test(columns)) statement.isCounted = true;
  const [, group] = /\bGROUP\s+BY\s+[?$](\w+)/iu.exec(rest) ?? [];
  if (group !== undefined) statement.clauses.push(`GROUP BY ${fields.get(group) ?? group}`);
  if (statement.isCounted === true) statement.order = [];
  for (const clause of ['LIMIT', 'OFFSET'] as const) {
    const [, number] = new RegExp(`\\b${clause}\\s+(\\d+)`, 'iu').exec(rest) ?? [];
    if (number !== undefined && number !== '0') statement.clauses.push(`${clause} ${number}`);
  }
  return inOrder(statement);
}

function terms(text: string): Term[] {
  return Array.from(text.matchAll(TOKEN), ([, double, single, address, variable, name, number, a, sign]): Term => {
    if (double !== undefined || single !== undefined) return { kind: 'text', text: double ?? single ?? '' };
    if (variable !== undefined) return { kind: 'variable', text: variable };
    if (number !== undefined) return { kind: 'number', text: number };
    if (sign !== undefined) return { kind: 'sign', text: sign };
    const last = (a ?? name ?? address ?? '').split(/[:/#]/u).at(-1) ?? '';
    return { kind: 'name', text: last };
  });
}

/** The things that triples are about, and the properties that variables have the values of. */
function nodesOf(all: readonly Term[]): { readonly nodes: GraphNode[]; readonly fields: ReadonlyMap<string, string> } {
  const nodes: GraphNode[] = [];
  const fields = new Map<string, string>();
  const nodeOf = (variable: string): GraphNode => {
    const known = nodes.find((node) => node.variable === variable);
    const node = known ?? { variable, label: '', members: [] };
    if (known === undefined) nodes.push(node);
    return node;
  };
  let subject: GraphNode | undefined;
  let property: string | undefined;
  for (const { kind, text } of all) {
    if (kind === 'sign') {
      if (text !== ',') property = undefined;
      if (text === '.') subject = undefined;
    } else if (subject === undefined) {
      if (kind !== 'variable') throw new OtherText();
      subject = nodeOf(text);
    } else if (property === undefined) property = text;
    else {
      if (/^(?:a|type|instance_?of)$/iu.test(property)) subject.label = text;
      else if (kind === 'variable') fields.set(text, keyOf(property));
      else subject.members.push({ key: property, given: { kind: kind === 'number' ? 'number' : 'text', text } });
    }
  }
  return { nodes: nodes.filter(({ label, members, variable }) => label !== '' || members.length > 0 || !fields.has(variable)), fields };
}
