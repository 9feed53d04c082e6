import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { trimText } from '../../../spreadsheet/sheet/cells.ts';
import { type CarriedId, carriedId } from '../../../register/certificates/carried-id.ts';
import { writeIdToHash } from '../../../answer/certificate-link.ts';
import { keepFocus } from '../../../answer/answer.tsx';
import { boxName, short } from '../../../answer/shown-texts.tsx';
import { type Answer, answerTo } from '../../../answer/answer-to.ts';
import type { RegisterHandle } from './use-register.ts';
import { useValidator } from '../../../answer/validator-context.ts';

interface SearchFormProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly search: Pick<CertificateSearch, 'typed' | 'searches' | 'type' | 'submit'>;
  /** Whether the visitor has just pressed "Try again". That button has disappeared, so the box takes the focus. */
  readonly focusAtOnce?: boolean;
}

/** The box for the ID, and its button. Phones must not change the case of letters: IDs are case-sensitive. */
export function SearchForm({ box, search, focusAtOnce = false }: SearchFormProps) {
  const { words } = useValidator();
  const { typed, searches } = search;
  const id = useId();
  // After a search, selects the text of the box, so that the next ID replaces the text. The timer lets screen readers
  // announce the answer before the selection. In a box without the focus, selecting would open a phone's keyboard.
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
      <label htmlFor={id} className="asked-label">
        {words.inputLabel}
      </label>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 max-[20rem]:grid-cols-1">
        <input
          id={id}
          ref={box}
          type="text"
          value={typed}
          placeholder={words.placeholder}
          aria-label={boxName(words)}
          autoFocus={focusAtOnce}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={searches > 0 ? undefined : `${id}-hints`}
          onChange={({ target, nativeEvent }) =>
            search.type(trimmedInput(target.value, nativeEvent))
          }
          onBlur={() => search.type(trimText(typed))}
          className="min-h-12 rounded-md border border-edge bg-raised px-4 placeholder:text-muted max-[22rem]:px-2"
        />
        <div
          id={`${id}-hints`}
          className="col-span-full row-start-2 text-sm text-muted max-[20rem]:row-start-3"
        >
          <p className="text-error">{words.note}</p>
          {words.example && <p>{words.example}</p>}
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
 * The box's text without spaces at its start, and if it was pasted, without spaces at its end (R8). A typed space at
 * the end stays, since more letters may follow. Some programs paste with the event type `insertText`, so an event of
 * this type counts as pasting if it inserts the whole text.
 */
export function trimmedInput(text: string, { inputType = '', data }: Partial<InputEvent>): string {
  const isPasted =
    inputType.startsWith('insertFrom') || (inputType === 'insertText' && data === text);
  const trimmed = trimText(text);
  return isPasted || trimmed === '' ? trimmed : text.slice(text.indexOf(trimmed));
}

/** In milliseconds: how long a screen reader needs to receive the answer. */
const afterAnswer = 500;

/** The outcome of the last search. Only a sealed register takes so long that `searching` is shown. */
export type Result = Answer | 'searching' | undefined;

/** The search for one ID: the box's text, the answer, and what the visitor can do. */
export interface CertificateSearch {
  readonly typed: string;
  readonly result: Result;
  /** Increases with each answer, so that React renders every answer anew. */
  readonly count: number;
  /** Increases when a search begins, not when its answer arrives. */
  readonly searches: number;
  /** Puts a text into the box. */
  readonly type: (text: string) => void;
  /** Searches for the text of the box. */
  readonly submit: () => void;
  /** Puts an ID into the box and searches for the ID. */
  readonly searchFor: (id: string) => void;
}

/**
 * The search for one ID. The address bar has the ID of the last search (R8, R11).
 *
 * @param onAddress called when the address changes; `holdsId` says whether the address has an ID
 */
export function useCertificateSearch(
  register: RegisterHandle,
  onAddress: (holdsId: boolean) => void,
): CertificateSearch {
  const { words } = useValidator();
  const { status, ask } = register;
  const begun = register.status === 'ready' ? register.verdict : undefined;
  const tellAddress = useEffectEvent(onAddress);
  const [typed, setTyped] = useState('');
  const [searches, setSearches] = useState(0);
  const [{ result, count }, setAnswer] = useState<{ result: Result; count: number }>(nothing);
  const latest = useRef(0);
  /** The secret of the last link, so that a visitor can also open the certificate by typing its ID. */
  const secret = useRef<string>(undefined);

  /** @param isLink whether the ID came in a link, and was not typed */
  const searchForAny = useCallback(
    async (asked: CarriedId, isLink: boolean) => {
      const { ids, whole } = asked;
      secret.current = asked.secret ?? secret.current;
      const request = ++latest.current;
      setSearches(request);
      const [first = ''] = ids;
      if (!isLink) writeIdToHash(first);
      else setTyped(short(first) === first ? first : '');
      // Without the status `searching`, the last answer could be mistaken for the answer to the new ID.
      if (words.sealed) setAnswer({ result: 'searching', count: request });
      // The register was read with the link's ID, and has answered the first search then.
      const isBegun = request === 1 && ids.length === 1 && first === begun?.id;
      const found = isBegun ? begun : await ask({ task: 'find', ids, secret: secret.current });
      if (!found || request !== latest.current) return;
      const { id } = found;
      // A link can contain any text, so the box doesn't show a text that is too long for an ID.
      const isShown = found.status === 'found' || short(id) === id;
      if (isLink) setTyped(isShown ? id : '');
      writeIdToHash(id, found.secret);
      const result = answerTo(found, words, new Date(), whole, isLink);
      startTransition(() => setAnswer({ result, count: request }));
    },
    [ask, begun, words],
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
      // The browser's Back button has led to an address without an ID.
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
    // In a plain register, a cell may contain the whole link, so the link is looked up too (R8).
    else
      void searchForAny(
        { ...carried, ids: [...carried.ids, ...(words.sealed ? [] : [text])] },
        true,
      );
  };
  return { typed, result, count, searches, type: setTyped, submit, searchFor };
}

const nothing = { result: undefined, count: 0 };
