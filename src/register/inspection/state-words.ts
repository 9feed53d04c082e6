import { columnHeading, type DateColumn, dateColumns } from '../certificates/columns.ts';
import { registerDate } from '../certificates/dates.ts';
import { statusMeant, statusWords } from '../certificates/facts.ts';
import { statuses } from '../certificates/states.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { headingWords } from './text-kinds.ts';

type Cells = ColumnProfile['cells'];

/**
 * The cells of a column that say that a certificate is no longer valid.
 *
 * @param count the number of all certificates
 */
export function endedCells(profile: ColumnProfile, count: number): Cells {
  const { cells, headingKind, column } = profile;
  const { heading = '' } = column;
  if (isOfSomethingElse(heading)) return [];
  if (namesValid(heading)) return cells.filter(({ text }) => /^(?:no?|false)$/i.test(text));
  if (namesEnded(heading) && dateColumnLike(profile) === undefined) {
    return cells.filter(({ text }) => !denials.includes(headingWords(text).join(' ')));
  }
  const isRemark = hasWord(heading, remarks);
  // Vague words such as "discontinued" may be about the course. Certificates of a discontinued course are still
  // valid.
  const canBeVague = (isRemark && headingKind !== 'course') || heading === '';
  // A lone C means "cancelled" if few certificates have a C. If most have a C, it may mean "completed".
  const isStatus = heading.toLowerCase() === 'status';
  const initials = isStatus
    ? cells.filter(({ text }) => endedInitials.has(text.toLowerCase()))
    : [];
  const areEnded = initials.length * 2 < count;
  return cells.filter(
    (cell) =>
      isEnded(cell.text, canBeVague) ||
      (isRemark && mentionsEnd(cell.text)) ||
      (areEnded && initials.includes(cell)),
  );
}

/**
 * The cells in a column of students, courses or IDs that also say that the certificate is no longer valid, as in
 * "Asha Rao (cancelled due to fees)".
 *
 * @param isCourse whether the column contains the courses. "Python (discontinued)" says nothing about a certificate.
 */
export function endedBesideNames({ cells }: ColumnProfile, isCourse: boolean): Cells {
  return cells.flatMap(({ row, text }) => {
    const parts = text.split(/[()[\]{}*:]|\s\p{Dash}\s?|\s?\p{Dash}\s/u);
    const ended = parts.find((part, at) => isEnded(part, at > 0 && !isCourse) || mentionsEnd(part));
    return ended === undefined ? [] : [{ row, text: ended.trim() }];
  });
}

/** The kind of date that the heading of a column names; undefined unless at least half of the cells are dates. */
export function dateColumnLike({ column, cells }: ColumnProfile): DateColumn | undefined {
  const like = dateColumns.find((use) => {
    const names = `${columnHeading(use)} ${furtherNames[use] ?? ''}`.split(' ');
    return hasWord(column.heading ?? '', new Set(names.filter((name) => !besides.has(name))));
  });
  const dates = like === undefined ? 0 : cells.filter(isDateCell).length;
  return dates === 0 || dates * 2 < cells.length ? undefined : like;
}

/** For each kind of date, further words in headings that mean such dates. */
const furtherNames: Readonly<Partial<Record<DateColumn, string>>> = {
  issued: 'issue',
  validUntil: 'validity expiry expires expiration expire expired',
};

export function isDateCell({ text }: Cells[number]): boolean {
  return registerDate(text) !== undefined;
}

/** Whether a title says that the certificates below it are no longer valid. */
export function titleSaysEnded(title: string): boolean {
  return !isOfSomethingElse(title) && (namesEnded(title) || mentionsEnd(title));
}

/** Whether a heading, or the name of a sheet, says that all certificates below it are no longer valid. */
export function namesEnded(heading: string): boolean {
  const core = coreOf(heading, besidesInHeadings);
  return clear.includes(core) || clearInHeadings.includes(core);
}

/** Whether "No" below a heading means that a certificate is no longer valid, as below "Valid (Y/N)". */
function namesValid(heading: string): boolean {
  return coreOf(heading, besidesInHeadings) === 'valid' && !hasWord(heading, words('until since'));
}

/**
 * Whether the validator should read a column as the status, since most of its cells consist only of words for a
 * status.
 */
export function areStates({ column, cells }: ColumnProfile): boolean {
  const states = cells.filter(
    ({ text }) =>
      statusMeant(text) !== undefined || isEnded(text, !namesEnded(column.heading ?? '')),
  );
  return states.length * 2 > cells.length;
}

/**
 * Whether a text says that a certificate is no longer valid, and nothing else.
 *
 * @param canBeVague whether words such as "rejected" are enough
 */
function isEnded(text: string, canBeVague: boolean): boolean {
  const core = coreOf(text);
  const status = statusMeant(text);
  const isStatus = status !== undefined && status !== 'valid';
  return isStatus || clear.includes(core) || (canBeVague && clearAlone.includes(core));
}

/** Whether a text says, among other things, that a certificate is no longer valid. */
function mentionsEnd(text: string): boolean {
  const all = ` ${headingWords(text).join(' ')} `;
  return clear.some((phrase) => all.includes(` ${phrase} `));
}

/** Whether a heading or title is about something else that can be cancelled, such as fees. */
function isOfSomethingElse(heading: string): boolean {
  return hasWord(heading, words('fee fees payment placement admission exam'));
}

function hasWord(heading: string, list: ReadonlySet<string>): boolean {
  return headingWords(heading).some((word) => list.has(word));
}

/** The words of a text in small letters, with spaces between them. Words that do not change the meaning are left out. */
function coreOf(text: string, extra: ReadonlySet<string> = new Set()): string {
  return headingWords(text)
    .filter((word) => !besides.has(word) && !extra.has(word) && !/^\p{N}+$/u.test(word))
    .join(' ');
}

const endedStatuses = statuses.filter((status) => status !== 'valid');
const endedInitials = new Set(
  endedStatuses.flatMap((status) => statusWords[status]).map((word) => word.charAt(0)),
);

/**
 * Phrases that mean, even within a longer text, that a certificate is no longer valid. "Expired" and "reissued" are
 * not such phrases: "Reissued in 2019" may be a remark on the new certificate.
 */
const clear = [
  ...endedStatuses
    .filter((status) => status !== 'expired' && status !== 'replaced')
    .flatMap((status) => statusWords[status]),
  ...phrases(
    'void|invalid|not valid|no longer valid|suspended|forged|debarred|annulled|rescinded|blacklisted|deactivated|canceld|cncl|cxl|wdn|रद्द|अमान्य|निरस्त',
  ),
];

/**
 * Phrases that mean that a certificate is no longer valid, but only in a text without other words. "Fake news
 * project" is a remark on a good certificate.
 */
const clearAlone = phrases(
  'cancel|null and void|fake|terminated|rejected|blocked|stolen|discontinued|dropped out|not issued|returned|duplicate|hold|stopped|taken back',
);

const clearInHeadings = phrases(
  'cancellation|cancellations|withdrawal|revocation|blocked|stopped|hold',
);

/** Texts below a heading such as "Cancelled?" that say that the certificate is still valid. */
const denials = phrases('|no|n|false|0|nil|none|na|n a|valid|active');

/** Words that don't change what a text says about a certificate's state. */
const besides = words(
  'certificate certificates cert student by ho office on it is was has been since until',
);
const besidesInHeadings = words(
  'date day reason for why when yes no y n of status remark remarks note list old still',
);

const remarks = words('status remark remarks note notes comment comments शेरा स्थिती');

function phrases(list: string): readonly string[] {
  return list.split('|');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
