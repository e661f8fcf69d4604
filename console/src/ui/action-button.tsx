import type { ReactNode } from 'react';

interface ActionButtonProps {
  /** It does nothing now, such as while its request is on the way. */
  readonly isOff: boolean;
  readonly className?: string;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that keeps the focus while it is off. The browser takes the focus from a button that becomes `disabled`. */
export function ActionButton({ isOff, className = 'button', type = 'button', onClick, children }: ActionButtonProps): React.ReactElement {
  return (
    <button
      type={type}
      className={className}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        // Enter in a field of its form clicks it, too.
        if (isOff) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
