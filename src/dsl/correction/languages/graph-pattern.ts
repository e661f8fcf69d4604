import { ordersIn } from './call-orders.ts';
import { callTokens, type CallToken } from './call-tokens.ts';
import { keyOf, valuesWritten, type Member } from './given-values.ts';
import { ConditionReader } from './infix-conditions.ts';
import { emptyStatement, type Statement } from './statement.ts';

/** Something in a pattern of a graph, with what is said of it. */
export interface GraphNode {
  readonly variable: string;
  label: string;
  readonly members: Member[];
}

/** Names of a property that is the name or the code of a thing. */
const GENERIC = /^(?:name|id|code|title|uid|label|value|onet|onet_code|onet_title|\w+_name|\w+_id|\w+_title|\w+_code)$/u;

/** Several things of a kind. */
export const pluralOf = (label: string): string => `${keyOf(label).replaceAll('_', ' ')}s`.replace(/ss$/u, 's').replace(/(?<=[^aeiou])ys$/u, 'ies');

/** What queries can be FOR. */
const TARGET = /^(?:company|employer|occupation|job|role|title|cluster)$/iu;

/** What a property of a thing is called where rows are about another one: `company_name` for the name of a company. */
export const propertyOf = (label: string, property: string): string => {
  const [of, key] = [keyOf(label), keyOf(property)];
  return GENERIC.test(key)
    ? /^(?:company|occupation|cluster)$/u.test(of) && key.startsWith(`${of}_`)
      ? key
      : of === 'occupation' && /code|onet/u.test(key)
        ? 'onet_code'
        : of
    : key;
};

/** The conditions of the things next to those that are returned, whose properties have other names there. */
function nodeConditions(node: GraphNode, { isReturned }: { readonly isReturned: boolean }): string[] | undefined {
  const conditions = node.members.map(({ key, given }) => {
    const values = valuesWritten(given);
    const field = isReturned ? keyOf(key) : propertyOf(node.label, key);
    return values === undefined ? undefined : values.length === 1 ? `${field} = ${values[0] ?? ''}` : `${field} IN (${values.join(', ')})`;
  });
  return conditions.includes(undefined) ? undefined : conditions.flatMap((one) => one ?? []);
}

/** Conditions and orders in which a name before a dot is one of the things. */
export class GraphConditions extends ConditionReader {
  constructor(
    tokens: readonly CallToken[],
    private readonly nodes: readonly GraphNode[],
    private readonly returned: GraphNode,
  ) {
    super(tokens);
  }

  condition(): string {
    return this.either();
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  protected override fieldOf(names: readonly string[]): string {
    const [variable, property] = names;
    const node = this.nodes.find((one) => one.variable === variable);
    if (node === undefined || property === undefined) return super.fieldOf(names);
    return node === this.returned ? keyOf(property) : propertyOf(node.label, property);
  }
}

/** The statement of a pattern: its subject, its conditions, and its orders. */
export function graphStatement({
  nodes,
  returned,
  subject,
  where,
  orders,
}: {
  readonly nodes: readonly GraphNode[];
  readonly returned: GraphNode;
  readonly subject: string;
  readonly where: readonly string[];
  readonly orders: string;
}): Statement | undefined {
  const statement = emptyStatement();
  statement.words = ['LIST', subject];
  for (const node of nodes) {
    const [only, ...others] = node.members;
    const value = only === undefined ? undefined : valuesWritten(only.given)?.[0];
    // (c:Company {name: "Walmart"}) next to what is returned
    if (node !== returned && others.length === 0 && only !== undefined && TARGET.test(node.label) && GENERIC.test(keyOf(only.key))) {
      if (value === undefined) return undefined;
      statement.words.push(`${statement.words.length > 2 ? 'AND' : 'FOR'} ${keyOf(node.label).replaceAll('_', ' ')} ${value}`);
      continue;
    }
    const conditions = nodeConditions(node, { isReturned: node === returned });
    if (conditions === undefined) return undefined;
    statement.conditions.push(...conditions);
  }
  for (const text of where) {
    const tokens = callTokens(text);
    if (tokens === undefined) return undefined;
    const reader = new GraphConditions(tokens, nodes, returned);
    const condition = reader.condition();
    if (!reader.isAtEnd) return undefined;
    statement.conditions.push(condition.includes(' OR ') && !condition.startsWith('(') ? `(${condition})` : condition);
  }
  for (const { field, direction } of ordersIn(callTokens(orders) ?? [])) statement.order.push([field, direction].filter(Boolean).join(' '));
  return statement;
}
