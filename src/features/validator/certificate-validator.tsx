// The folder src/features/validator is the page that checks a certificate.
// Its rooms: `begin` (before React arrives), `search` (one ID) and `several` (a list of IDs, loaded on demand).
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here, then with search/search.tsx. An answer itself is in src/answer.
import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { carriedId } from '../../register/certificates/carried-id.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';
import { announce, spokenText } from '../../ui/announce.ts';
import { moveIdToHash } from '../../answer/certificate-link.ts';
import { ContactLinks } from '../../answer/below-answer.tsx';
import listStyles from './several/list.css?url';
import { type Mode, ModeChoice } from './search/mode-choice.tsx';
import {
  type CertificateSearch,
  SearchForm,
  trimmedInput,
  useCertificateSearch,
} from './search/search.tsx';
import { SearchResult } from './search/search-result.tsx';
import { AnswerDrawing } from '../../answer/answer-drawing.tsx';
import { ownContent } from './begin/own-content.ts';
import { progressText } from '../../answer/shown-texts.tsx';
import { useRegister } from './search/use-register.ts';
import {
  type RegisterPlace,
  useValidator,
  ValidatorContext,
} from '../../answer/validator-context.ts';

interface ValidatorProps {
  readonly settings: RegisterPlace;
}

/** The validator, or a notice if rendering fails. React reports a failure only to a class component. */
export class CertificateValidator extends Component<ValidatorProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <ValidatorContext value={{ ...ownContent, ...this.props }}>
        {this.state.hasFailed ? (
          <LoadFailure heading={ownContent.words.broken} onRetry={() => location.reload()} />
        ) : (
          <Validator {...this.props} />
        )}
      </ValidatorContext>
    );
  }
}

function Validator({ settings }: ValidatorProps) {
  const { words, faults } = ownContent;
  const box = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<Mode>('one');
  /** Whether the visitor has ever chosen "A list". The list then stays in the page. */
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
  const answer = result === 'searching' ? undefined : result;
  useEffect(() => {
    if (!result) return;
    announce(() => spokenText('.result'));
    showFirstSentence();
  }, [result]);
  const answered = answer ? 'answer' : 'idle';
  const ofMode = mode === 'list' ? mode : undefined;
  const look = fault === undefined ? ofMode : 'unread';
  /** Whether a link still waits for its answer. The answer would move the parts below, so they are hidden. */
  const isAwaited =
    mode === 'one' && register.status === 'ready' && count === 0 && carriedId(location.hash);
  const hasAnswered = count > 0 || register.status === 'failed' || mode === 'list';
  useLayoutEffect(() => {
    if (hasAnswered) globalThis.begun?.replaceFirstAnswer?.();
  }, [hasAnswered, count]);
  const isReady = register.status === 'ready';
  const isReadyOrFirst = isReady || (register.status === 'loading' && register.attempts === 1);
  useSearchBegun(box, search, isReady);

  return (
    <div className="validator" data-drawn={look ?? (isAwaited ? 'awaited' : answered)}>
      <AnswerDrawing look={look} typed={search.typed} answer={answer} />
      {register.status === 'loading' && <LoadingNotice progress={register.progress} />}
      {register.status === 'failed' && (
        <LoadFailure
          heading={words.failed.heading}
          onRetry={register.retry}
          mayTakeFocus={register.attempts > 1}
        >
          <p className="mt-3">{fault}</p>
        </LoadFailure>
      )}
      {isReadyOrFirst && (
        // begin-register.ts may show the hidden box before React arrives, so the attribute may differ.
        <div hidden={!isReady} className="ready" suppressHydrationWarning>
          <div className="asked">
            <div className={isReady ? undefined : 'invisible'}>
              <ModeChoice
                chosen={mode}
                onChoose={(next) => {
                  setMode(next);
                  if (next === 'list') setListKept(true);
                }}
              />
            </div>
            <div hidden={mode !== 'one'}>
              <SearchForm box={box} search={search} focusAtOnce={register.attempts > 1} />
            </div>
          </div>
          <div hidden={mode !== 'one'}>
            <SearchResult
              result={result}
              count={count}
              onSearch={(id, { detail }) => {
                // The pressed button disappears, so the box gets the focus (R10). After a tap, the focus would
                // open a phone's keyboard.
                if (detail === 0) box.current?.focus();
                search.searchFor(id);
              }}
            />
          </div>
        </div>
      )}
      {isListKept && (
        <div hidden={mode !== 'list'} className="list-panel">
          <Suspense>
            <link rel="stylesheet" href={listStyles} precedence="default" />
            <ListPanel register={register} fault={fault} box={box} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Keeps what the visitor has done with the box before React arrived: the typed text, and a press of "Search". */
function useSearchBegun(
  box: RefObject<HTMLInputElement | null>,
  { type, submit }: Pick<CertificateSearch, 'type' | 'submit'>,
  isReady: boolean,
) {
  const takeText = useEffectEvent(() => type(trimmedInput(box.current?.value ?? '', {})));
  const takePress = useEffectEvent(() => {
    if (box.current?.form?.dataset['submitted']) submit();
  });
  useEffect(() => takeText(), []);
  useEffect(() => {
    if (isReady) takePress();
  }, [isReady]);
}

/**
 * Scrolls just far enough to show the answer's heading and first sentence above an on-screen keyboard. The height of
 * `visualViewport` excludes the keyboard.
 */
function showFirstSentence() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const sentence = document.querySelector('.result .answer > :is(h2, .answer-head + p)');
  const hidden = (sentence?.getBoundingClientRect().bottom ?? 0) + gap - offsetTop - height;
  if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
  const heading = document.querySelector('.result h2');
  heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** In pixels: the space between the answer's first sentence and an on-screen keyboard. */
const gap = 8;

/** The list's script loads when a visitor first chooses "A list". */
const ListPanel = lazy(() =>
  import('./several/list-panel.tsx').then(
    (part) => ({ default: part.ListPanel }),
    () => ({ default: MissingPanel }),
  ),
);

/**
 * The notice that the list's script could not be loaded. The button reloads the page, since some browsers don't
 * request a failed script again.
 */
function MissingPanel() {
  const { words } = useValidator();
  return <LoadFailure heading={words.list.missing} onRetry={() => location.reload()} />;
}

/** Screen readers say only the first line of the notice, not every step of the progress. */
function LoadingNotice({ progress }: { readonly progress: LoadProgress | undefined }) {
  const { words } = useValidator();
  return (
    <div className="loading scripted py-4" suppressHydrationWarning>
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
  /** Whether the button may take the focus. A pressed "Try again" disappears, and then no element has the focus. */
  readonly mayTakeFocus?: boolean;
  readonly children?: ReactNode;
}

/** A failure, and what to do. A visitor must not take the notice for an answer about a certificate. */
function LoadFailure({ heading, onRetry, mayTakeFocus, children }: LoadFailureProps) {
  const { words, contact } = useValidator();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mayTakeFocus && document.activeElement === document.body) button.current?.focus();
  }, [mayTakeFocus]);
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
