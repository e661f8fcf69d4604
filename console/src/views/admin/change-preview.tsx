import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { runCommand } from '../../api/query-language.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProblemState } from '../../ui/states.tsx';

interface WriteAnswer {
  readonly data: {
    readonly changed: boolean;
    readonly before: unknown;
    readonly after: unknown;
    readonly notes?: readonly string[];
  };
}

interface ChangePreviewProps {
  readonly command: string;
  /** What the change does, in words. */
  readonly effects: readonly ReactNode[];
  /** Words of the button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onChanged?: () => void;
}

/** What a change will do and its command, and after it was made, what it did. */
export function ChangePreview({ command, effects, action, isDangerous = false, onChanged }: ChangePreviewProps): React.ReactElement {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => runCommand<WriteAnswer>(command),
    onSuccess: async () => {
      onChanged?.();
      // Every view shows the changed company.
      await queries.invalidateQueries();
    },
  });
  const done = change.data?.data;
  return (
    <div className="stack tight">
      {done === undefined && (
        <section className="preview" aria-label="Preview">
          <h3>What changes</h3>
          <ul className="preview-effects">
            {effects.map((effect, index) => (
              <li key={index}>{effect}</li>
            ))}
          </ul>
          <pre className="preview-command">{command}</pre>
          <div>
            <ActionButton
              className={isDangerous ? 'button danger' : 'button primary'}
              isOff={change.isPending}
              onClick={() => {
                change.mutate();
              }}
            >
              {action}
            </ActionButton>
          </div>
        </section>
      )}
      {change.isError && <ProblemState problem={change.error} />}
      {done !== undefined && (
        <Notice kind={done.changed ? 'good' : 'info'} title={done.changed ? 'Changed.' : 'Nothing to change: it was like this already.'}>
          <div className="stack tight">
            {(done.notes ?? []).map((note) => (
              <p key={note}>{note}</p>
            ))}
            {done.changed && (
              <details>
                <summary>Before and after</summary>
                <pre>{JSON.stringify({ before: done.before, after: done.after }, undefined, 2)}</pre>
              </details>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}
