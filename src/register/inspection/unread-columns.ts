import { columnWords, type StateColumn } from '../certificates/columns.ts';
import { registerDate } from '../certificates/dates.ts';
import type { CertificateRecord } from '../certificates/certificates.ts';
import { factsReader } from '../certificates/facts.ts';
import { filledCells } from '../sheet/cells.ts';
import { type ColumnProfile, columnName, type FoundColumn } from './columns.ts';
import { deniesEnd, isEnded, mentionsEnd, namesEnded } from './ended-words.ts';
import type { InspectedSheet } from './inspected-sheet.ts';
import { capitalised, headingWords } from './text-kinds.ts';
import { free, isRead, positionOf } from './wrong-columns.ts';

/** A column about the state of certificates that the validator does not read. */
export interface UnreadState {
  readonly use: 'status' | 'validUntil' | 'issued';
  readonly profile: ColumnProfile;
  readonly cells: ColumnProfile['cells'];
  /** How to make the validator read it. */
  readonly advice: string;
}

/** The certificates that count as valid; others don't need such a finding. */
function validOnes({
  register,
  certificates,
}: Pick<InspectedSheet, 'register' | 'certificates'>): readonly CertificateRecord[] {
  const factsOf = factsReader(register);
  return certificates.filter((record) => {
    const { status, unclear } = factsOf(record);
    return status === undefined && unclear === undefined;
  });
}

/** A further sheet of certificates that ended, by its name. */
interface EndedSheet {
  readonly name: string;
  /** The certificates in it that count as valid in the first sheet. */
  readonly stillValid: readonly CertificateRecord[];
}

/** The sheets named "Cancelled" or the like, unless the first sheet says so of all the IDs in them that it has. */
export function endedSheets(
  sheet: Pick<InspectedSheet, 'register' | 'certificates' | 'others'>,
): EndedSheet[] {
  const named = sheet.others.filter(({ name }) => namesEnded(name));
  if (named.length === 0) return [];
  const valid = validOnes(sheet);
  return named.flatMap(({ name, rows }) => {
    const texts = new Set(rows.flatMap(({ cells }) => filledCells(cells).map(({ text }) => text)));
    const stillValid = valid.filter(({ id }) => texts.has(id));
    const isKnown = sheet.certificates.some(({ id }) => texts.has(id));
    return texts.size > 0 && (stillValid.length > 0 || !isKnown) ? [{ name, stillValid }] : [];
  });
}

/**
 * Columns about the state of certificates that the settings don't name: with a word such as "Cancelled" beside a certificate that counts
 * as valid, or with dates below a heading such as "Valid until" or "Date of issue".
 */
export function unreadStates(
  sheet: Pick<InspectedSheet, 'register' | 'certificates' | 'all'>,
): UnreadState[] {
  const { register, all } = sheet;
  const used = new Set(Object.values(register.columns).map((column) => column?.index));
  const valid = new Set(validOnes(sheet).map(({ row }) => row));
  // A column that the settings name is read, except for what is beside a student's name.
  const looked = all
    .map((profile) => ({ ...profile, cells: profile.cells.filter(({ row }) => valid.has(row)) }))
    .filter(({ cells }) => cells.length > 0);
  const unused = looked.filter(({ column }) => !used.has(column.index));
  const ended = [
    ...unused.map((profile) => ({ ...profile, cells: endedIn(profile) })),
    ...looked
      .filter(({ column }) => column.index === register.columns.student?.index)
      .map((profile) => ({ ...profile, cells: profile.cells.flatMap(endedBesideName) })),
  ].filter(({ cells }) => cells.length > 0);
  const others = unused.filter(({ column }) => !ended.some((one) => one.column === column));
  const advice = adviceForEnded(ended.map(({ column }) => column));
  return [
    ...ended.map((profile) => ({ use: 'status' as const, profile, cells: profile.cells, advice })),
    ...others.flatMap((profile): UnreadState[] => {
      const has = wordsIn(profile);
      const dates = profile.cells.filter(({ text }) => registerDate(text) !== undefined);
      if (dates.length * 2 < profile.cells.length || dates.length === 0) return [];
      const found = { profile, cells: dates };
      if (has('valid validity expiry expires expiration expire expired')) {
        return [{ use: 'validUntil', ...found, advice: adviceFor('validUntil', profile.column) }];
      }
      const isIssue = has('issue issued') && !has('by to');
      return isIssue
        ? [{ use: 'issued', ...found, advice: adviceFor('issued', profile.column) }]
        : [];
    }),
  ];

  /** One order for all columns and names: a column to read, into which the rest is written. */
  function adviceForEnded(columns: readonly FoundColumn[]): string {
    const student = register.columns.student?.index;
    const own = columns.filter(({ index }) => index !== student);
    const first =
      own.find(({ heading }) => headingWords(heading ?? '').includes('status')) ?? own[0];
    if (register.columns.status) return adviceFor('status', columns[0]);
    if (!first) {
      return `Write \`Withdrawn\` in these rows ${free}, with \`Status\` at its top. Then check the sheet again, which says what to do next.`;
    }
    const rest = columns.filter((column) => column !== first).map(columnName);
    const also =
      rest.length === 0 ? '' : ` Into that column also write what is in ${rest.join(' and ')}.`;
    return adviceFor('status', first) + also;
  }

  function adviceFor(use: StateColumn, column: FoundColumn | undefined): string {
    const set = register.columns[use];
    if (set) return `Write it into column ${set.name} too, which the website reads for it.`;
    if (!column || !isRead(column)) {
      return `Cut the whole of ${columnName(column)} and paste it ${free}. Then check the sheet again, which says what to do next.`;
    }
    const position = positionOf(column, register);
    return `In The register, Columns, write ${capitalised(columnWords[use].short)}: ${position} (in content/register.yaml it is \`${use}: ${position}\` under \`columns\`).`;
  }
}

/** Whether a column's heading has one of these words. */
function wordsIn({ column }: ColumnProfile): (list: string) => boolean {
  const heading = headingWords(column.heading ?? '');
  return (list) => list.split(' ').some((word) => heading.includes(word));
}

/** The cells of a column that say that a certificate has ended. */
function endedIn(profile: ColumnProfile): ColumnProfile['cells'] {
  const has = wordsIn(profile);
  const { cells, headingKind, column } = profile;
  if (has('fee fees payment placement admission exam')) return [];
  if (namesEnded(column.heading ?? '')) {
    return cells.filter(({ text }) => !deniesEnd(text));
  }
  const isRemark = has('status remark remarks note notes comment comments शेरा स्थिती');
  // A course that was discontinued leaves its certificates valid.
  const canBeVague = (isRemark && headingKind !== 'course') || column.heading === undefined;
  return cells.filter(({ text }) => isEnded(text, canBeVague) || (isRemark && mentionsEnd(text)));
}

/** What a name says in brackets or behind a dash, as in "Asha Rao (CANCELLED)". */
function endedBesideName({ row, text }: ColumnProfile['cells'][number]) {
  const [, ...parts] = text.split(/[()[\]{}*:]|\s\p{Dash}\s?|\s?\p{Dash}\s/u);
  return parts
    .filter((part) => isEnded(part, true))
    .slice(0, 1)
    .map((part) => ({ row, text: part.trim() }));
}
