import { useQuery } from '@tanstack/react-query';
import { runQuery } from './run-query.ts';

interface HelpField {
  readonly field: string;
  readonly forms: string;
  readonly operators: string;
  readonly description: string;
  readonly values?: readonly string[];
}

interface HelpTopic {
  readonly topic: string;
  readonly syntax: readonly string[];
  readonly fields: readonly HelpField[];
  readonly examples: readonly string[];
}

/** A form of the language: how it begins, and what may follow. */
export interface Form {
  /** As in LIST COMPANIES FOR CLUSTER. */
  readonly start: string;
  readonly syntax: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly operators: readonly string[];
  readonly description: string;
  readonly values: readonly string[];
}

/** What the editor knows about the language. All of it comes from HELP of the service. */
export interface Grammar {
  readonly keywords: ReadonlySet<string>;
  readonly forms: readonly Form[];
  readonly examples: readonly string[];
}

const EMPTY: Grammar = { keywords: new Set(), forms: [], examples: [] };

/** The grammar and the catalog of the service; empty until they are loaded. */
export function useGrammar(): Grammar {
  const { data } = useQuery({ queryKey: ['grammar'], queryFn: loadGrammar, staleTime: Infinity });
  return data ?? EMPTY;
}

async function loadGrammar(): Promise<Grammar> {
  const { topics } = (await runQuery('HELP')).answer.data as { topics: readonly { topic: string }[] };
  const helps = await Promise.all(topics.map(async ({ topic }) => (await runQuery(`HELP ${topic}`)).answer.data as HelpTopic));
  const grammar = helps.find(({ topic }) => topic === 'SCHEMA')?.syntax.join(' ') ?? '';
  const others = helps.filter(({ topic }) => topic !== 'SCHEMA');
  const forms = new Map<string, Form>();
  for (const { syntax, fields } of others) {
    for (const line of syntax) {
      const start = /^[A-Z_ ]+(?= |$)/.exec(line)?.[0].trim() ?? '';
      const own = fields.filter((field) => field.forms.split(', ').includes(start));
      if (start !== '' && (forms.get(start)?.fields.length ?? -1) < own.length) forms.set(start, { start, syntax: line, fields: own.flatMap(namesOf) });
    }
  }
  return { keywords: new Set(grammar.match(/\b[A-Z]{2,}\b/g)), forms: [...forms.values()], examples: others.flatMap(({ examples }) => examples) };
}

/** One entry for each name of a field: HELP writes `INDUSTRY or SECTOR`. */
const namesOf = ({ field, operators, description, values = [] }: HelpField): Field[] =>
  field.split(' or ').map((name) => ({ name, operators: operators.split(', '), description, values }));
