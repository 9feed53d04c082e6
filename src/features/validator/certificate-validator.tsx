import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { carriedId } from '../../register/certificates/carried-id.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';
import { announce, spokenText } from './announce.ts';
import { moveIdToHash } from './certificate-link.ts';
import { ContactLinks } from './below-answer.tsx';
import { type Mode, ModeChoice } from './mode-choice.tsx';
import { SearchForm, useCertificateSearch } from './search.tsx';
import { SearchResult } from './search-result.tsx';
import { AnswerDrawing } from './answer-drawing.tsx';
import { progressText } from './shown-texts.tsx';
import { useRegister } from './use-register.ts';
import { useValidator, ValidatorContext, type ValidatorProps } from './validator-context.ts';

/**
 * The validator, or a notice if rendering the validator fails. It is a class, since React reports failures only to
 * classes.
 */
export class CertificateValidator extends Component<ValidatorProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <ValidatorContext value={this.props}>
        {this.state.hasFailed ? (
          <LoadFailure heading={this.props.words.broken} onRetry={() => location.reload()} />
        ) : (
          <Validator {...this.props} />
        )}
      </ValidatorContext>
    );
  }
}

function Validator({ words, faults, settings }: ValidatorProps) {
  const box = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<Mode>('one');
  /** Whether the visitor has ever chosen "Several". From then on, the list of IDs stays in the page. */
  const [isListKept, setListKept] = useState(false);
  useEffect(moveIdToHash, []);
  const register = useRegister(settings);
  /** Whether the answer was opened from the list, so that Back leads to the list. */
  const isFromList = useRef(false);
  const search = useCertificateSearch(register, (holdsId) => {
    if (holdsId) {
      isFromList.current ||= mode === 'list';
      setMode('one');
    } else if (isFromList.current) {
      isFromList.current = false;
      setMode('list');
    }
  });
  const fault = register.status === 'failed' ? faults[register.kind] : undefined;
  const { count, result } = search;
  useEffect(() => {
    if (result.status === 'none') return;
    announce(() => spokenText('.result'));
    showFirstSentence();
  }, [result]);
  const answered = 'id' in result ? 'answer' : 'idle';
  const ofMode = mode === 'list' ? mode : undefined;
  const look = fault === undefined ? ofMode : 'unread';
  /**
   * Whether a link's ID still waits for its answer. Meanwhile the parts below are hidden: the answer would move them.
   */
  const isAwaited =
    mode === 'one' && register.status === 'ready' && count === 0 && carriedId(location.hash);
  const hasAnswered = count > 0 || register.status === 'failed' || mode === 'list';
  useLayoutEffect(() => {
    if (hasAnswered) globalThis.begun?.replaceFirstAnswer?.();
  }, [hasAnswered, count]);

  return (
    <div className="validator" data-drawn={look ?? (isAwaited ? 'awaited' : answered)}>
      <AnswerDrawing look={look} typed={search.typed} result={result} />
      {register.status === 'loading' && <LoadingNotice progress={register.progress} />}
      {register.status === 'failed' && (
        <LoadFailure
          heading={words.failed.heading}
          onRetry={register.retry}
          mayHaveFocus={register.attempts > 1}
        >
          <p className="mt-3">{fault}</p>
        </LoadFailure>
      )}
      {register.status === 'ready' && (
        <>
          <div hidden={mode !== 'one'}>
            <SearchForm box={box} search={search} focusAtOnce={register.attempts > 1} />
            <SearchResult
              result={result}
              count={count}
              onSearch={(id, { detail }) => {
                // The pressed button disappears, so the box gets the focus (R10). A tap moves no focus, since
                // the focus would open a phone's keyboard.
                if (detail === 0) box.current?.focus();
                search.searchFor(id);
              }}
            />
          </div>
          {!isAwaited && (
            <ModeChoice
              chosen={mode}
              onChoose={(next) => {
                setMode(next);
                if (next === 'list') setListKept(true);
              }}
            />
          )}
        </>
      )}
      {isListKept && (
        <div hidden={mode !== 'list'} className="list-panel">
          <Suspense>
            <ListPanel register={register} fault={fault} box={box} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/**
 * Scrolls just far enough to show the answer's heading and first sentence above an on-screen keyboard. The height of
 * `visualViewport` excludes the keyboard.
 */
function showFirstSentence() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const sentence = document.querySelector('.result .answer > :is(h2, p)');
  const hidden = (sentence?.getBoundingClientRect().bottom ?? 0) + gap - offsetTop - height;
  if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
  const heading = document.querySelector('.result h2');
  heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** In pixels: the space between the answer's first sentence and an on-screen keyboard. */
const gap = 8;

/** The part that checks many IDs. Its script is loaded when a visitor first chooses "Several". */
const ListPanel = lazy(async () => {
  const part = await import('./list-panel.tsx').catch(() => undefined);
  return { default: part?.ListPanel ?? MissingPanel };
});

/**
 * The notice in place of the list, if the list's script has not loaded. The notice's button reloads the page, since
 * some browsers don't ask again for a script that failed to load.
 */
function MissingPanel() {
  const { words } = useValidator();
  return <LoadFailure heading={words.list.missing} onRetry={() => location.reload()} />;
}

/** The notice while the register loads. Only the first line is announced, not every step. */
function LoadingNotice({ progress }: { readonly progress: LoadProgress | undefined }) {
  const { words } = useValidator();
  return (
    <div className="scripted py-4">
      <p role="status" className="text-lg font-semibold">
        {words.loading}
      </p>
      <p className="mt-1 min-h-6 text-sm text-muted tabular-nums">
        {progress && progressText(progress, words.progress)}
      </p>
    </div>
  );
}

interface LoadFailureProps {
  readonly heading: string;
  readonly onRetry: () => void;
  /** True after a press of "Try again": the pressed button may have disappeared, and the focus with it. */
  readonly mayHaveFocus?: boolean;
  /** Paragraphs that say what happened and what to do. */
  readonly children?: ReactNode;
}

/**
 * The notice that the register could not be read, with the reason and what to do. A visitor must not take the notice
 * for an answer about a certificate.
 */
function LoadFailure({ heading, onRetry, mayHaveFocus, children }: LoadFailureProps) {
  const { words, contact } = useValidator();
  const button = useRef<HTMLButtonElement>(null);
  // The button takes the focus only if no other element has it.
  useEffect(() => {
    if (mayHaveFocus && document.activeElement === document.body) button.current?.focus();
  }, [mayHaveFocus]);
  return (
    <div className="scripted">
      <div role="alert">
        <h2 className="text-2xl">{heading}</h2>
        {children}
      </div>
      <p className="mt-6">
        <button ref={button} type="button" onClick={onRetry} className="button button-primary">
          {words.failed.tryAgain}
        </button>
      </p>
      <p className="mt-6 text-muted">{words.failed.contact}</p>
      <ContactLinks contact={contact} />
    </div>
  );
}
