import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { trimText } from '../../register/sheet/cells.ts';
import { type CarriedId, carriedId, leftOff } from '../../register/certificates/carried-id.ts';
import { writeIdToHash } from './certificate-link.ts';
import { short } from './shown-texts.tsx';
import type { RegisterHandle } from './use-register.ts';
import { useValidator } from './validator-context.ts';

interface SearchFormProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly search: Pick<CertificateSearch, 'typed' | 'searches' | 'type' | 'submit'>;
  /** True if the visitor has just pressed "Try again", whose button is gone. */
  readonly focusAtOnce?: boolean;
}

/** The box for the ID, and its button. The box does not change the letters' case, since case counts. */
export function SearchForm({ box, search, focusAtOnce = false }: SearchFormProps) {
  const { words } = useValidator();
  const { typed, searches } = search;
  const id = useId();
  // Selects the text, so that the next ID can be typed at once; only if the box has the focus, since a phone's keyboard
  // would open. A screen reader announces the selection, so this waits for the answer's announcement.
  useEffect(() => {
    if (searches === 0) return;
    const asked = box.current?.value;
    const timer = setTimeout(() => {
      const { current } = box;
      if (document.activeElement === current && current?.value === asked) current?.select();
    }, afterAnswer);
    return () => clearTimeout(timer);
  }, [box, searches]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
      autoComplete="off"
      className="search-form print:hidden"
    >
      <label htmlFor={id} className="font-semibold">
        {words.inputLabel}
      </label>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <input
          id={id}
          ref={box}
          type="text"
          value={typed}
          placeholder={words.placeholder}
          aria-label={words.boxName}
          autoFocus={focusAtOnce}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={searches > 0 ? undefined : `${id}-hints`}
          onChange={({ target, nativeEvent }) =>
            search.type(trimmedInput(target.value, nativeEvent))
          }
          className="min-h-12 rounded-md border-2 border-muted bg-raised px-4 placeholder:text-muted max-[22rem]:px-2"
        />
        <div id={`${id}-hints`} className="col-span-full row-start-2 mt-1.5 text-sm text-muted">
          <p className="text-error">{words.note}</p>
          <p>{words.example}</p>
          {words.sealed && <p>{words.sealed.onlyId}</p>}
        </div>
        <button type="submit" className="button button-primary" onMouseDown={keepFocus}>
          {words.search}
        </button>
      </div>
    </form>
  );
}

/**
 * The text of the box, trimmed on every change (R8). Blanks at its end stay while they are typed, since more may follow.
 */
export function trimmedInput(
  text: string,
  { inputType }: Pick<Event, 'type'> & { readonly inputType?: string | undefined },
): string {
  const isPasted = inputType?.startsWith('insertFrom') ?? false;
  const trimmed = trimText(text);
  return isPasted || trimmed === '' ? trimmed : text.slice(text.indexOf(trimmed));
}

/** In ms: when the answer has been given to a screen reader. */
const afterAnswer = 500;

/** For a button's `mousedown`: keeps the focus in the box (R10). */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The ID that was looked up, and when. */
export interface Asked {
  readonly id: string;
  readonly checked: Date;
  /** The text after the ID in a link, and the part that was left off. */
  readonly leftOff?: string;
}

export type Answer = Verdict & Asked;

/** The outcome of the last search. A sealed register takes time, and may fail to answer. */
export type Result = { readonly status: 'none' } | { readonly status: 'searching' } | Answer;

/** The search for one ID. */
interface CertificateSearch {
  /** The text of the box. */
  readonly typed: string;
  readonly result: Result;
  /** Grows with each answer, so that an equal answer is rendered again. */
  readonly count: number;
  /** Grows with each search. */
  readonly searches: number;
  /** Puts a text into the box. */
  readonly type: (text: string) => void;
  /** Searches for the text of the box. */
  readonly submit: () => void;
  /** Puts an ID into the box and searches for it. */
  readonly searchFor: (id: string) => void;
}

/**
 * The typed ID, the answer to the last search, and the address bar kept in step with both (R8, R11).
 *
 * @param onAddress called when the address changes, with whether it has an ID
 */
export function useCertificateSearch(
  { status, find }: RegisterHandle,
  onAddress: (holdsId: boolean) => void,
): CertificateSearch {
  const { words } = useValidator();
  const tellAddress = useEffectEvent(onAddress);
  const [typed, setTyped] = useState('');
  const [searches, setSearches] = useState(0);
  const [{ result, count }, setAnswer] = useState<{ result: Result; count: number }>(nothing);
  const latest = useRef(0);

  /** @param isLink whether the ID came in a link, and was not typed */
  const searchForAny = useCallback(
    async (asked: CarriedId, isLink: boolean) => {
      const { ids, whole } = asked;
      const request = ++latest.current;
      setSearches(request);
      const [first = ''] = ids;
      if (!isLink) writeIdToHash(first);
      else setTyped(short(first) === first ? first : '');
      // Otherwise the last answer could be mistaken for this ID's.
      if (words.sealed) setAnswer({ result: { status: 'searching' }, count: request });
      const found = await find(asked);
      if (!found || request !== latest.current) return;
      const { id } = found;
      // A text longer than an ID could make claims of its own.
      const isShown = found.status === 'found' || short(id) === id;
      if (isLink) setTyped(isShown ? id : '');
      writeIdToHash(id, found.secret);
      const result = { ...found, checked: new Date(), leftOff: leftOff(whole, id) };
      startTransition(() => setAnswer({ result, count: request }));
    },
    [find, words.sealed],
  );

  const searchFor = (id: string) => {
    setTyped(id);
    void searchForAny({ ids: [id], whole: id }, false);
  };

  useEffect(() => {
    if (status !== 'ready') return;
    const searchFromHash = () => {
      const carried = carriedId(location.hash);
      if (carried) void searchForAny(carried, true);
    };
    const onHashChange = () => {
      tellAddress(location.hash !== '');
      searchFromHash();
      if (location.hash) return;
      // After Back to an address without an ID, there is no answer either.
      setTyped('');
      latest.current++;
      setAnswer(nothing);
    };
    searchFromHash();
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('hashchange', onHashChange);
    };
  }, [status, searchForAny]);

  const submit = () => {
    const text = trimText(typed);
    setTyped(text);
    const carried = carriedId(text);
    if (!carried || carried.ids[0] === '') void searchForAny({ ids: [text], whole: text }, false);
    // A register that is not sealed may contain the link itself (R8).
    else
      void searchForAny(
        { ...carried, ids: [...carried.ids, ...(words.sealed ? [] : [text])] },
        true,
      );
  };
  return { typed, result, count, searches, type: setTyped, submit, searchFor };
}

const nothing = { result: { status: 'none' }, count: 0 } as const;
