import { ChevronDown, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Catalogue } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import {
  type CourseQuery,
  emptyQuery,
  type Facet,
  type FilterResult,
  isEmptyQuery,
  maxQueryLength,
} from './course-query.ts';
import type { Lead } from './course-search.ts';
import type { Searched } from './use-course-search.ts';

type FilterWords = Catalogue['filter'];

interface CourseFilterProps extends Pick<CatalogueContent, 'words' | 'facets'> {
  readonly query: CourseQuery;
  readonly result: FilterResult<unknown>;
  readonly form: Ref<HTMLFormElement>;
  /** The number of all courses. */
  readonly total: number;
  readonly searched: Searched;
  readonly onAsk: (query: CourseQuery) => void;
  /** Writes the query into the address. */
  readonly keep: () => void;
  /** Loads the syllabi. */
  readonly load: () => void;
}

/** In milliseconds: how long a result rests before it is announced. */
const rest = 600;

/** The form that filters the catalogue by words and by facets. */
export function CourseFilter(props: CourseFilterProps) {
  const { form, words, facets, total, query, result, searched, onAsk, keep, load } = props;
  const sentence = resultSentence(
    words,
    result,
    total,
    query.q.trim() === '' ? 'syllabi' : searched,
  );
  const announced = useRested(withLeads(sentence, result.leads, words), query);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onAsk(emptyQuery);
    box.current?.focus();
  };
  const begin = () => {
    load();
    // In a small window results fit above a phone's keyboard only if the form is at the top. It goes there before a
    // letter is typed, so that typing moves nothing.
    if (!matchMedia('(width >= 40rem) and (height >= 40rem)').matches) {
      box.current?.form?.scrollIntoView({ behavior: 'instant' });
    }
  };
  // The visitor may have begun before this script arrived.
  const beginLate = useEffectEvent(() => {
    if (box.current === document.activeElement) begin();
  });
  useEffect(() => beginLate(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    keep();
    // Closes a phone's keyboard, which covers the tiles.
    if (matchMedia('(hover: none)').matches) box.current?.blur();
  };

  return (
    <search aria-label={words.label} className="scripted w-full">
      <form ref={form} action="/courses" onSubmit={submit} onBlur={keep}>
        <div className="course-filter">
          <Box
            box={box}
            words={words}
            value={query.q}
            onFocus={begin}
            onType={(q) => onAsk({ ...query, q })}
            onEscape={clear}
          />
          {facets.map((facet) => (
            <Choice
              key={facet.name}
              facet={facet}
              value={query.chosen[facet.name] ?? ''}
              onChoose={(value) =>
                onAsk({ ...query, chosen: { ...query.chosen, [facet.name]: value } })
              }
            />
          ))}
          <button
            type="button"
            disabled={isEmptyQuery(query)}
            onClick={clear}
            className="button order-last border border-deep-edge lg:order-none lg:min-h-12.5"
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

const labelStyle = 'mb-1 block text-sm font-semibold';
/** 50 px high, like the button that clears the form. */
const fieldStyle =
  'h-12.5 w-full rounded-md border border-transparent bg-raised text-ink dark:border-edge';
const iconStyle = 'pointer-events-none absolute top-3.75 text-muted';

interface BoxProps {
  readonly box: Ref<HTMLInputElement>;
  readonly words: Pick<FilterWords, 'box' | 'placeholder'>;
  readonly value: string;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** Autocorrection is off, since it would change names such as `nodejs`. */
function Box({ box, words, value, onFocus, onType, onEscape }: BoxProps) {
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
          ref={box}
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

/**
 * Says how many of all courses are shown, or that the search is not over yet, but nothing if the words are answered by
 * links alone.
 */
export function resultSentence(
  words: FilterWords,
  result: FilterResult<unknown>,
  total: number,
  searched: Searched,
): string {
  const { status, tiles, leads } = result;
  if (status === 'all') return fill(words.all, { all: total });
  if (status === 'searching' || searched === 'so far') return words.searching;
  if (status === 'unnamed' && tiles.length > 0) return words.unnamed;
  const count = fill(countSentence(words, tiles.length), { all: total });
  if (status !== 'ranked') return count;
  const isNamed = [...result.found.values()].some((course) => course.isNamed);
  if (leads.length > 0 && result.holdAll && !isNamed) return '';
  const some = isNamed ? words.some : `${words.nothing.heading}. ${words.mentioned}:`;
  const found = result.holdAll || tiles.length === 0 ? count : `${some} ${count}`;
  return searched === 'names' ? `${found}. ${words.namesOnly}` : found;
}

/** Adds the labels of `leads` to `sentence`, since screen readers don't announce new links by themselves. */
function withLeads(sentence: string, leads: readonly Lead[], { lead }: FilterWords): string {
  if (leads.length === 0) return sentence;
  const answers = `${lead}: ${leads.map(({ label }) => label).join(', ')}`;
  return sentence === '' ? answers : `${sentence}. ${answers}`;
}

function countSentence(words: FilterWords, count: number): string {
  if (count === 0) return words.nothing.heading;
  return count === 1 ? words.one : fill(words.many, { count });
}
