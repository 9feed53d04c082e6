import { fullAddress } from '../../content/addresses/site-address.ts';
import { pages } from '../../content/files/pages.ts';
import { readContent } from '../../content/read-content.ts';
import { registerContext } from '../../content/content.ts';
import { islandWords } from '../../features/validator/island-words.ts';
import { contactWays } from '../../layout/contact-ways.ts';
import type { DeskState } from '../words/desk-state.ts';
import { placeOf, toldProblems } from '../words/place-of.ts';

/** What the room takes from the site's content. */
export type RoomContent = ReturnType<typeof roomContent>;

/** @throws Error with a sentence, where the content has a fault */
export function roomContent(state: DeskState) {
  const { content, problems } = readContent(state);
  if (content === undefined) {
    const [first] = toldProblems(problems);
    const place = first
      ? ` The first is in “${placeOf(first.file).label}”: ${first.where}${first.where && ': '}${first.message}.`
      : '';
    throw new Error(
      `The content has a fault, so that the register can’t be compared with it.${place} Correct it in “Words and pictures”, then open this page again.`,
    );
  }
  const { academy, certificate, validator, registerFaults } = content;
  return {
    certificate,
    context: registerContext(content),
    // What the validator says. What only a sealed register says needs its key; the answers are the same.
    words: islandWords(validator, {}),
    faults: registerFaults,
    contact: contactWays(academy),
    academyName: academy.name,
    /** The full address of the site's validator. */
    validator: fullAddress(academy.siteUrl, pages.validator.path),
    /** Whether that address is still the one that the site ships with. */
    isSample: new URL(academy.siteUrl).hostname.endsWith('.example'),
  };
}
