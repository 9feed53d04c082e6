import type { ReactNode } from 'react';
import type { Told } from './live-state.ts';

/** How a note is meant: as good news, as something on its way, or as something to do. */
export type Tone = 'good' | 'busy' | 'care';

interface NoteProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A note. For a screen reader to speak it when it comes, it must be in a place with `role="status"`. */
export function Note({ tone, children }: NoteProps) {
  return <div className={`live-note live-${tone}`}>{children}</div>;
}

/** What is the matter, and what to do. */
export function ToldNote({ told, tone = 'care' }: { readonly told: Told; readonly tone?: Tone }) {
  return (
    <Note tone={tone}>
      <p>
        <strong>{told.message}</strong>
      </p>
      {told.fix !== '' && <p>{told.fix}</p>}
      {told.details !== undefined && (
        <details>
          <summary>For an engineer</summary>
          <pre tabIndex={0}>{told.details}</pre>
        </details>
      )}
    </Note>
  );
}
