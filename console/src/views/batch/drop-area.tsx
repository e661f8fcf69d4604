import { useState, type ReactNode } from 'react';

interface DropAreaProps {
  readonly onDrop: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** A card on which a file can be dropped. */
export function DropArea({ onDrop, children }: DropAreaProps): React.ReactElement {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={isOver ? 'card drop over' : 'card drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}
