/** What a text in a cell looks like, as far as it tells whether a column holds what it should. */
export type ValueKind =
  'e-mail' | 'phone' | 'date' | 'duration' | 'number' | 'code' | 'name' | 'text';

/** What a trimmed text that is not blank looks like. */
export function valueKind(text: string): ValueKind {
  if (hasEmail(text)) return 'e-mail';
  if (isDate(text)) return 'date';
  if (duration.test(text)) return 'duration';
  if (hasPhone(text)) return 'phone';
  if (/^[\d,.]+\s?%?$/.test(text)) return 'number';
  if (isCode(text)) return 'code';
  return personalName.test(text) ? 'name' : 'text';
}

export function hasEmail(text: string): boolean {
  return /[^\s@<>(),;:]@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i.test(text);
}

/** Whether an Indian mobile number, or a number with a country code, is in the text. */
export function hasPhone(text: string): boolean {
  return (
    /(?<![\w./-])(?:91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/.test(text) ||
    /(?<!\w)\+[1-9](?:[\s()-]{0,3}\d){7,14}(?!\w)/.test(text) ||
    /(?<![\w./-])00[1-9](?:[\s()-]{0,3}\d){9,14}(?![\w-])/.test(text)
  );
}

/** An error as Excel, Google Sheets and LibreOffice show it, or a number for which its column was too narrow. */
export function isErrorValue(text: string): boolean {
  return /^(?:#[A-Z][A-Z\d_/]*[!?]?|Err:\d{3}|#{3,})$/.test(text);
}

/** `2.02E+11`: what a spreadsheet shows of a long number, of which digits are then missing. */
export function isShortenedNumber(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
}

/** Whether the whole text is a date, with or without a day, as people in India and elsewhere and programs write it. */
export function isDate(text: string): boolean {
  // No date is longer; and a long text costs no time.
  if (text.length > 60) return false;
  const [plain = ''] = text.split(/(?:,?\s+|T)\d{1,2}:\d{2}/);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return isCalendarDate(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})$/.exec(plain);
  if (numbers) {
    const [, first, second, year] = numbers;
    return isCalendarDate(year, second, first) || isCalendarDate(year, first, second);
  }
  const dayFirst =
    /^(?:[a-z]+day,? )?(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(
      plain,
    );
  if (dayFirst) return isCalendarDate(dayFirst[3], month(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(?:[a-z]+day,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(
    plain,
  );
  if (monthFirst) return isCalendarDate(monthFirst[3], month(monthFirst[1]), monthFirst[2]);
  const withoutDay = /^([a-z]{3,9})[-/., ']+(\d{4}|\d{2})$/i.exec(plain);
  return withoutDay !== null && isCalendarDate(withoutDay[2], month(withoutDay[1]), '1');
}

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The number, as text, of a month that is written out or cut to three letters at least; 0 for another word. */
function month(word = ''): string {
  const start = word.toLowerCase().replace(/^sept$/, 'sep');
  return String(months.findIndex((name) => name.startsWith(start)) + 1);
}

function isCalendarDate(yearText = '', monthText = '', dayText = ''): boolean {
  const [month, day] = [Number(monthText), Number(dayText)];
  const isYear = yearText.length === 2 || /^(?:19|20)/.test(yearText);
  return isYear && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

const duration =
  /^(?:\p{Nd}+(?:[.,]\p{Nd}+)?|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s?(?:-|–|to)\s?\p{Nd}+)?[\s-]*(?:hours?|hrs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|तास|घंटे|दिवस|दिन|आठवडे|सप्ताह|महिना|महिने|महीना|महीने|माह|वर्ष|वर्षे|साल)(?![\p{L}\p{M}\p{N}])/iu;

/** A name of a person, in any script: words of letters, with initials, hyphens and apostrophes. */
const personalName = /^(?!.{61})\p{L}(?:[\p{L}\p{M}.'’\- ]|\p{Join_Control})*$/u;

/** Whether it could be a certificate's number: no words, and a digit in it. */
function isCode(text: string): boolean {
  return (
    text.length <= 40 &&
    /\p{Nd}/u.test(text) &&
    text.split(/\s+/).every((part) => /\p{Nd}|^\p{Lu}{1,5}$|^[^\p{L}\p{M}]+$/u.test(part))
  );
}
