import type { Catalogue } from '../../content/content.ts';
import type { CourseFilterState } from './use-course-filter.ts';

export type FilterWords = Catalogue['filter'];

/** What is announced: how many courses are shown, and what they were looked for in. */
export function resultSentence(
  words: FilterWords,
  { query, result, namesOnly }: Pick<CourseFilterState, 'query' | 'result' | 'namesOnly'>,
  total: number,
): string {
  if (result.status === 'all') return words.all.replace('{all}', String(total));
  if (result.status === 'searching') return words.searching;
  const found = countSentence(words, result.tiles.length).replace('{all}', String(total));
  return namesOnly && query.q.trim() !== '' ? `${found} ${words.namesOnly}` : found;
}

function countSentence(words: FilterWords, count: number): string {
  if (count === 0) return words.nothing.heading;
  return count === 1 ? words.one : words.many.replace('{count}', String(count));
}
