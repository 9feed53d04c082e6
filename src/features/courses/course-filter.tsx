import { ArrowRight, ChevronDown, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Catalogue } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import { replaceAddress } from '../../replace-address.ts';
import { contactLinks, type Reachable } from '../../layout/contact-links.ts';
import { ContactButtons } from '../../layout/contact.tsx';
import { useCourseSearch } from './course-filter-search.ts';
import { bringIntoView, type CourseTile, readTiles, showResult } from './course-filter-tiles.ts';
import {
  addressWithQuery,
  askedFor,
  type CourseQuery,
  emptyQuery,
  type Facet,
  type FilterResult,
  filterResult,
  isEmptyQuery,
  maxQueryLength,
  queryFromAddress,
} from './course-query.ts';
import type { Lead } from './course-search.ts';

type FilterWords = Catalogue['filter'];

interface CourseFilterProps {
  readonly words: FilterWords;
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly contact: Reachable;
  readonly indexUrl: string;
}

const rest = 600;

/** The form that filters the catalogue's tiles by words and by facets. */
export function CourseFilter(props: CourseFilterProps) {
  const { words, facets, total } = props;
  const form = useRef<HTMLFormElement>(null);
  const filter = useCourseFilter(props, form);
  const { query, result, namesOnly, ask } = filter;
  const sentence = resultSentence(words, result, total, namesOnly && query.q.trim() !== '');
  const announced = useRested(withLeads(sentence, result.leads, words), query);
  const box = () => form.current?.querySelector('input');
  const clear = () => {
    ask(emptyQuery);
    box()?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    filter.keep();
    // Closes a phone's keyboard, which covers the tiles.
    if (matchMedia('(hover: none)').matches) box()?.blur();
  };

  return (
    <search aria-label={words.label} className="scripted w-full">
      <form ref={form} action="/courses" onSubmit={submit} onBlur={filter.keep}>
        <div className="course-filter">
          <Box
            words={words}
            value={query.q}
            onFocus={filter.load}
            onType={(q) => ask({ ...query, q })}
            onEscape={clear}
          />
          {facets.map((facet) => (
            <Choice
              key={facet.name}
              facet={facet}
              value={query.chosen[facet.name] ?? ''}
              onChoose={(value) =>
                ask({ ...query, chosen: { ...query.chosen, [facet.name]: value } })
              }
            />
          ))}
          <button
            type="button"
            disabled={isEmptyQuery(query)}
            onClick={clear}
            className="button order-last border border-on-deep-muted lg:order-none lg:min-h-12.5"
          >
            <X aria-hidden="true" size={18} />
            {words.clear}
          </button>
          {/* The visible text changes with each typed letter; the announced text waits for a pause. */}
          <p aria-hidden="true" data-load-failed={words.missing} className="filter-count">
            {sentence}
          </p>
          <p role="status" data-load-failed={words.missing} className="sr-only">
            {announced}
          </p>
        </div>
      </form>
      <BesideCourses {...props} query={query} result={result} />
    </search>
  );
}

function useRested(text: string, query: CourseQuery): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text, query]);
  return rested;
}

function useCourseFilter(
  { facets, indexUrl, words }: CourseFilterProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [query, setQuery] = useState<CourseQuery>();
  const [tiles, setTiles] = useState<readonly CourseTile[]>([]);
  const { search, namesOnly, load } = useCourseSearch(indexUrl, tiles);
  const asked = query ?? emptyQuery;

  const ask = (next: CourseQuery) => {
    setQuery(next);
    if (next.q.trim() !== '') load();
  };
  const keep = () => {
    if (query) replaceAddress(addressWithQuery(location.search, query, facets) + location.hash);
  };
  const readPage = useEffectEvent(() => {
    setTiles(readTiles(document, facets));
    ask(withTyped(queryFromAddress(location.search, facets), form.current));
  });
  useLayoutEffect(() => {
    // The script may run before the browser has read the tiles, which come after the filter in the page.
    const readWhole = () => readPage();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', readWhole);
    else readWhole();
    return () => removeEventListener('DOMContentLoaded', readWhole);
  }, []);
  const keepRested = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepRested(), rest);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    // On a phone, a tap on a course leaves the focus in the box, so `onBlur` does not run.
    const keepNow = () => keepRested();
    addEventListener('pointerdown', keepNow);
    return () => removeEventListener('pointerdown', keepNow);
  }, []);

  const answered = useDeferredValue(asked);
  const result = useMemo(() => filterResult(tiles, answered, search), [tiles, answered, search]);
  useLayoutEffect(() => {
    showResult(tiles, result, words);
    if (result.status !== 'ranked' || !form.current) return;
    const [first] = result.tiles;
    // If no course is found, the form's parent comes into view, since it contains the advice.
    bringIntoView(first?.item ?? form.current.parentElement ?? form.current, form.current);
  }, [form, tiles, result, words]);

  return { query: asked, result, namesOnly, ask, keep, load };
}

