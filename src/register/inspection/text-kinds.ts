import { wordsOf } from '../words-of.ts';
import { registerDate } from '../certificates/dates.ts';

export type ValueKind = 'e-mail' | 'phone' | 'time' | 'number' | 'code' | 'name' | 'text';

/** The kind of value that a text looks like. The text must be trimmed and not blank. */
export function valueKind(text: string): ValueKind {
  if (hasEmail(text)) return 'e-mail';
  if (isDate(text) || duration.test(text)) return 'time';
  if (hasPhone(text)) return 'phone';
  if (/^[\d,.]+\s?%?$/.test(text)) return 'number';
  if (isCode(text)) return 'code';
  return personalName.test(text) ? 'name' : 'text';
}

export function hasEmail(text: string): boolean {
  return /[^\s@<>(),;:]@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i.test(text);
}

/** Whether the text contains an Indian mobile number, or a telephone number with a country code. */
export function hasPhone(text: string): boolean {
  return (
    /(?<![\w./-])(?:91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/.test(text) ||
    /(?<!\w)\+[1-9](?:[\s()-]{0,3}\d){7,14}(?!\w)/.test(text)
  );
}

/** Whether the text is a number that a spreadsheet has shortened, such as `2.02E+11` or `7.00E-03`. */
export function isShortenedNumber(text: string): boolean {
  return /^[-\u2212]?\d(?:(?:[.,]\d+)?E[+\u2212]|[.,]\d+E-)\d+$/i.test(text);
}

/** Whether the text is a number as spreadsheets write it, without leading zeros and perhaps with a currency sign. */
export function isNumber(text: string): boolean {
  return /^[-\u2212]?[₹$€£]?\s?(?!0\d)\d+(?:,\d{2,3})*(?:[.,]\d+)?$/.test(text);
}

/** Whether the text looks like a spreadsheet's date, time, percentage or truth value rather than an academy's ID. */
export function looksLikeValue(text: string): boolean {
  return (
    isDate(text) ||
    /^(?:TRUE|FALSE|\dE-\d+|[-\u2212]?[\d.,]+\s?%|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?)$/i.test(
      text,
    ) ||
    /^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.]\d{1,4}$/.test(text) ||
    /^(?:0?[1-9]|1[0-2])\/\d{4}$/.test(text) ||
    /^\d{1,2}-[A-Z][a-z]{2}$/.test(text)
  );
}

/**
 * Whether letters were lost when the text was saved. Question marks or U+FFFD stand for lost letters. UTF-8 that was
 * read as windows-1252 has signs such as `Ã©` for é, `à¤` in Hindi and Marathi, and `â€™` for ’.
 */
export function hasLostLetters(text: string): boolean {
  return (
    /\?{2}|\?\p{L}|\ufffd/u.test(text) ||
    /[ÂÃ][\u0080-\u00bf]|à[\u00a4-\u00b7]|â[€‚„]|Ã[ƒŠ‰š]|ï»¿|ï¿½|ðŸ/.test(text)
  );
}

