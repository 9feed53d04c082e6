import { type SyntheticEvent, useId } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

interface SearchFormProps {
  readonly words: Pick<ValidatorWords, 'inputLabel' | 'placeholder' | 'search' | 'note'>;
  readonly typed: string;
  /** True when the visitor has just pressed "Try again", whose button is gone. */
  readonly focusAtOnce: boolean;
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
}

/** The box for the ID and its button. The box leaves the letters' case alone, since case counts. */
export function SearchForm({ words, typed, focusAtOnce, onType, onSearch }: SearchFormProps) {
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form onSubmit={submit} autoComplete="off" className="search-form">
      <label htmlFor={id}>{words.inputLabel}</label>
      <div>
        <input
          id={id}
          value={typed}
          placeholder={words.placeholder}
          autoFocus={focusAtOnce}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
        <button type="submit" className="button button-primary" onMouseDown={keepFocus}>
          {words.search}
        </button>
      </div>
      <p id={`${id}-note`}>{words.note}</p>
    </form>
  );
}

/** Pressing the button with a pointer leaves the focus in the box (R10). */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault();
}
