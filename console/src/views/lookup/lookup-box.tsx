import type { RefObject } from 'react';
import type { ComboboxParts } from '../../ui/use-combobox.ts';

interface LookupBoxProps {
  readonly combobox: Pick<ComboboxParts, 'input'>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function LookupBox({ combobox, input, text, onChange }: LookupBoxProps): React.ReactElement {
  return (
    <div className="lookup-box">
      <input
        {...combobox.input}
        ref={input}
        className="input lookup-input"
        type="text"
        aria-label="Job title or employer"
        aria-describedby="lookup-hint"
        placeholder="For example: registered nur"
        value={text}
        autoFocus
        maxLength={200}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <p id="lookup-hint" className="small muted lookup-hint">
        ↑ ↓ to move, Enter to choose, Esc to clear
      </p>
    </div>
  );
}
