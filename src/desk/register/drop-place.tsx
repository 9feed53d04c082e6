import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';

interface DropPlaceProps {
  /** Whether no sheet has been chosen yet. */
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Where the sheet is chosen or dropped. */
export function DropPlace({ isFirst, onFile }: DropPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(keepPage, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <section
      className="room-drop"
      data-first={isFirst || undefined}
      data-over={isOver || undefined}
      aria-label="The sheet"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isFirst && (
        <p>
          See your register as the website reads it. The sheet stays on this device: nothing is sent
          anywhere.
        </p>
      )}
      <button
        type="button"
        className="button button-primary"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" size={20} />
        {isFirst ? 'Choose the sheet' : 'Choose another sheet'}
      </button>
      <p className="room-hint">
        Or drop it here. Excel (.xlsx), OpenDocument (.ods), .csv, .tsv or a saved web page.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The sheet"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** A file that is dropped beside the place would open in place of this page. */
function keepPage() {
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
