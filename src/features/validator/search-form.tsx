import { type RefObject, type SyntheticEvent, useEffect, useId } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { keepFocus } from './keep-focus.ts';

interface SearchFormProps {
  readonly words: Pick<ValidatorWords, 'inputLabel' | 'placeholder' | 'search' | 'note'>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Grows with each search. */
  readonly searches: number;
  /** True when the visitor has just pressed "Try again", whose button is gone. */
  readonly focusAtOnce: boolean;
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
}

/** The box for the ID and its button. The box leaves the letters' case alone, since case counts. */
export function SearchForm({ words, box, typed, searches, ...rest }: SearchFormProps) {
  const { focusAtOnce, onType, onSearch } = rest;
  const id = useId();
  // So that the next ID can be typed at once. Never without the focus: a phone's keyboard would open.
  useEffect(() => {
    if (searches > 0 && document.activeElement === box.current) box.current?.select();
  }, [box, searches]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form onSubmit={submit} autoComplete="off" className="print:hidden">
      <label htmlFor={id} className="font-semibold">
        {words.inputLabel}
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          ref={box}
          value={typed}
          placeholder={words.placeholder}
          autoFocus={focusAtOnce}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-note`}
          className="min-h-12 grow rounded-md border-2 border-muted bg-raised px-4 placeholder:text-muted"
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
        <button type="submit" className="button button-primary" onMouseDown={keepFocus}>
          {words.search}
        </button>
      </div>
      <p id={`${id}-note`} className="mt-3 text-sm text-error">
        {words.note}
      </p>
    </form>
  );
}
