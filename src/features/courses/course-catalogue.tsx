import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { replaceAddress } from '../../replace-address.ts';
import { Link } from '../../ui/link.tsx';
import { openFolds } from '../../ui/open-folds.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import type { PictureData } from '../../ui/picture.tsx';
import { CourseFilter } from './course-filter.tsx';
import { CourseGroups } from './course-groups.tsx';
import {
  addressWithQuery,
  type CourseQuery,
  emptyQuery,
  filterResult,
  queryFromAddress,
} from './course-query.ts';
import { FoundCourses } from './found-courses.tsx';
import { ownCatalogue } from './own-catalogue.ts';
import { useCourseSearch } from './use-course-search.ts';

interface CourseCatalogueProps {
  /** The picture of each group, by the group's ID. */
  readonly pictures: Readonly<Record<string, PictureData>>;
}

const { hero, facets, groups } = ownCatalogue;
const tiles = groups.flatMap((group) => group.tiles);

/** In milliseconds: how long a query rests before it is written into the address. */
const rest = 600;

/** The hero with the filter, and below it the groups of courses, or what a search has found. */
export function CourseCatalogue({ pictures }: CourseCatalogueProps) {
  const form = useRef<HTMLFormElement>(null);
  const { query, setQuery, keep } = useQueryInAddress(form);
  const { search, searched, load } = useCourseSearch(tiles);
  const loadForWords = useEffectEvent(() => {
    if (query.q.trim() !== '') load();
  });
  useEffect(() => loadForWords(), [query]);
  useEffect(openFolds, []);

  const answered = useDeferredValue(query);
  const result = useMemo(() => filterResult(tiles, answered, search), [answered, search]);
  return (
    <>
      <PageHero headline={hero.headline} isLow>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6">
          <p className="text-lg text-on-deep-muted max-md:hidden">{hero.text}</p>
          <p className="flex flex-wrap gap-x-6 max-[22rem]:gap-x-4 max-[22rem]:text-sm">
            <Link to="#start" look="beside">
              {hero.start}
            </Link>
            <Link to={hero.askAt} look="beside">
              {hero.ask}
            </Link>
          </p>
        </div>
        <CourseFilter
          {...ownCatalogue}
          {...{ form, query, result, searched, keep, load }}
          total={tiles.length}
          onAsk={setQuery}
        />
      </PageHero>
      <div id="all">
        <FoundCourses {...ownCatalogue} query={answered} result={result} />
        <CourseGroups
          {...ownCatalogue}
          pictures={pictures}
          shown={result.status === 'ranked' ? [] : result.tiles}
        />
      </div>
    </>
  );
}

/** The visitor's query. The address has it first, and keeps it. */
function useQueryInAddress(formRef: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState(emptyQuery);
  const keep = () =>
    replaceAddress(addressWithQuery(location.search, query, facets) + location.hash);
  useLayoutEffect(() => {
    setQuery(withTyped(queryFromAddress(location.search, facets), formRef.current));
  }, [formRef]);
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), rest);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    // On a phone, a tap on a course leaves the focus in the box, so `onBlur` does not run.
    const keepTapped = () => keepNow();
    addEventListener('pointerdown', keepTapped);
    return () => removeEventListener('pointerdown', keepTapped);
  }, []);
  return { query, setQuery, keep };
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
