import { ChevronDown, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
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
import { contactWays, type Reachable } from '../../layout/contact-ways.ts';
import { WaysToReach } from '../../layout/contact.tsx';
import { bringIntoView, type CourseTile, readTiles, showResult } from './course-filter-tiles.ts';
import { loadCourseIndex } from './course-index.ts';
import {
  addressWithQuery,
  type CourseQuery,
  emptyQuery,
  type FilterChoice,
  filterResult,
  isEmptyQuery,
  maxQueryLength,
  queryFromAddress,
  type QueryChoices,
} from './course-query.ts';
import { type CourseIndex, courseSearch } from './course-search.ts';

type FilterWords = Catalogue['filter'];

interface CourseFilterProps extends QueryChoices {
  readonly words: FilterWords;
  /** How many courses the catalogue holds. */
  readonly total: number;
  /** Whom to ask where nothing is found. */
  readonly contact: Reachable;
  /** Where the words of all syllabi are. */
  readonly indexUrl: string;
}

/**
 * Filters the catalogue's tiles, which are on the page as HTML: by words, by level and by group. The box, the lists and
 * the button that clears them are in one row; on narrower screens the button is beside the result.
 */
export function CourseFilter(props: CourseFilterProps) {
  const { words, levels, groups, total, contact } = props;
  const form = useRef<HTMLFormElement>(null);
  const filter = useCourseFilter(props, form);
  const { query, result, ask } = filter;
  const box = () => form.current?.querySelector('input');
  const clear = () => {
    ask(emptyQuery);
    box()?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask(query);
    // Each letter has been answered already; on a phone the keyboard makes way for the answer.
    if (matchMedia('(hover: none)').matches) box()?.blur();
  };
  const isAnswered = result.status === 'chosen' || result.status === 'ranked';

  return (
    <search aria-label={words.label} className="scripted w-full">
      <form ref={form} action="/courses" onSubmit={submit}>
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 max-[20rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_9rem_11rem] lg:grid-cols-[minmax(0,1fr)_10rem_13rem_auto]">
          <Box
            words={words}
            value={query.q}
            onType={(q) => ask({ ...query, q })}
            onEscape={clear}
          />
          <Choice
            name="level"
            label={words.level}
            any={words.anyLevel}
            choices={levels}
            value={query.level}
            onChoose={(level) => ask({ ...query, level })}
          />
          <Choice
            name="group"
            label={words.group}
            any={words.anyGroup}
            choices={groups}
            value={query.group}
            onChoose={(group) => ask({ ...query, group })}
          />
          <button
            type="button"
            disabled={isEmptyQuery(query)}
            onClick={clear}
            className="button order-last justify-self-end border border-on-deep-muted lg:order-none lg:min-h-12.5"
          >
            <X aria-hidden="true" size={18} />
            {words.clear}
          </button>
          <p
            role="status"
            data-load-failed={words.missing}
            className="min-h-6 self-center font-semibold md:max-lg:col-span-2 lg:col-span-full"
          >
            {resultSentence(words, filter, total)}
          </p>
        </div>
      </form>
      {isAnswered && result.tiles.length === 0 && (
        <Nothing words={words.nothing} contact={contact} searched={askedFor(query, props)} />
      )}
    </search>
  );
}

/** What is asked, what is found, and the page's tiles and address kept in step with both. */
function useCourseFilter(
  { levels, groups, indexUrl, words: { module: modulePattern } }: CourseFilterProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [query, setQuery] = useState(emptyQuery);
  const [tiles, setTiles] = useState<readonly CourseTile[]>([]);
  const [index, setIndex] = useState<CourseIndex | 'none' | 'failed'>('none');
  const isIndexAsked = useRef(false);

  /** Shows the query; the first words load the index, and the next ones again if it does not arrive. */
  const ask = (next: CourseQuery) => {
    setQuery(next);
    replaceAddress(addressWithQuery(location.search, next) + location.hash);
    if (next.q.trim() === '' || isIndexAsked.current) return;
    isIndexAsked.current = true;
    void loadCourseIndex(indexUrl).then((loaded) => {
      isIndexAsked.current = loaded !== undefined;
      setIndex(loaded ?? 'failed');
    });
  };
  const readPage = useEffectEvent(() => {
    setTiles(readTiles(document));
    ask(withTyped(queryFromAddress(location.search, { levels, groups }), form.current));
  });
  useLayoutEffect(() => {
    // The tiles follow the filter, whose script may be there before them.
    const readWhole = () => readPage();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', readWhole);
    else readWhole();
    return () => removeEventListener('DOMContentLoaded', readWhole);
  }, []);

  const search = useMemo(() => {
    if (index === 'none') return undefined;
    if (index !== 'failed') return courseSearch(index);
    const courses = tiles.map(({ path, name }) => ({ path, title: name }));
    return courseSearch({ courses, ignored: [] });
  }, [tiles, index]);
  const result = useMemo(() => filterResult(tiles, query, search), [tiles, query, search]);
  useLayoutEffect(() => {
    showResult(tiles, result, modulePattern);
    if (result.status !== 'ranked' || !form.current) return;
    const [first] = result.tiles;
    // Where nothing is found, what is around the form says so, and whom to ask.
    bringIntoView(first?.item ?? form.current.parentElement ?? form.current, form.current);
  }, [form, tiles, result, modulePattern]);

  return {
    query,
    result,
    /** Whether the syllabi could not be loaded, so that words are looked for in names only. */
    namesOnly: index === 'failed',
    ask,
  };
}

/** What was typed and chosen before React took the form over counts more than the address. */
function withTyped(asked: CourseQuery, form: HTMLFormElement | null): CourseQuery {
  const fields = form ? new FormData(form) : new FormData();
  const typed = (name: keyof CourseQuery) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : asked[name];
  };
  return { q: typed('q'), level: typed('level'), group: typed('group') };
}

