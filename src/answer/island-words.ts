import { anyOf, fill } from '../fill.ts';
import type { Content } from '../content/content.ts';
import type { RegisterSettings } from '../content/schemas/register.ts';
import type { ValidatorWords } from '../content/schemas/validator.ts';
import { contactLinks, does } from '../layout/contact-links.ts';
import type { ReachLink } from './below-answer.tsx';
import type { FaultKind, SealedFaultKind } from '../register/faults.ts';

/** The validator's words for one kind of register: `sealed` is undefined if the register is plain. */
export interface IslandWords extends Omit<ValidatorWords, 'sealed' | 'example'> {
  /** What an ID looks like; undefined if the content gives no example. */
  readonly example: string | undefined;
  readonly sealed?: ValidatorWords['sealed'];
}

/** What the validator's parts show on this site. */
export interface IslandContent {
  readonly words: IslandWords;
  /** The sentence for each fault. The faults of a sealed register have sentences only if the register is sealed. */
  readonly faults: Readonly<Record<FaultKind, string> & Partial<Record<SealedFaultKind, string>>>;
  /** Links to the academy. The links have no prepared message, since a message would contain the ID (R11). */
  readonly contact: readonly ReachLink[];
  readonly academyName: string;
}

/** Takes from the whole content what the island shows. */
export function islandContent({
  academy,
  validator,
  register,
  registerFaults,
  site,
}: Content): IslandContent {
  const faults = { ...registerFaults, ...(register.sealed && validator.sealed.faults) };
  const sentences = Object.entries(faults).map(([kind, { visitor }]) => [kind, visitor]);
  return {
    words: islandWords(validator, register),
    // The cast is safe, since the entries are those of `faults`.
    faults: Object.fromEntries(sentences) as IslandContent['faults'],
    contact: contactLinks(academy).map((link) => ({
      ...link,
      before: does(link, site.contact.ask),
    })),
    academyName: academy.name,
  };
}

/** The words for the site's kind of register. */
export function islandWords(
  { sealed, example, ...words }: ValidatorWords,
  {
    sealed: isSealed,
    sealedLinks,
    idShapes = [],
  }: Pick<RegisterSettings, 'sealed' | 'sealedLinks' | 'idShapes'>,
): IslandWords {
  // Short shapes are seldom those of most IDs.
  const shown = [...idShapes].sort((one, other) => other.length - one.length).slice(0, 2);
  const isShown = shown.length > 0 || !example.includes('{example}');
  const onlyId = sealedLinks ? sealed.links.onlyLink : sealed.onlyId;
  return {
    ...words,
    example: isShown ? fill(example, { example: anyOf(shown) }) : undefined,
    ...(isSealed && { sealed: { ...sealed, onlyId } }),
  };
}
