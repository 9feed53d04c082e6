import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CourseFilterBox } from './course-filter-box.tsx';
import { CourseFilterChoice } from './course-filter-choice.tsx';
import type { FilterWords } from './course-filter-sentence.ts';
import { type CourseQuery, isEmptyQuery, type QueryChoices } from './course-filter-query.ts';

interface CourseFilterFieldsProps extends QueryChoices {
  readonly words: FilterWords;
  readonly query: CourseQuery;
  readonly onAsk: (query: CourseQuery) => void;
  readonly onClear: () => void;
  /** What was found; announced when it changes. */
  readonly children: ReactNode;
}

/** Box, level, group and the button that clears them, in one row; on a phone the button is beside the result. */
export function CourseFilterFields(props: CourseFilterFieldsProps) {
  const { words, levels, groups, query, onAsk, onClear, children } = props;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,1fr)_10rem_13rem_auto]">
      <CourseFilterBox
        words={words}
        value={query.q}
        onType={(q) => onAsk({ ...query, q })}
        onEscape={onClear}
      />
      <CourseFilterChoice
        name="level"
        label={words.level}
        any={words.anyLevel}
        choices={levels}
        value={query.level}
        onChoose={(level) => onAsk({ ...query, level })}
      />
      <CourseFilterChoice
        name="group"
        label={words.group}
        any={words.anyGroup}
        choices={groups}
        value={query.group}
        onChoose={(group) => onAsk({ ...query, group })}
      />
      <button
        type="button"
        disabled={isEmptyQuery(query)}
        onClick={onClear}
        className="button button-quiet order-last self-end justify-self-end lg:order-none"
      >
        <X aria-hidden="true" size={18} />
        {words.clear}
      </button>
      <p
        role="status"
        data-load-failed={words.missing}
        className="min-h-6 self-center font-semibold lg:col-span-4"
      >
        {children}
      </p>
    </div>
  );
}
