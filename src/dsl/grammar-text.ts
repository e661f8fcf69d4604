import {
  Alternation,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  Terminal,
  type IProduction,
} from 'chevrotain';
import { PARSER } from './grammar/commands.ts';
import { OTHER_SPELLINGS } from './tokens.ts';

/** The grammar as text (EBNF), generated from the parser: one rule per line. */
export function grammarText(): string {
  return Object.values(PARSER.getGAstProductions())
    .map(({ name, definition }) => `${snake(name)} = ${sequence(definition)}`)
    .join('\n');
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sequence = (definition: readonly IProduction[]): string => definition.map(rendered).join(' ');

function rendered(production: IProduction): string {
  if (production instanceof Terminal) return terminal(production);
  if (production instanceof NonTerminal) return snake(production.nonTerminalName);
  if (production instanceof Alternation) return `(${production.definition.flatMap((alternative) => choices(alternative)).join(' | ')})`;
  if (production instanceof Option) return `[${sequence(production.definition)}]`;
  if (production instanceof Repetition) return `{${sequence(production.definition)}}`;
  if (production instanceof RepetitionMandatory) return `${sequence(production.definition)} {${sequence(production.definition)}}`;
  if (production instanceof RepetitionMandatoryWithSeparator || production instanceof RepetitionWithSeparator) {
    const item = sequence(production.definition);
    const separator = label(production.separator.LABEL ?? production.separator.name);
    return `${item} {${separator} ${item}}`;
  }
  throw new Error('the grammar has a production that grammar-text.ts does not know');
}

/** What one alternative is written as. A symbol alone may have two spellings. */
function choices(alternative: IProduction): string[] {
  const { definition } = alternative as unknown as { definition: IProduction[] };
  const [first] = definition;
  const other = definition.length === 1 && first instanceof Terminal ? OTHER_SPELLINGS.get(first.terminalType) : undefined;
  return [sequence(definition), ...(other === undefined ? [] : [label(other)])];
}

const terminal = ({ terminalType }: Terminal): string => label(terminalType.LABEL ?? terminalType.name);
/** Keywords are shown as is, symbols in quotes, and kinds of values in angle brackets. */
const label = (text: string): string => (/^[A-Z]+$/.test(text) ? text : text.includes(' ') ? `<${text.replace(/^an? /, '')}>` : `"${text}"`);
