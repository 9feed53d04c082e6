import { Search } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { fieldIconStyle, fieldStyle, labelStyle } from './course-filter-field-style.ts';
import { maxQueryLength } from './course-filter-query.ts';
import type { FilterWords } from './course-filter-sentence.ts';

interface CourseFilterBoxProps {
  readonly words: Pick<FilterWords, 'box' | 'placeholder'>;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** The box for words; it leaves names such as `nodejs` alone. */
export function CourseFilterBox({ words, value, onType, onEscape }: CourseFilterBoxProps) {
  const id = useId();
  const clearOnEscape = (event: KeyboardEvent) => {
    // While letters are being composed, Escape belongs to the keyboard.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <div className="col-span-2 lg:col-span-1">
      <label htmlFor={id} className={labelStyle}>
        {words.box}
      </label>
      <div className="relative">
        <Search aria-hidden="true" size={20} className={`${fieldIconStyle} left-4`} />
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
          onChange={(event) => {
            onType(event.target.value);
          }}
          onKeyDown={clearOnEscape}
          className={boxStyle}
        />
      </div>
    </div>
  );
}

const boxStyle = `${fieldStyle} appearance-none pl-12 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden`;
