import type { Content } from '../../content/content.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import { islandWords, visitorSentences } from './island-words.ts';
import type { IslandContent } from './validator-context.ts';

/** The words that the validator's island shows. */
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
