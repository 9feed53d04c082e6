import type { MouseEvent } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { fillSentence } from './fill-sentence.tsx';
import { keepFocus } from './keep-focus.ts';

/** Searches for an ID that was offered; the event tells whether a pointer or the keyboard pressed the button. */
export type OnSearch = (id: string, event: MouseEvent) => void;

export interface SimilarIdsProps {
  readonly words: Pick<ValidatorWords['invalid'], 'similar' | 'similarNote'>;
  /** At least one. */
  readonly ids: readonly string[];
  readonly onSearch: OnSearch;
}

/** What may have been meant, as an offer: what was typed stays invalid (R8). */
export function SimilarIds({ words, ids, onSearch }: SimilarIdsProps) {
  return (
    <div className="my-4">
      <ul className="grid justify-items-start gap-2">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button button-quiet text-start wrap-anywhere"
              onMouseDown={keepFocus}
              onClick={(event) => {
                onSearch(id, event);
              }}
            >
              <span>{fillSentence(words.similar, { id })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{words.similarNote}</p>
    </div>
  );
}
