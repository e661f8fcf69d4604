import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import type { Grammar } from '../grammar-help.ts';
import { cursorPlace, type Place } from './cursor-place.ts';
import { namesFor } from './names.ts';

const CLAUSES = ['FOR', 'WHERE', 'ORDER BY', 'LIMIT', 'OFFSET', 'GROUP BY', 'EXPAND', 'INCLUDE', 'WITH', 'USING', 'RANGE'];
const WHILE_TYPING = /^[\w ]*$/;

/** Suggests forms, fields, operators, values, and the names of companies, titles, and clusters. */
export function completionSource(grammar: () => Grammar): CompletionSource {
  return async (context) => {
    const before = context.state.sliceDoc(0, context.pos);
    const place = cursorPlace(before, grammar());
    const typed = before.slice(place.from);
    if (!context.explicit && place.kind !== 'value' && typed === '' && !before.endsWith(' ')) return null;
    if (place.kind === 'value') return valueCompletion(place, context);
    const options = optionsAt(place, grammar());
    return options.length === 0 ? null : { from: place.from, options, validFor: WHILE_TYPING };
  };
}

function optionsAt(place: Exclude<Place, { kind: 'value' }>, { forms, examples }: Grammar): Completion[] {
  switch (place.kind) {
    case 'start':
      return [
        ...forms.map(({ start, syntax }) => ({ label: start, apply: `${start} `, type: 'keyword', info: syntax })),
        ...examples.map((example) => ({ label: example, type: 'text', detail: 'example', boost: -50 })),
      ];
    case 'field':
      return place.form.fields.map(({ name, description, operators }) => ({
        label: name,
        apply: `${name} `,
        type: 'property',
        info: `${description} ${operators.join(', ')}`,
      }));
    case 'operator':
      return (place.field?.operators ?? []).map((operator) => ({ label: operator, apply: `${operator} `, type: 'operator' }));
    case 'word':
      return place.words.map((word) => ({ label: word, apply: `${word} `, type: 'constant' }));
    case 'clause': {
      const { syntax } = place.form;
      const words = CLAUSES.filter((clause) => syntax.includes(clause));
      return [...(syntax.includes('WHERE') ? ['AND', 'OR', ...words] : words)].map((word) => ({ label: word, apply: `${word} `, type: 'keyword' }));
    }
  }
}

async function valueCompletion(place: Extract<Place, { kind: 'value' }>, context: CompletionContext): Promise<CompletionResult | null> {
  const values = place.field?.values ?? [];
  const abort = new AbortController();
  context.addEventListener('abort', () => {
    abort.abort();
  });
  const typed = place.text.toLowerCase();
  const names =
    values.length > 0
      ? values.filter((value) => value.toLowerCase().includes(typed)).map((name) => ({ name, note: '' }))
      : await namesFor(place, abort.signal).catch(() => []);
  const options = names.map(({ name, note }, index): Completion => ({ label: name, apply: quoted(name), detail: note, boost: -index }));
  // The editor closes quotes by itself; the choice replaces the closing one, too.
  const to = place.isQuoted && context.state.sliceDoc(context.pos, context.pos + 1) === '"' ? context.pos + 1 : context.pos;
  // The names are chosen already: for a misspelled beginning, too.
  return options.length === 0 ? null : { from: place.from, to, options, filter: false };
}

/** Texts are quoted, numbers are not. */
const quoted = (value: string): string => (/^\d+$/.test(value) ? value : JSON.stringify(value));
