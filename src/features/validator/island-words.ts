import { fill } from '../../fill.ts';
import type { RegisterSettings } from '../../content/schemas/register.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

/** What the page itself shows, so that the island need not have it. */
type OfPage = 'title' | 'description' | 'label' | 'heading' | 'how' | 'longWait' | 'noScript';

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

/** The words that the island shows, and no others: what an island gets is in its page a second time. */
export function islandWords(
  words: ValidatorWords,
  { sealed: isSealed, sealedLinks = false }: Pick<RegisterSettings, 'sealed' | 'sealedLinks'>,
): IslandWords {
  const { title, description, label, heading, how, longWait, noScript, sealed, ...shown } = words;
  const { placeholder, inputLabel, invalid, search } = words;
  // A screen reader leaves a placeholder out only where it is the box's name to the letter.
  const isSame = placeholder.toLowerCase() === inputLabel.toLowerCase();
  return {
    ...shown,
    boxName: isSame ? placeholder : inputLabel,
    invalid: { ...invalid, offered: fill(invalid.offered, { search }) },
    ...(isSealed && { sealed: sealedWords(sealed, sealedLinks) }),
  };
}

/** Those of a sealed register; of its faults what a visitor reads of one entry. */
function sealedWords(
  { how: _, links, onlyId, faults, ...words }: ValidatorWords['sealed'],
  byLink: boolean,
): SealedWords {
  const entryFaults = { 'needs-link': faults['needs-link'].visitor };
  return { ...words, entryFaults, onlyId: byLink ? links.onlyLink : onlyId };
}

/** Of a table of faults, what a visitor reads; the owner's half stays off the page. */
export function visitorSentences<Kind extends string>(
  faults: Readonly<Record<Kind, { readonly visitor: string }>>,
) {
  const sentences = Object.entries<{ readonly visitor: string }>(faults).map(
    ([kind, { visitor }]) => [kind, visitor] as const,
  );
  // Of all the kinds there are, so that the record is complete.
  return Object.fromEntries(sentences) as Record<Kind, string>;
}
