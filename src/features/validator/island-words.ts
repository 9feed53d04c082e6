import { fill } from '../../fill.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

/** What the page itself shows, so that the island need not have it. */
type OfPage =
  'title' | 'description' | 'label' | 'heading' | 'how' | 'longWait' | 'noScript' | 'syllabus';

/** The words that the validator's island shows. */
export interface IslandWords extends Omit<ValidatorWords, OfPage | 'sealed'> {
  /** The box's name for screen readers. */
  readonly boxName: string;
  /** Only where the register is sealed. */
  readonly sealed?: SealedWords;
}

interface SealedWords extends Omit<ValidatorWords['sealed'], 'how' | 'links' | 'faults'> {
  /** Why one ID has no answer. */
  readonly entryFaults: Readonly<Record<'needs-link', string>>;
}

/** Only the words that the island shows, since an island's props are in the page a second time. */
export function islandWords(
  words: ValidatorWords,
  { sealed: isSealed, sealedLinks = false }: Pick<RegisterSettings, 'sealed' | 'sealedLinks'>,
): IslandWords {
  const {
    title,
    description,
    label,
    heading,
    how,
    longWait,
    noScript,
    syllabus,
    sealed,
    ...shown
  } = words;
  const { placeholder, inputLabel, invalid, search } = words;
  // Screen readers skip a placeholder only if it is exactly the box's name.
  const isSame = placeholder.toLowerCase() === inputLabel.toLowerCase();
  return {
    ...shown,
    boxName: isSame ? placeholder : inputLabel,
    invalid: { ...invalid, offered: fill(invalid.offered, { search }) },
    ...(isSealed && { sealed: sealedWords(sealed, sealedLinks) }),
  };
}

/** The words of a sealed register; of its faults only the visitor's sentences. */
function sealedWords(
  { how: _, links, onlyId, faults, ...words }: ValidatorWords['sealed'],
  byLink: boolean,
): SealedWords {
  const entryFaults = { 'needs-link': faults['needs-link'].visitor };
  return { ...words, entryFaults, onlyId: byLink ? links.onlyLink : onlyId };
}

/** The visitor's sentences of a table of faults; the owner's stay off the page. */
export function visitorSentences<Kind extends string>(
  faults: Readonly<Record<Kind, { readonly visitor: string }>>,
) {
  const sentences = Object.entries<{ readonly visitor: string }>(faults).map(
    ([kind, { visitor }]) => [kind, visitor] as const,
  );
  // It goes over all kinds, so the record is complete.
  return Object.fromEntries(sentences) as Record<Kind, string>;
}
