import { type SyntheticEvent, useRef } from 'react';
import { Container } from '../../ui/container.tsx';
import { CourseFilterFields } from './course-filter-fields.tsx';
import type { Reachable } from '../../layout/contact-ways.ts';
import { CourseFilterNothing } from './course-filter-nothing.tsx';
import { emptyQuery, type QueryChoices } from './course-filter-query.ts';
import { type FilterWords, resultSentence } from './course-filter-sentence.ts';
import { type CourseFilterState, useCourseFilter } from './use-course-filter.ts';

interface CourseFilterProps extends QueryChoices {
  readonly words: FilterWords;
  /** How many courses the catalogue holds. */
  readonly total: number;
  readonly contact: Reachable;
  /** Where the words of all syllabi are. */
  readonly indexUrl: string;
}

/** Filters the catalogue's tiles, which are on the page as HTML: by words, by level and by group. */
export function CourseFilter(props: CourseFilterProps) {
  const { words, levels, groups, total, contact, indexUrl } = props;
  const form = useRef<HTMLFormElement>(null);
  const filter = useCourseFilter({
    form,
    levels,
    groups,
    indexUrl,
    modulePattern: words.module,
  });
  const box = () => form.current?.querySelector('input');
  const clear = () => {
    filter.ask(emptyQuery);
    box()?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    filter.ask(filter.query);
    // Each letter has been answered already; on a phone the keyboard makes way for the answer.
    if (matchMedia('(hover: none)').matches) box()?.blur();
  };

  return (
    <search aria-label={words.label} className="scripted block border-b border-line print:hidden">
      <Container className="py-6">
        <form ref={form} action="/courses" onSubmit={submit}>
          <CourseFilterFields
            words={words}
            levels={levels}
            groups={groups}
            query={filter.query}
            onAsk={filter.ask}
            onClear={clear}
          >
            {resultSentence(words, filter, total)}
          </CourseFilterFields>
        </form>
        {!isPending(filter) && filter.result.tiles.length === 0 && (
          <CourseFilterNothing
            words={words.nothing}
            contact={contact}
            searched={filter.query.q.trim()}
          />
        )}
      </Container>
    </search>
  );
}

function isPending({ result }: CourseFilterState): boolean {
  return result.status === 'all' || result.status === 'searching';
}
