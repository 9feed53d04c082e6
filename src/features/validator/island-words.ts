import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

export type IslandWords = ReturnType<typeof islandWords>;

/** The words that the island shows, and no others: what an island gets is in its page a second time. */
export function islandWords(
  words: ValidatorWords,
  { sealed, sealedLinks = false }: Pick<RegisterSettings, 'sealed' | 'sealedLinks'>,
) {
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
    broken,
    several,
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
    broken,
    several,
    ...(sealed && { sealed: sealedWords(words.sealed, sealedLinks) }),
  };
}

/** Those of a sealed register; of its faults what a visitor reads of one entry. */
function sealedWords(
  { how: _, links, onlyId, faults, ...words }: ValidatorWords['sealed'],
  byLink: boolean,
) {
  const entryFaults = {
    'needs-link': faults['needs-link'].visitor,
  };
  return { ...words, entryFaults, onlyId: byLink ? links.onlyLink : onlyId };
}