/** Adds what the visitor typed or chose before React took over the form. */
function withTyped(asked: CourseQuery, form: HTMLFormElement | null): CourseQuery {
  const fields = form ? [...new FormData(form)] : [];
  const typed = new Map(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  const { q = asked.q, ...chosen } = Object.fromEntries(typed) as Record<string, string>;
  return { q, chosen: { ...asked.chosen, ...chosen } };
}

interface BesideCoursesProps extends Pick<CourseFilterProps, 'words' | 'facets' | 'contact'> {
  readonly query: CourseQuery;
  readonly result: FilterResult<unknown>;
}

/** Links for the searched words. If no course is found, advice and contact buttons follow. */
export function BesideCourses({ words, facets, contact, query, result }: BesideCoursesProps) {
  const { status, tiles, leads } = result;
  const { lead, nothing } = words;
  const isEmpty = tiles.length === 0 && (status === 'chosen' || status === 'ranked');
  const message = fill(nothing.message, { words: askedFor(query, facets) });
  return (
    <>
      {leads.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {lead}
          {leads.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="inline-flex min-h-11 items-center gap-1 font-semibold underline"
            >
              {label}
              <ArrowRight aria-hidden="true" size={18} />
            </a>
          ))}
        </p>
      )}
      {isEmpty && (
        <div className="mt-2 mb-10 rounded-lg bg-sunken px-4 py-3 text-ink sm:mt-4 sm:p-6">
          <p className="max-w-2xl">{nothing.text}</p>
          <ContactButtons links={contactLinks(contact, { ...nothing, message })} />
        </div>
      )}
    </>
  );
}

const labelStyle = 'mb-1.5 block text-sm font-semibold';
/** 50 px high, like the button that clears the form. */
const fieldStyle = 'h-12.5 w-full rounded-md border-2 border-on-deep bg-raised text-ink';
const iconStyle = 'pointer-events-none absolute top-3.75 text-muted';

interface BoxProps {
  readonly words: Pick<FilterWords, 'box' | 'placeholder'>;
  readonly value: string;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** Autocorrection is off, since it would change names such as `nodejs`. */
function Box({ words, value, onFocus, onType, onEscape }: BoxProps) {
  const id = useId();
  const clearOnEscape = (event: KeyboardEvent) => {
    // While an input method composes letters, Escape is meant for the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <div className="filter-box">
      <label htmlFor={id} className={labelStyle}>
        {words.box}
      </label>
      <div className="relative">
        <Search aria-hidden="true" size={20} className={`${iconStyle} left-4`} />
        <input
          id={id}
          type="search"
          name="q"
          value={value}
          placeholder={words.placeholder}
          maxLength={maxQueryLength}
          // If the whole form had this attribute, Safari would clear the lists when the visitor goes back to the page.
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={clearOnEscape}
          className={`${fieldStyle} appearance-none pl-12 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly facet: Facet;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ facet: { name, label, any, choices }, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="filter-facet">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className={`${fieldStyle} appearance-none pr-8 pl-3 text-ellipsis`}
        >
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} className={`${iconStyle} right-3`} />
      </div>
    </div>
  );
}

/** Says how many of all courses are shown. With `namesOnly`, adds that only names were searched. */
export function resultSentence(
  words: FilterWords,
  result: FilterResult<unknown>,
  total: number,
  namesOnly: boolean,
): string {
  const { status, tiles } = result;
  if (status === 'all') return fill(words.all, { all: total });
  if (status === 'searching') return words.searching;
  const count = fill(countSentence(words, tiles.length), { all: total });
  const holdSome = status === 'ranked' && !result.holdAll && tiles.length > 0;
  const found = holdSome ? `${words.some} ${count}` : count;
  return namesOnly ? `${found}. ${words.namesOnly}` : found;
}

/** Adds the labels of `leads` to `sentence`, since screen readers don't announce new links by themselves. */
function withLeads(sentence: string, leads: readonly Lead[], { lead }: FilterWords): string {
  if (leads.length === 0) return sentence;
  return `${sentence}. ${lead} ${leads.map(({ label }) => label).join(', ')}`;
}

function countSentence(words: FilterWords, count: number): string {
  if (count === 0) return words.nothing.heading;
  return count === 1 ? words.one : fill(words.many, { count });
}
