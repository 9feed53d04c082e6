import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';
import { progressText } from './progress-text.ts';

interface LoadingNoticeProps {
  readonly words: Pick<ValidatorWords, 'loading' | 'progress'>;
  readonly progress: LoadProgress | undefined;
}

/** What is shown until the register has loaded. Only the first line is announced, not every step. */
export function LoadingNotice({ words, progress }: LoadingNoticeProps) {
  return (
    <div className="scripted loading-notice">
      <p role="status">{words.loading}</p>
      <p>{progress && progressText(progress, words.progress)}</p>
    </div>
  );
}
