import { useId, useState, type ReactNode } from 'react';
import { useCombobox } from './use-combobox.ts';
import './suggest-field.css';

export interface Suggestion {
  readonly key: string;
  readonly label: ReactNode;
  /** What the field contains when it is chosen. */
  readonly text: string;
  readonly note?: ReactNode;
}

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChange: (text: string) => void;
  /** A suggestion was chosen, or Enter was pressed on a text. */
  readonly onChoose?: (text: string) => void;
}

/** A text field with suggestions in a list below it. */
export function SuggestField({ label, value, placeholder, suggestions, onChange, onChoose }: SuggestFieldProps): React.ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open ? suggestions : [];
  const choose = (index: number): void => {
    const text = shown[index]?.text ?? value;
    setOpen(false);
    combobox.setActive(-1);
    onChange(text);
    onChoose?.(text);
  };
  const combobox = useCombobox({
    count: shown.length,
    onChoose: choose,
    onEscape: () => {
      if (open) setOpen(false);
      else onChange('');
    },
  });
  return (
    <div
      className="field suggest-field"
      onBlur={() => {
        setOpen(false);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        {...combobox.input}
        id={id}
        className="input"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => {
          setOpen(true);
          combobox.setActive(-1);
          onChange(target.value);
        }}
      />
      <ul id={combobox.listId} role="listbox" aria-label={label} className="suggest-list" hidden={shown.length === 0}>
        {shown.map(({ key, label: content, note }, index) => (
          <li
            key={key}
            {...combobox.option(index)}
            // Before the input loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            <span>{content}</span>
            {note !== undefined && <span className="small muted">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
