import { useId, useState, type KeyboardEvent } from 'react';

export interface ComboboxParts {
  readonly input: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly 'aria-activedescendant': string | undefined;
    readonly autoComplete: 'off';
    readonly spellCheck: false;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  readonly listId: string;
  /** The option that the arrow keys reached; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly option: (index: number) => { readonly id: string; readonly role: 'option'; readonly 'aria-selected': boolean };
}

interface ComboboxOptions {
  /** Number of options that are shown. */
  readonly count: number;
  /** Enter on an option; without one, on the typed text (-1). */
  readonly onChoose: (index: number) => void;
  readonly onEscape: () => void;
}

/**
 * The combobox pattern of WAI-ARIA with a list box: the focus stays in the input, and the arrow keys move through the options.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ count, onChoose, onEscape }: ComboboxOptions): ComboboxParts {
  const id = useId();
  const [wanted, setActive] = useState(-1);
  const active = wanted < count ? wanted : -1;
  const optionId = (index: number): string => `${id}-${index}`;

  const move = (step: 1 | -1): void => {
    if (count === 0) return;
    const next = active === -1 && step === -1 ? count - 1 : (active + step + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While an input method composes a character, its keys are its own.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => {
        move(1);
      },
      ArrowUp: () => {
        move(-1);
      },
      Enter: () => {
        onChoose(active);
      },
      Escape: onEscape,
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return {
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active === -1 ? undefined : optionId(active),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
    listId: `${id}-list`,
    active,
    setActive,
    option: (index) => ({ id: optionId(index), role: 'option', 'aria-selected': index === active }),
  };
}
