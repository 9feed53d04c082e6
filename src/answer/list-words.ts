import { createContext, use } from 'react';
import type { ValidatorWords } from '../content/schemas/validator.ts';
import type { IslandWords } from './island-words.ts';

/** The words that the list of IDs shows. */
export interface ListWords extends IslandWords {
  readonly list: ValidatorWords['list'];
}

export const ListWordsContext = createContext<ListWords | undefined>(undefined);

/** The words that the list shows. */
export function useListWords(): ListWords {
  const words = use(ListWordsContext);
  if (!words) throw new Error('The words of the list are missing.');
  return words;
}

/**
 * Fetches the words that only the list shows. They are not in the page, since most visitors never open the list.
 *
 * @throws Error if the words can't be fetched
 */
export async function fetchListWords(): Promise<ListWords['list']> {
  const response = await fetch('/list-words.json');
  if (!response.ok) throw new Error(`list-words.json: status ${response.status}`);
  return (await response.json()) as ListWords['list'];
}
