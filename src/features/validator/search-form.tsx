import { type RefObject, type SyntheticEvent, useEffect, useId } from 'react';
import type { IslandWords } from './island-words.ts';
import { keepFocus } from './keep-focus.ts';

/** Put in by the build: what only a sealed register needs is left out of the script where there is none. */
declare const registerIsSealed: boolean;

interface SearchFormProps {
  readonly words: Pick<
    IslandWords,
    'inputLabel' | 'placeholder' | 'search' | 'note' | 'example' | 'sealed'
  >;
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
    <form onSubmit={submit} autoComplete="off" className="search-form">
      <label htmlFor={id}>{words.inputLabel}</label>
      <div>
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
          aria-describedby={`${id}-hints`}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
        <div id={`${id}-hints`}>
          <p>{words.note}</p>
          <p>{words.example}</p>
          {registerIsSealed && <p>{words.sealed?.onlyId}</p>}
        </div>
        <button type="submit" className="button button-primary" onMouseDown={keepFocus}>
          {words.search}
        </button>
      </div>
    </form>
  );
}
