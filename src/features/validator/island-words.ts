import type { ValidatorWords } from '../../content/schemas/validator.ts';

export type IslandWords = ReturnType<typeof islandWords>;

/** The words that the island shows, and no others: what an island gets is in its page a second time. */
export function islandWords(words: ValidatorWords) {
  const {
    loading,
    progress,
    inputLabel,
    placeholder,
    search,
    note,
    example,
    valid,
    invalid,
    states,
    asOf,
    failed,
  } = words;
  return {
    loading,
    progress,
    inputLabel,
    placeholder,
    search,
    note,
    example,
    valid,
    invalid,
    states,
    asOf,
    failed,
  };
}
