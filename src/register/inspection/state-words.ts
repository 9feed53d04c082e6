import { columnHeading, type DateColumn, dateColumns } from '../certificates/columns.ts';
import { registerDate } from '../certificates/dates.ts';
import { statusMeant, statusWords } from '../certificates/facts.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { headingWords, valueKind } from './text-kinds.ts';

type Cells = ColumnProfile['cells'];

/** What a column says about the state of certificates. */
export interface SaidStates {
  /**
   * The cells that say that a certificate has ended. Below a heading such as "Status", unclear cells are included if
   * they are few.
   */
  readonly ended: Cells;
  /** The unclear cells in a column such as "Status", if there are many. Only the owner knows their meaning. */
  readonly unknown: Cells;
}

/**
 * Reads the states in a column that is not a main column. Below a heading such as "Status", every text is returned
 * unless it plainly means "valid". Below a heading such as "Cancelled on", every text is returned unless it means
 * "no". Below other headings, only known words are returned.
 */
export function statesIn(profile: ColumnProfile, rows: readonly number[]): SaidStates {
  const { cells, headingKind } = profile;
  const { heading } = profile.column;
  if (hasWord(heading, otherThings)) return { ended: [], unknown: [] };
  // If most certificates have a new ID, the academy has only renumbered its certificates.
  const isRenumbered = namesReplacement(heading) && cells.length * 2 > rows.length;
  if (namesEnded(heading) && !isRenumbered && dateColumnLike(profile) === undefined) {
    const saysNo = (text: string) =>
      denials.includes(headingWords(text).join(' ')) && !ticks.test(text);
    return { ended: cells.filter(({ text }) => !saysNo(text)), unknown: [] };
  }
  const isRemark = namesRemarks(heading) || hasWord(heading, ofStatus);
  // Vague words such as "discontinued" may be about the course. A discontinued course has valid certificates.
  const canBeVague = (isRemark && headingKind !== 'course') || heading === '';
  const isKnown = ({ text }: Cells[number]) =>
    (isRemark && mentionsEnd(text)) ||
    partsOf(text).some((part, at) => isEnded(part, canBeVague) || (at > 0 && mentionsEnd(part)));
  const ended = cells.filter(isKnown);
  const known = new Set(ended);
  if (!namesState(heading)) return { ended, unknown: [] };
  const unknown = [
    ...cells.filter((cell) => !known.has(cell) && !saysValid(cell.text)),
    ...unansweredIn(profile, rows),
  ];
  // Unclear texts stay `unknown` if they fill at least half of the rows. They also stay `unknown` if a word such as
  // "Delivered" shows that the column is not about validity.
  if (unknown.length * 2 >= rows.length || cells.some(({ text }) => done.has(coreOf(text))))
    return { ended, unknown };
  const exceptions = [...ended, ...unknown].toSorted((one, other) => one.row - other.row);
  return { ended: exceptions, unknown: [] };
}

/** Finds the unanswered rows below a heading such as "Valid (Y/N)", if most rows say yes. */
function unansweredIn({ cells, column }: ColumnProfile, rows: readonly number[]): Cells {
  const isQuestion = hasWord(column.heading, questions);
  const answers = cells.filter(({ text }) => !saysNothing.test(text));
  const yes = answers.filter(({ text }) => saysValid(text) && valueKind(text) !== 'time');
  if (!isQuestion || yes.length * 2 <= rows.length) return [];
  const filled = new Set(answers.map(({ row }) => row));
  return rows.filter((row) => !filled.has(row)).map((row) => ({ row, text: '(blank)' }));
}

/** Splits "Asha Rao (cancelled)" into "Asha Rao " and "cancelled". */
function partsOf(text: string): string[] {
  return text.split(/[()[\]{}*:=]|\s\p{Dash}\s?|\s?\p{Dash}\s/u);
}