/** Whether the text is a date, or a month of a year such as `Jan 2024`. */
function isDate(text: string): boolean {
  // This quick check comes first, since most names and courses have no digit.
  if (!/\p{Nd}/u.test(text)) return false;
  if (registerDate(text) !== undefined) return true;
  const isMonth = /^[a-z]{3,9}[-/., ']/i.test(text);
  return isMonth && registerDate(`1 ${text.replace("'", ' ')}`) !== undefined;
}

const duration =
  /^(?:\p{Nd}+(?:[.,]\p{Nd}+)?|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s?(?:-|–|to)\s?\p{Nd}+)?[\s-]*(?:hours?|hrs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|तास|घंटे|दिवस|दिन|आठवडे|सप्ताह|महिना|महिने|महीना|महीने|माह|वर्ष|वर्षे|साल)(?![\p{L}\p{M}\p{N}])/iu;

const personalName = /^(?!.{61})\p{L}(?:[\p{L}\p{M}.'’\- ]|\p{Join_Control})*$/u;

/** Whether the text could be the ID of a certificate: letters and digits, but no words in lower case. */
function isCode(text: string): boolean {
  return (
    text.length <= 40 &&
    /\p{Nd}/u.test(text) &&
    text.split(/\s+/).every((part) => /\p{Nd}|^\p{Lu}{1,5}$|^[^\p{L}\p{M}]+$/u.test(part))
  );
}

/** The meaning of a heading in English, Hindi or Marathi; undefined if its words are not known. */
export function headingKind(heading: string): HeadingKind | undefined {
  const words = headingWords(heading);
  if (words.length > 8) return undefined;
  const has = (list: string) => list.split(' ').some((word) => words.includes(word));
  const fits = ({ any, and = any, not = '' }: KindOfHeading) => has(any) && has(and) && !has(not);
  return headings.find(fits)?.kind;
}

/**
 * Whether all words of a text are usual in headings. "Training in C" has two words that are not usual: "in" and "C".
 */
export function isHeading(text: string): boolean {
  return (
    headingKind(text) !== undefined && headingWords(text).every((word) => knownWords.has(word))
  );
}

/** The words of a heading in lower case. "D.O.B." is one word. */
export function headingWords(heading: string): string[] {
  return wordsOf(heading.replace(/\bd\W{0,2}o\W{0,2}b\b/i, 'dob'));
}

const certificate = 'certificate certificates certi cert credential प्रमाणपत्र सर्टिफिकेट';
const number = 'id ids no nos num number code # नंबर क्रमांक क्र';

/** A heading of this kind has a word of `any` and a word of `and`, but no word of `not`. */
interface KindOfHeading {
  readonly kind: string;
  readonly any: string;
  readonly and?: string;
  readonly not?: string;
}

/** If a heading fits several kinds, the first one counts. */
const headings = [
  {
    kind: 'certificate-id',
    any: certificate,
    and: number,
    not: 'yes date status given received of दिनांक तारीख',
  },
  { kind: 'e-mail', any: 'email emails mail gmail ईमेल' },
  { kind: 'birth', any: 'dob birth birthdate birthday born जन्म जन्मतारीख जन्मदिनांक' },
  { kind: 'aadhaar', any: 'aadhaar aadhar adhar uidai आधार' },
  { kind: 'pan', any: 'pan' },
  {
    kind: 'phone',
    any: 'mobile mob phone ph contact whatsapp cell tel telephone मोबाईल मोबाइल फोन संपर्क',
  },
  {
    kind: 'time',
    any:
      'duration period date start end from to joining completion issue issued ' +
      'कालावधी अवधि दिनांक तारीख',
  },
  { kind: 'id', any: 'student registration reg enrolment enrollment unique', and: number },
  { kind: 'other-id', any: 'roll prn admission receipt batch seat course', and: number },
  {
    kind: 'course',
    any: 'course courses programme program subject training trade कोर्स अभ्यासक्रम पाठ्यक्रम',
    not: 'fee fees completed',
  },
  { kind: 'id', any: certificate, not: 'yes given received of by signature' },
  {
    kind: 'address',
    any: 'address addresses पत्ता पता',
    not: 'centre center branch college company',
  },
  {
    kind: 'other',
    any:
      'father fathers mother mothers parent guardian trainer faculty teacher college company ' +
      'centre center branch address city grade marks percentage score result remark remarks ' +
      'note notes status batch fee fees amount gender qualification certificate signature ' +
      'clerk checked श्रेणी गुण शेरा',
  },
  {
    kind: 'student',
    any:
      'name names student students candidate trainee learner participant ' +
      'नाव नाम विद्यार्थी विद्यार्थ्याचे',
  },
  { kind: 'id', any: 'id code' },
  { kind: 'serial', any: `sr sl serial अनु अनुक्रमांक ${number}`, not: 'of' },
] as const satisfies readonly KindOfHeading[];

/** What a heading says about its column. An `id` may be the certificate's ID. An `other-id` never is. */
export type HeadingKind = (typeof headings)[number]['kind'];

const knownWords = new Set([
  ...headings.flatMap(({ any, and = '' }: KindOfHeading) => `${any} ${and}`.split(' ')),
  ...'s e the of and full office by अ का की चे'.split(' '),
]);

export interface CourseNames {
  /** Whether a text is a course, ignoring spaces, hyphens and capitals. */
  readonly isCourse: (text: string) => boolean;
  /** Whether a text contains a word from the name of a course, on this site or elsewhere. */
  readonly hasCourseWord: (text: string) => boolean;
}

export function courseNames(names: readonly string[]): CourseNames {
  const joined = new Set(names.map((name) => wordsOf(name).join('')));
  const known = new Set(names.flatMap(wordsOf));
  return {
    isCourse: (text) => joined.has(wordsOf(text).join('')),
    hasCourseWord: (text) =>
      wordsOf(text).some(
        (word) => usualInCourses.has(word) || (word.length > 2 && known.has(word)),
      ),
  };
}

const usualInCourses = new Set(
  (
    'accounting administration advanced analytics animation application artificial automation basic basics ' +
    'beginners business certificate certification cloud coding communication computer computing course ' +
    'database design designing developer development devops digital diploma editing engineering english ' +
    'entry excel fundamentals gst hardware intelligence internship introduction it language learning ' +
    'machine maintenance management marketing media mobile multimedia networking office online power ' +
    'programming repair science security seo skills software spoken tally technology testing training ' +
    'typing video web website workshop writing'
  ).split(' '),
);

/** The text in quotation marks, shortened if it is long. */
export function quoted(text: string): string {
  const visible = visibleText(text);
  return `"${visible.length > 32 ? `${visible.slice(0, 31)}…` : visible}"`;
}

/**
 * Makes unintended and invisible characters visible.
 *
 * Plain spaces at either end, several spaces side by side, and all other white space become `␣`.
 *
 * Other invisible characters, such as control characters and soft hyphens, become `▯`. So does U+FFFD. The joiners
 * U+200C and U+200D stay, since Indian names need them.
 */
export function visibleText(text: string): string {
  return text
    .replaceAll(/^ +| +$| {2,}/g, (blanks) => '␣'.repeat(blanks.length))
    .replaceAll(/[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/g, '␣')
    .replaceAll(/[^\P{C}\u200c\u200d]|\ufffd/gu, '▯');
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
