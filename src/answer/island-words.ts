import { fill } from '../fill.ts';
import type { Content } from '../content/content.ts';
import type { RegisterSettings } from '../content/schemas/register.ts';
import type { ValidatorWords } from '../content/schemas/validator.ts';
import { type ContactLink, contactLinks } from '../layout/contact-links.ts';
import type { FaultKind, SealedFaultKind } from '../register/faults.ts';

/** Words that the page shows outside the island. */
type OfPage =
  | 'title'
  | 'description'
  | 'label'
  | 'searchedBy'
  | 'heading'
  | 'how'
  | 'longWait'
  | 'noScript'
  | 'syllabus';

/** The words that the validator's island shows. */
export interface IslandWords extends Omit<ValidatorWords, OfPage | 'list' | 'sealed'> {
  /** The words about lists that the island needs before it loads the list itself. */
  readonly list: Pick<ValidatorWords['list'], 'modes' | 'missing' | 'answers'>;
  /** The search box's name for screen readers. */
  readonly boxName: string;
  /** The words for a sealed register; undefined if the register is plain. */
  readonly sealed?: SealedWords;
}

interface SealedWords extends Omit<ValidatorWords['sealed'], 'how' | 'links' | 'faults'> {
  /** The sentence for an ID that can be looked up only by its link. */
  readonly entryFaults: Readonly<Record<'needs-link', string>>;
}

/** What the validator's parts show on this site. */
export interface IslandContent {
  readonly words: IslandWords;
  /** The sentence for each fault. The faults of a sealed register have sentences only if the register is sealed. */
  readonly faults: Readonly<Record<FaultKind, string> & Partial<Record<SealedFaultKind, string>>>;
  /** Links to the academy. The links have no prepared message, since a message would contain the ID (R11). */
  readonly contact: readonly ContactLink[];
  readonly academyName: string;
}

/** Takes from the whole content what the island shows. */
export function islandContent(content: Content): IslandContent {
  const { academy, validator, register, registerFaults } = content;
  return {
    words: islandWords(validator, register),
    faults: {
      ...visitorSentences(registerFaults),
      ...(register.sealed && visitorSentences(validator.sealed.faults)),
    },
    contact: contactLinks(academy),
    academyName: academy.name,
  };
}

/** Leaves out the words that the island does not show. */
export function islandWords(
  words: ValidatorWords,
  { sealed: isSealed, sealedLinks = false }: Pick<RegisterSettings, 'sealed' | 'sealedLinks'>,
): IslandWords {
  const {
    title,
    description,
    label,
    searchedBy,
    heading,
    how,
    longWait,
    noScript,
    syllabus,
    sealed,
    list: { modes, missing, answers },
    ...shown
  } = words;
  const { placeholder, inputLabel, invalid, search } = words;
  // If the box's name and its placeholder differ even by a capital, screen readers say both.
  const isSame = placeholder.toLowerCase() === inputLabel.toLowerCase();
  return {
    ...shown,
    list: { modes, missing, answers },
    boxName: isSame ? placeholder : inputLabel,
    invalid: { ...invalid, offered: fill(invalid.offered, { search }) },
    ...(isSealed && { sealed: sealedWords(sealed, sealedLinks) }),
  };
}

function sealedWords(
  { how: _, links, onlyId, faults, ...words }: ValidatorWords['sealed'],
  byLink: boolean,
): SealedWords {
  const entryFaults = { 'needs-link': faults['needs-link'].visitor };
  return { ...words, entryFaults, onlyId: byLink ? links.onlyLink : onlyId };
}

/** For each fault, only the sentence for visitors. */
function visitorSentences<Kind extends string>(
  faults: Readonly<Record<Kind, { readonly visitor: string }>>,
) {
  const sentences = Object.entries<{ readonly visitor: string }>(faults).map(
    ([kind, { visitor }]) => [kind, visitor] as const,
  );
  // The cast is safe, since the entries are those of `faults`.
  return Object.fromEntries(sentences) as Record<Kind, string>;
}
