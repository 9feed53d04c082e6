import { statusMeant, statusWords } from '../certificates/facts.ts';
import { headingWords } from './text-kinds.ts';

/**
 * Words and phrases that say that a certificate does not count any more, beside those of other states. `clear` are clear in a
 * remark of many words too. `alone` are so only without other words, since "Rejected topic changed" and "Fake news project" are
 * remarks on good certificates.
 */
const endedWords = {
  clear: [
    ...statusWords.withdrawn,
    ...phrases(
      'void|invalid|not valid|no longer valid|suspended|forged|debarred|annulled|rescinded|रद्द|अमान्य|निरस्त',
    ),
  ],
  alone: phrases(
    'cancel|null and void|fake|terminated|rejected|blocked|stolen|discontinued|dropped out|not issued|returned|duplicate',
  ),
};

/** Headings and names of sheets with such certificates may also say "Cancellation". */
const endedHeadings = phrases('cancellation|cancellations|withdrawal|revocation');

/** Words beside those above that change nothing. */
const besides = words('certificate certificates cert student by ho office on it is was has been');
const besidesInHeadings = words(
  'date day reason for why when yes no y n of since status remark remarks note',
);

/** Below "Cancelled?", these say that a certificate is not. */
const denials = phrases('|no|n|false|0|nil|none|na|n a|valid|active');

function phrases(list: string): readonly string[] {
  return list.split('|');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The words that matter, in small letters and with a space between. */
function coreOf(text: string, extra: ReadonlySet<string> = new Set()): string {
  return headingWords(text)
    .filter((word) => !besides.has(word) && !extra.has(word) && !/^\p{N}+$/u.test(word))
    .join(' ');
}

/** Whether a text says nothing but that a certificate has ended; `canBeVague` where words such as "rejected" mean that too. */
export function isEnded(text: string, canBeVague: boolean): boolean {
  const core = coreOf(text);
  const status = statusMeant(text);
  const isStatus = status !== undefined && status !== 'valid';
  return (
    isStatus || endedWords.clear.includes(core) || (canBeVague && endedWords.alone.includes(core))
  );
}

/** Whether a remark says so among other words. */
export function mentionsEnd(remark: string): boolean {
  const all = ` ${headingWords(remark).join(' ')} `;
  return endedWords.clear.some((phrase) => all.includes(` ${phrase} `));
}

/** Whether a heading, or the name of a sheet, says that all below it have ended. */
export function namesEnded(heading: string): boolean {
  const core = coreOf(heading, besidesInHeadings);
  return endedWords.clear.includes(core) || endedHeadings.includes(core);
}

/** Whether a text below such a heading says that this certificate has not ended. */
export function deniesEnd(text: string): boolean {
  return denials.includes(headingWords(text).join(' '));
}