const labelStyle = 'mb-1.5 block text-sm font-semibold';
/** Of the box and the lists, 50 px high as the button beside them. */
const fieldStyle = 'h-12.5 w-full rounded-md border-2 border-on-deep bg-raised text-ink';
const iconStyle = 'pointer-events-none absolute top-3.75 text-muted';

interface BoxProps {
  readonly words: Pick<FilterWords, 'box' | 'placeholder'>;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** The box for words; it leaves names such as `nodejs` alone. */
function Box({ words, value, onType, onEscape }: BoxProps) {
  const id = useId();
  const clearOnEscape = (event: KeyboardEvent) => {
    // While letters are being composed, Escape belongs to the keyboard.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <div className="col-span-2 max-[20rem]:col-span-1 lg:col-span-1">
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
          // Not on the form: Safari then empties level and group on the way back to the page.
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={clearOnEscape}
          className={`${fieldStyle} appearance-none pl-12 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: 'level' | 'group';
  readonly label: string;
  /** The entry that chooses nothing. */
  readonly any: string;
  readonly choices: readonly FilterChoice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A list of which one entry, or none, is chosen. */
function Choice({ name, label, any, choices, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className={`${fieldStyle} appearance-none pr-9 pl-3 text-ellipsis`}
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

interface NothingProps {
  readonly words: FilterWords['nothing'];
  readonly contact: Reachable;
  /** What was typed and chosen. */
  readonly searched: string;
}

/** What to do when no course is found: other words, or a question to the academy that holds these. */
function Nothing({ words, contact, searched }: NothingProps) {
  const message = fill(words.message, { words: searched });
  return (
    <div className="mt-2 mb-10 rounded-lg bg-sunken px-4 py-3 text-ink sm:mt-4 sm:p-6">
      <p className="max-w-2xl">{words.text}</p>
      <WaysToReach ways={contactWays(contact, { ...words, message })} />
    </div>
  );
}

/** What was typed and chosen, in one line. */
function askedFor({ q, level, group }: CourseQuery, { levels, groups }: QueryChoices): string {
  const labels = [
    ...levels.filter(({ value }) => value === level),
    ...groups.filter(({ value }) => value === group),
  ].map(({ label }) => label);
  return [q.trim(), ...labels].filter(Boolean).join(', ');
}

/** What is announced: how many courses are shown, and what they were looked for in. */
function resultSentence(
  words: FilterWords,
  { query, result, namesOnly }: ReturnType<typeof useCourseFilter>,
  total: number,
): string {
  const { status, tiles } = result;
  if (status === 'all') return fill(words.all, { all: total });
  if (status === 'searching') return words.searching;
  const count = fill(countSentence(words, tiles.length), { all: total });
  const holdSome = status === 'ranked' && !result.holdAll && tiles.length > 0;
  const found = holdSome ? `${words.some} ${count}` : count;
  return namesOnly && query.q.trim() !== '' ? `${found}. ${words.namesOnly}` : found;
}

function countSentence(words: FilterWords, count: number): string {
  if (count === 0) return words.nothing.heading;
  return count === 1 ? words.one : fill(words.many, { count });
}
