import { fill } from '../../content/fill.ts';
import type { Catalogue } from '../../content/content.ts';
import type { CourseFilterState } from './use-course-filter.ts';

export type FilterWords = Catalogue['filter'];

/** What is announced: how many courses are shown, and what they were looked for in. */
export function resultSentence(
  words: FilterWords,
  { query, result, namesOnly }: Pick<CourseFilterState, 'query' | 'result' | 'namesOnly'>,
  total: number,
): string {
  const { status, tiles } = result;
  if (status === 'all') return fill(words.all, { all: total });
  if (status === 'searching') return words.searching;
  const count = fill(countSentence(words, tiles.length), { all: total });
  const holdSome = status === 'ranked' && !result.holdAll && tiles.length > 0;
  const found = holdSome ? `${words.some} ${count}` : count;
  return namesOnly && query.q.trim() !== '' ? `${found} ${words.namesOnly}` : found;
}

function countSentence(words: FilterWords, count: number): string {
  if (count === 0) return words.nothing.heading;
  return count === 1 ? words.one : fill(words.many, { count });
}