/**
 * Finds cells such as "Asha Rao (cancelled)" in a main column. Of their texts, returns only the part "cancelled".
 *
 * @param isCourse whether the column has the courses; "Python (discontinued)" says nothing about a certificate
 */
export function endedBesideNames({ cells }: ColumnProfile, isCourse: boolean): Cells {
  return cells.flatMap(({ row, text }) => {
    const ended = partsOf(text).find(
      (part, at) => isEnded(part, at > 0 && !isCourse) || mentionsEnd(part),
    );
    return ended === undefined ? [] : [{ row, text: ended.trim() }];
  });
}

/** The kind of date that the heading of a column names; undefined unless at least half of the cells are dates. */
export function dateColumnLike({ column, cells }: ColumnProfile): DateColumn | undefined {
  const like = dateColumns.find((use) => {
    const names = `${columnHeading(use)} ${furtherNames[use] ?? ''}`.split(' ');
    return hasWord(column.heading, new Set(names.filter((name) => !besides.has(name))));
  });
  const dates = like === undefined ? 0 : cells.filter(isDateCell).length;
  return dates === 0 || dates * 2 < cells.length ? undefined : like;
}

const furtherNames: Readonly<Partial<Record<DateColumn, string>>> = {
  issued: 'issue',
  validUntil: 'validity expiry expires expiration expire expired',
};

export function isDateCell({ text }: Cells[number]): boolean {
  return registerDate(text) !== undefined;
}

/** Whether a title says that certificates have ended. The title "Cancelled ones are not listed" does not. */
export function titleSaysEnded(title: string): boolean {
  const isOfOthers = hasWord(title, otherThings) || /\bnot (?:in|on|listed)\b/i.test(title);
  return !isOfOthers && (namesEnded(title) || mentionsEnd(title));
}

/** Whether a note, such as "Red = cancelled", says what a colour or a sign means. */
export function namesMark(note: string): boolean {
  return /[^=\s]\s*=\s*\p{L}/u.test(note) || hasWord(note, marks);
}

export function namesRemarks(heading: string): boolean {
  return hasWord(heading, remarks);
}

/** Whether a title such as "VALID:" says that the certificates below it are valid. */
export function titleSaysValid(title: string): boolean {
  return statusMeant(coreOf(title, besidesInHeadings)) === 'valid';
}

/** Whether a heading, or the name of a sheet, says that all certificates below it are no longer valid. */
function namesEnded(heading: string): boolean {
  const core = coreOf(heading, besidesInHeadings);
  return clear.includes(core) || clearInHeadings.includes(core) || namesReplacement(heading);
}

/** Whether a heading, such as "Replaced by" or "New ID", means the IDs of new certificates. */
export function namesReplacement(heading: string): boolean {
  const isNewId = headingWords(heading).every((word) => ofNewIds.has(word));
  return hasWord(heading, newer)
    ? isNewId
    : hasWord(heading, replaced) && hasWord(heading, replacers);
}

/** Whether a heading such as "Status" or "Valid (Y/N)" is about the state of certificates, and nothing else. */
export function namesState(heading: string): boolean {
  const others = headingWords(heading).filter(
    (word) => !besides.has(word) && !inQuestions.has(word),
  );
  return others.length > 0 && others.every((word) => states.has(word));
}

/** Whether most cells of a column contain a status. Below "Status", unclear texts count as statuses. */
export function areStates({ column, cells }: ColumnProfile): boolean {
  const isState = namesState(column.heading);
  const states = cells.filter(
    ({ text }) => statusMeant(text) !== undefined || (isState && !saysValid(text)),
  );
  return states.length * 2 > cells.length;
}

/** Whether a text below a heading such as "Status" raises no doubt: for example "Valid", a tick, a date or a dash. */
export function saysValid(text: string): boolean {
  const core = coreOf(text);
  if (statusMeant(core) === 'valid' || good.has(core) || done.has(core)) return true;
  return valueKind(text) === 'time' || text === '1' || saysNothing.test(text) || ticks.test(text);
}

