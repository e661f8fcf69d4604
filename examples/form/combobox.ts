import { typeahead } from 'labor-market-client';

/** A suggestion as it is shown. */
export interface Suggestion<Match> {
  readonly match: Match;
  /** What the field contains after the suggestion was picked. */
  readonly text: string;
  /** Parts of the text to highlight, as [start, end) in UTF-16 units. */
  readonly ranges?: readonly (readonly number[])[];
  /** A second, smaller line. */
  readonly note?: string;
}

export interface ComboboxOptions<Match> {
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion<Match>[]>;
  /** A suggestion was picked, or the text changed after that: then undefined. */
  readonly picked: (match: Match | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Makes a text field a combobox with a list box, as the ARIA Authoring Practices describe it: the focus stays in the field, arrows move through the list,
 * Enter picks, and Escape closes the list. A person may ignore the list: the text is valid without a pick.
 */
export function combobox<Match>(input: HTMLInputElement, { suggest, picked, failed }: ComboboxOptions<Match>): void {
  const list = document.createElement('ul');
  list.id = `${input.id}-suggestions`;
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Suggestions');
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  input.after(list, status);
  for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id, 'aria-expanded': 'false' }))
    input.setAttribute(name, value);

  let suggestions: readonly Suggestion<Match>[] = [];
  let active = -1;
  let hasPicked = false;

  const box = typeahead({
    ask: suggest,
    show: (found = []) => {
      open(found);
      if (input.value.trim() !== '') status.textContent = found.length === 0 ? 'No suggestions.' : `${found.length} suggestions.`;
    },
    failed: (error) => {
      open([]);
      failed(error);
    },
  });

  function open(found: readonly Suggestion<Match>[]): void {
    suggestions = found;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    activate(-1);
  }

  function close(): void {
    box.stop();
    open([]);
    status.textContent = '';
  }

  function optionOf({ text, ranges = [], note }: Suggestion<Match>, i: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${list.id}-${i}`;
    option.setAttribute('role', 'option');
    option.append(...highlighted(text, ranges));
    if (note !== undefined) option.append(Object.assign(document.createElement('small'), { textContent: note }));
    option.addEventListener('click', () => {
      pick(i);
    });
    return option;
  }

  function activate(i: number): void {
    active = i;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === i));
    list.children[i]?.scrollIntoView({ block: 'nearest' });
    if (i < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${i}`);
  }

  function pick(i: number): void {
    const suggestion = suggestions[i];
    if (suggestion === undefined) return;
    input.value = suggestion.text;
    hasPicked = true;
    close();
    picked(suggestion.match);
  }

  input.addEventListener('input', () => {
    if (hasPicked) picked(undefined);
    hasPicked = false;
    box.type(input.value);
  });
  input.addEventListener('keydown', (event) => {
    const { length } = suggestions;
    // An input method that composes a character uses these keys itself.
    if (event.isComposing || (length === 0 && event.key !== 'ArrowDown')) return;
    if (event.key === 'ArrowDown' && length === 0) box.type(input.value);
    else if (event.key === 'ArrowDown') activate(active === length - 1 ? -1 : active + 1);
    else if (event.key === 'ArrowUp') activate(active === -1 ? length - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) pick(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // The field keeps the focus while a suggestion is clicked.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
  });
  input.addEventListener('blur', close);
}

/** The text with its ranges marked. Built from text nodes, so that nothing in it can become markup. */
function highlighted(text: string, ranges: readonly (readonly number[])[]): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  for (const [start = 0, end = 0] of ranges) {
    parts.push(text.slice(at, start), Object.assign(document.createElement('mark'), { textContent: text.slice(start, end) }));
    at = end;
  }
  return [...parts, text.slice(at)];
}
