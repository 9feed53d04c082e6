import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

interface LoadFailureProps {
  readonly words: Pick<ValidatorWords['failed'], 'heading' | 'tryAgain' | 'contact'>;
  /** What happened and what to do, for this fault. */
  readonly sentence?: string | undefined;
  readonly contact: ReactNode;
  readonly onRetry: () => void;
  /** What can be said all the same. */
  readonly children?: ReactNode;
}

/** The register could not be read: why, and what to do. It says nothing of any certificate. */
export function LoadFailure({ words, sentence, contact, onRetry, children }: LoadFailureProps) {
  return (
    <div className="scripted load-failure">
      <div role="alert">
        <h2>{words.heading}</h2>
        {sentence !== undefined && <p>{sentence}</p>}
        {children}
      </div>
      <p>
        <button type="button" onClick={onRetry} className="button button-primary">
          {words.tryAgain}
        </button>
      </p>
      <p>{words.contact}</p>
      {contact}
    </div>
  );
}