const saysNothing = /^[\p{Dash}.]+$/u;
const ticks = /^[✓✔☑✅√]\ufe0f?$/u;

/** @param canBeVague whether words such as "rejected" are enough */
function isEnded(text: string, canBeVague: boolean): boolean {
  const core = coreOf(text);
  const status = statusMeant(text);
  const isStatus = status !== undefined && status !== 'valid';
  return isStatus || clear.includes(core) || (canBeVague && clearAlone.includes(core));
}

function mentionsEnd(text: string): boolean {
  const all = ` ${headingWords(text).join(' ')} `;
  return clear.some((phrase) => all.includes(` ${phrase} `));
}

function hasWord(heading: string, list: ReadonlySet<string>): boolean {
  return headingWords(heading).some((word) => list.has(word));
}

/** The words of a text in small letters, without numbers and without words such as "certificate". */
function coreOf(text: string, extra: ReadonlySet<string> = new Set()): string {
  return headingWords(text)
    .filter((word) => !besides.has(word) && !extra.has(word) && !/^\p{N}+$/u.test(word))
    .join(' ');
}

/**
 * Phrases that mean the end of a certificate, even within a longer text. "Reissued" is not in the list, since
 * "Reissued in 2019" may be a remark on the new certificate.
 */
const clear = statusWords.withdrawn.concat(
  phrases(
    'void|invalid|not valid|no longer valid|inactive|not active|do not accept|not accepted|suspended|forged|debarred|annulled|rescinded|blacklisted|deactivated|surrendered|revoke|withdraw|do not verify|issued by mistake|issued in error|wrongly issued|canceld|canc|cncl|cncld|cxl|wdn|रद्द|अमान्य|निरस्त|अवैध|वैध नाही|वैध नहीं',
  ),
);

/**
 * Phrases that mean the end of a certificate only if they are the whole text. "Fake news project" is a remark on a
 * good certificate.
 */
const clearAlone = phrases(
  'cancel|fraud|bogus|null and void|fake|terminated|rejected|blocked|malpractice|destroyed|dropped|stolen|discontinued|dropped out|not issued|returned|duplicate|hold|withheld|stopped|taken back',
);

const clearInHeadings = phrases(
  'cancellation|cancellations|withdrawal|revocation|expired|deleted|blocked|stopped|hold',
);

/** Texts below a heading such as "Cancelled?" that mean "still valid". */
const denials = phrases('|no|n|false|0|nil|none|na|n a|valid|active|नाही|नहीं|वैध');

/** Texts below a heading such as "Status" that mean "all is well", in addition to `statusWords.valid`. */
const good = new Set(
  phrases(
    'yes|y|true|ok|okay|live|genuine|verified|lifetime|permanent|nil|none|na|n a|वैध|चालू|होय|हो|हाँ|हां',
  ),
);
const done = words('completed complete passed pass done delivered collected paid given received');

/** Words that don't change what a text says about a certificate's state. */
const besides = words(
  'certificate certificates cert student by ho office on it is was has been since until',
);
const inQuestions = words('yes no y n of still current till upto up to आहे है का क्या');
const besidesInHeadings = new Set([
  ...inQuestions,
  ...words('date day reason for why when status remark remarks note list letter old'),
]);

const remarks = words('remark remarks note notes comment comments reason action शेरा टिप्पणी टीप');
const ofStatus = words('status स्थिती स्थिति');
const states = new Set([...ofStatus, ...words('valid validity active inactive genuine वैध')]);
const questions = words('valid active genuine वैध');
const marks = words('red yellow orange green blue colour color marked highlighted struck');
const replaced = new Set(statusWords.replaced);
const replacers = words('by as with');
const newer = words('new reissue');
const ofNewIds = words('new reissue certificate cert id no number');
/** A heading or title with one of these words is not about the end of a certificate. */
const otherThings = words('fee fees payment placement admission exam cheque cheques');

function phrases(list: string): readonly string[] {
  return list.split('|');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
