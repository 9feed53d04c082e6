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
import { Choice } from './choice.tsx';
import { ContactLinks } from './below-answer.tsx';
import { SearchForm, useCertificateSearch } from './search.tsx';
import { SearchResult } from './search-result.tsx';
import { AnswerDrawing } from './answer-drawing.tsx';
import { progressText } from './shown-texts.tsx';
import { useRegister } from './use-register.ts';
import { useValidator, ValidatorContext, type ValidatorProps } from './validator-context.ts';

/** The validator; where it fails itself, how to go on. React knows of failures by a class only. */
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

/** Looks certificates up in the register, which a Worker reads and keeps. */
function Validator({ words, faults, settings }: ValidatorProps) {
  const box = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<Mode>('one');
  /** Whether many IDs have been asked for: what is in their list is kept. */
  const [isListKept, setListKept] = useState(false);
  useEffect(moveIdToHash, []);
  const register = useRegister(settings);
  /** Whether the single answer was opened from the list, to which Back leads. */
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
    if (result.status !== 'none') announce(() => spokenText('.result'));
  }, [result]);
  const answered = 'id' in result ? 'answer' : 'idle';
  const ofMode = mode === 'list' ? mode : undefined;
  const look = fault === undefined ? ofMode : 'unread';
  /** Whether the answer to a link is on its way, before which nothing stands that it would push down. */
  const isAwaited =
    mode === 'one' && register.status === 'ready' && count === 0 && carriedId(location.hash);
  const hasAnswered = count > 0 || register.status === 'failed' || mode === 'list';
  useLayoutEffect(() => {
    if (hasAnswered) globalThis.begun?.replaceFirstAnswer?.();
  }, [hasAnswered, count]);
  // The answer follows the box; below it a keyboard on the screen hides the page. On a phone a link's answer is in sight.
  useEffect(() => {
    const isSeen = innerWidth < narrow && scrollY === 0 && document.activeElement !== box.current;
    if (count === 0 || isSeen || innerWidth >= wide) return;
    box.current?.form?.scrollIntoView({ behavior: 'instant' });
  }, [count]);

  return (
    <div className="validator" data-drawn={look ?? (isAwaited ? 'awaited' : answered)}>
      <AnswerDrawing look={look} typed={search.typed} result={result} />
      {register.status === 'loading' && <LoadingNotice progress={register.progress} />}
      {register.status === 'failed' && (
        <LoadFailure
          heading={words.failed.heading}
          onRetry={register.retry}
          focusAtOnce={register.attempts > 1}
        >
          <p className="mt-3">{fault}</p>
        </LoadFailure>
      )}
      {register.status === 'ready' && (
        <div hidden={mode !== 'one'}>
          <SearchForm box={box} search={search} focusAtOnce={register.attempts > 1} />
          <SearchResult
            result={result}
            count={count}
            onSearch={(id, { detail }) => {
              // The button that was pressed goes with the answer around it. From the keyboard the focus
              // goes to the box (R10); a finger leaves it where it is, since a phone's keyboard would open.
              if (detail === 0) box.current?.focus();
              search.searchFor(id);
            }}
          />
        </div>
      )}
      {register.status !== 'loading' && !isAwaited && (
        <Choice
          legend={words.list.modes.label}
          options={[
            ['one', words.list.modes.one],
            ['list', words.list.modes.list],
          ]}
          chosen={mode}
          onChoose={(next) => {
            setMode(next);
            if (next === 'list') setListKept(true);
          }}
        />
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

/** In pixels: below the first the hero is one line, below the second a screen may share its height with a keyboard. */
const [narrow, wide] = [640, 1024];

type Mode = 'one' | 'list';

/** Checks many IDs at once; loaded when it is first asked for. */
const ListPanel = lazy(async () => {
  const part = await import('./list-panel.tsx').catch(() => undefined);
  return { default: part?.ListPanel ?? MissingPanel };
});

/** A browser may keep it that a script did not arrive, and asks for it again with the page only. */
function MissingPanel() {
  const { words } = useValidator();
  return <LoadFailure heading={words.list.missing} onRetry={() => location.reload()} />;
}

/** What is shown until the register has loaded. Only the first line is announced, not every step. */
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
  /** True when the visitor has just pressed the button, which was gone meanwhile. */
  readonly focusAtOnce?: boolean;
  /** What happened and what to do. */
  readonly children?: ReactNode;
}

/** The register could not be read: why, and what to do. It says nothing of any certificate. */
function LoadFailure({ heading, onRetry, focusAtOnce, children }: LoadFailureProps) {
  const { words, contact } = useValidator();
  return (
    <div className="scripted">
      <div role="alert">
        <h2 className="text-2xl">{heading}</h2>
        {children}
      </div>
      <p className="mt-6">
        <button
          type="button"
          autoFocus={focusAtOnce}
          onClick={onRetry}
          className="button button-primary"
        >
          {words.failed.tryAgain}
        </button>
      </p>
      <p className="mt-6 text-muted">{words.failed.contact}</p>
      <ContactLinks contact={contact} />
    </div>
  );
}
