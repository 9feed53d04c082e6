import type { CertificateRecord, Line } from '../certificates/certificates.ts';
import { allColumns, type Column } from '../certificates/columns.ts';
import { formedId } from '../ids.ts';
import { isOfShape, shapeOfId } from '../id-shapes.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { dayInIndia, registerDate } from '../certificates/dates.ts';
import { type ColumnProfile, columnName, type HeadedColumn } from './column-profiles.ts';
import type { InspectedSheet, InspectionContext } from './inspected-sheet.ts';
import {
  isSerialAt,
  noRows,
  type RememberedRows,
  rowKey,
  signOfOther,
  signsOf,
} from './remembered-rows.ts';
import {
  isAmong,
  isShortenedNumber,
  type PrivateKind,
  privateKind,
  visibleText,
} from './text-kinds.ts';

/** A column of the sheet, without serial numbers. */
export interface AccountedColumn extends ColumnProfile {
  /** What the website reads in it. */
  readonly use: Column | undefined;
  /** Its heading, or `column H`. */
  readonly label: string;
  /** What most of its cells are, if nobody may download that. */
  readonly isPrivate: PrivateKind | 'private texts' | undefined;
  /** Whether it has days to come: only a last valid day lies in the future. */
  readonly hasLastDays: boolean;
  /** How many of its texts are IDs of other rows. */
  readonly idsOfOthers: number;
  readonly isConfirmed: boolean;
}

/** What the website reads and what it does not, and whether the owner has confirmed it. */
export interface Unaccounted {
  readonly columns: readonly AccountedColumn[];
  /** The courses that the website lacks and nobody has confirmed, with their rows. */
  readonly courses: readonly (readonly [course: string, lines: readonly CertificateRecord[]])[];
  readonly titles: readonly string[];
  /** The shapes of the IDs, the rarest first; empty if nearly every ID has a shape of its own. */
  readonly shapes: readonly IdShape[];
  readonly rows: RowChanges;
  /** The settings that would confirm everything that may be confirmed. */
  readonly toConfirm: ToConfirm;
  /** What to remember, so that each row of today counts as confirmed. */
  readonly toRemember: (salt: string) => RememberedRows;
}

export interface IdShape {
  readonly shape: string;
  readonly lines: readonly CertificateRecord[];
  readonly isConfirmed: boolean;
  /** Whether the IDs are no IDs as somebody types them, so that the shape can't be confirmed. */
  readonly isDamaged: boolean;
}

export type ToConfirm = Required<Pick<InspectionContext, 'idShapes' | 'headings' | 'confirmed'>>;

/** The certificates and other rows that are not as they were confirmed. */
interface RowChanges {
  readonly isFirst: boolean;
  readonly changed: readonly CertificateRecord[];
  /** Those of `changed` of which the columns that are read are as they were confirmed. */
  readonly changedBeside: ReadonlySet<CertificateRecord>;
  readonly added: readonly CertificateRecord[];
  /** The IDs that the register lacks now. */
  readonly gone: readonly string[];
  readonly stray: readonly Line[];
  readonly others: readonly { readonly name: string; readonly lines: readonly Line[] }[];
}

/** What the website writes into a copy to publish, and so knows. */
export const copyTitles = ['Register of certificates', 'Certificates'] as const;

export function unaccountedIn(sheet: InspectedSheet): Unaccounted {
  const { context, certificates } = sheet;
  const { confirmed = {} } = context;
  const columns = accountedColumns(sheet);
  const isListed = isAmong(confirmed.courses ?? []);
  const isTitle = isAmong([...(confirmed.titles ?? []), ...copyTitles]);
  const isUnlisted = (course: string) =>
    course !== '' && !sheet.isCourse(course) && !isListed(course);
  const courses = sheet.read.course
    ? Map.groupBy(
        certificates.filter(({ course }) => isUnlisted(course)),
        ({ course }) => course,
      )
    : new Map<string, CertificateRecord[]>();
  const titles = sheet.titles.filter((text) => !isTitle(text));
  const shapes = idShapes(sheet);
  const offered = columns.filter(
    ({ isConfirmed, isPrivate, hasLastDays }) => !isConfirmed && !isPrivate && !hasLastDays,
  );
  const headings = columns.flatMap(({ use, column }) =>
    use && column.heading ? [[use, column.heading] as const] : [],
  );
  // Without the lines that nothing in the sheet answers to, such as those of the sample register.
  const still = (name: keyof typeof confirmed, texts: readonly string[]) =>
    (confirmed[name] ?? []).filter(isAmong(texts));
  const ofCertificates = certificates.map(({ course }) => course);
  const labels = columns.flatMap(({ use, label }) => (use ? [] : [label]));
  return {
    columns,
    courses: [...courses].toSorted(([, few], [, many]) => few.length - many.length),
    titles,
    shapes,
    rows: rowChanges(sheet),
    toConfirm: {
      idShapes: [
        ...(context.idShapes ?? []).filter((shape) =>
          sheet.ids.some(({ id }) => isOfShape(id, shape)),
        ),
        ...shapes.flatMap((one) => (one.isConfirmed || one.isDamaged ? [] : [one.shape])),
      ],
      headings: Object.fromEntries(headings),
      confirmed: {
        columns: [...still('columns', labels), ...offered.map(({ label }) => label)],
        private: still('private', labels),
        courses: [...still('courses', ofCertificates), ...courses.keys()],
        titles: [...still('titles', sheet.titles), ...titles],
      },
    },
    toRemember: (salt) => remembered(sheet, salt),
  };
}

/** The settings, each text as a setting may have it. What is empty is undefined, so that a save removes it. */
export function settingsOf({ idShapes, headings, confirmed = {} }: ToConfirm): Partial<ToConfirm> {
  const lists = Object.entries(confirmed).flatMap(([name, texts = []]) =>
    texts.length === 0 ? [] : [[name, texts.map(asSetting)] as const],
  );
  const said = Object.entries(headings ?? {}).map(
    ([use, text = '']) => [use, asSetting(text)] as const,
  );
  return {
    idShapes: idShapes?.length ? idShapes : undefined,
    headings: said.length > 0 ? Object.fromEntries(said) : undefined,
    confirmed: lists.length > 0 ? Object.fromEntries(lists) : undefined,
  };
}

/** A text of the sheet on one line, without signs that nobody sees; comparing leaves such signs out too. */
function asSetting(text: string): string {
  return text
    .replaceAll(/[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[“„‘](.*)[”“’]$/u, '$1');
}

function accountedColumns({ context, read, profiles, certificates }: InspectedSheet) {
  const { confirmed = {}, sealed = false, today = dayInIndia() } = context;
  const ids = new Map(certificates.map(({ id, row }) => [id, row]));
  const isHarmless = isAmong(confirmed.columns ?? []);
  const isKept = isAmong(confirmed.private ?? []);
  return profiles.flatMap(({ column, cells: all }): AccountedColumn[] => {
    const use = allColumns.find((one) => read[one]?.index === column.index);
    const cells = use ? all : all.filter(({ text }) => !isSerialAt(column.index, text));
    if (certificates.length === 0 || cells.length === 0) return [];
    const label = labelOf(column);
    if (use) {
      const none = { isPrivate: undefined, hasLastDays: false, idsOfOthers: 0 };
      return [{ column, cells, use, label, ...none, isConfirmed: true }];
    }
    const texts = new Set(cells.map(({ text }) => text));
    const kinds = Map.groupBy(cells, ({ text }) => privateKind(text));
    const isMost = (own: number) =>
      own * 2 > cells.length && (texts.size > 1 || cells.length === 1);
    // An address or number that is the same in every row belongs to the academy.
    const [kind] = [...kinds].find(([one, own]) => one && isMost(own.length)) ?? [];
    const isPrivate = kind ?? (isKept(label) ? ('private texts' as const) : undefined);
    const isDayToCome = (text: string) => /\d/.test(text) && (registerDate(text) ?? '') > today;
    return [
      {
        column,
        cells,
        use,
        label,
        isPrivate,
        hasLastDays: [...texts].some(isDayToCome),
        idsOfOthers: cells.filter(({ text, row }) => ids.has(text) && ids.get(text) !== row).length,
        isConfirmed: isHarmless(label) ? sealed || !isPrivate : sealed && isKept(label),
      },
    ];
  });
}

function labelOf(column: HeadedColumn): string {
  return column.heading || columnName(column);
}

/** More shapes than this, and more than a fifth of the IDs: then IDs are random, and a shape says nothing. */
const mostShapes = 8;

function idShapes({ ids, context }: InspectedSheet): IdShape[] {
  const { idShapes: confirmed = [], idPrefixes = [], remembered } = context;
  // Where no shape could be confirmed, none can change.
  if (remembered && confirmed.length === 0) return [];
  const own = ids.filter(({ id }) => formedId(id, idPrefixes).form === 'other');
  const groups = Map.groupBy(own, ({ id }) => shapeWithForeign(id));
  if (groups.size > mostShapes && groups.size * 5 > own.length) return [];
  const alike = Map.groupBy(groups.keys(), asTyped);
  const countOf = (general: string) => groups.get(general)?.length ?? 0;
  return [...groups]
    .map(([general, lines]) => ({
      shape: withLetters(general, lines),
      lines,
      isConfirmed: lines.every(({ id }) => confirmed.some((shape) => isOfShape(id, shape))),
      isDamaged:
        visibleText(general) !== general ||
        foreign.test(general) ||
        lines.every(({ id }) => isShortenedNumber(id)) ||
        (alike.get(asTyped(general)) ?? []).some((other) => countOf(other) > lines.length) ||
        [...groups.keys()].some((one) => isTwice(general, one)),
    }))
    .toSorted((one, other) => one.lines.length - other.lines.length);
}

/** The shape of an ID, in which Greek and Cyrillic letters stand for themselves, since they look like Latin ones. */
function shapeWithForeign(id: string): string {
  if (/^[ -~]*$/.test(id)) return shapeOfId(id);
  return Array.from(id, (sign) => (foreign.test(sign) ? sign : shapeOfId(sign))).join('');
}

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** What a shape looks like: the same for all dashes, for digits of all scripts, and with or without spaces. */
function asTyped(shape: string): string {
  const plain = shape.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '');
  return shapeOfId(plain)
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\p{Nd}/gu, '0');
}

/** Whether a shape is another one twice, such as `A-00, A-00` or `A-00 and A-00`: two IDs in one cell. */
function isTwice(shape: string, one: string): boolean {
  const between = shape.slice(one.length, -one.length);
  return (
    shape.startsWith(one) && shape.endsWith(one) && /^(?:[\s,;&+/|]+|\s+\p{L}+\s+)$/u.test(between)
  );
}

/** The shape with the letters that all of its IDs share, such as `ITA-0000-0000`. */
function withLetters(general: string, lines: readonly CertificateRecord[]): string {
  const [first = ''] = lines.map(({ id }) => id);
  const isShared = Array.from({ length: first.length }, (_, at) =>
    lines.every(({ id }) => id[at] === first[at]),
  );
  return (
    Array.from(general.length === first.length ? general.split('') : [], (sign, at) =>
      /[Aa]/.test(sign) && isShared[at] ? (first[at] ?? sign) : sign,
    ).join('') || general
  );
}

function signer({ register, columnAt }: InspectedSheet, salt: string) {
  const labels: string[] = [];
  const labelAt = (index: number) => (labels[index] ??= labelOf(columnAt(index)));
  return signsOf(salt, register.columns, labelAt);
}

function remembered(sheet: InspectedSheet, salt: string): RememberedRows {
  const { certificates, stray, others } = sheet;
  const signs = signer(sheet, salt);
  const count = certificates.length;
  const grouped = Map.groupBy(certificates, ({ id }) => rowKey(id));
  return {
    salt,
    certificates: new Map([...grouped].map(([id, same]) => [id, same.map(signs)])),
    others: new Set([
      ...stray.map((line) => signOfOther(salt, line, '', count)),
      ...others.flatMap(({ name, lines }) =>
        lines.map((line) => signOfOther(salt, line, name, count)),
      ),
    ]),
  };
}

function rowChanges(sheet: InspectedSheet): RowChanges {
  const { certificates, context, stray, others } = sheet;
  const known = context.remembered ?? noRows;
  const signs = signer(sheet, known.salt);
  const isNew = (name: string) => (line: Line) =>
    !known.others.has(signOfOther(known.salt, line, name, certificates.length));
  const changed: CertificateRecord[] = [];
  const changedBeside = new Set<CertificateRecord>();
  const added: CertificateRecord[] = [];
  for (const record of certificates) {
    const before = known.certificates.get(rowKey(record.id));
    if (!before) added.push(record);
    else {
      const now = signs(record);
      const isRead = before.some(({ read }) => read === now.read);
      // A copy to publish has only the columns that are read.
      const isRest = (rest: string) => now.rest === '' || rest === now.rest;
      if (before.some(({ read, rest }) => read === now.read && isRest(rest))) continue;
      changed.push(record);
      if (isRead) changedBeside.add(record);
    }
  }
  const ids = new Set(certificates.map(({ id }) => rowKey(id)));
  // A file with other certificates is another register, such as the blank one to start from.
  const isFirst = added.length === certificates.length;
  const before = isFirst ? [] : [...known.certificates.keys()];
  return {
    isFirst,
    changed,
    changedBeside,
    added,
    gone: before.filter((id) => id !== '' && !ids.has(id)),
    stray: stray.filter(isNew('')),
    others: others
      .map(({ name, lines }) => ({ name, lines: lines.filter(isNew(name)) }))
      .filter(({ lines }) => lines.length > 0),
  };
}

/** Whether a text of a column may be quoted: of a private column, only what is not like the others. */
export function mayBeQuoted(column: AccountedColumn | undefined, text: string): boolean {
  const { isPrivate } = column ?? {};
  return !isPrivate || (isPrivate !== 'private texts' && !privateKind(text));
}

/** The texts of a row with their columns, without those that must not be quoted. */
export function textsOfRow(
  { columnAt }: InspectedSheet,
  { columns }: Pick<Unaccounted, 'columns'>,
  { cells }: Line,
  isBeside: boolean,
): { readonly column: HeadedColumn; readonly text: string }[] {
  return filledCells(cells).flatMap(({ index, text }) => {
    const one = columns.find(({ column }) => column.index === index);
    const isShown = mayBeQuoted(one, text) && !(isBeside && one?.use);
    return isShown && !isSerialAt(index, text) ? [{ column: columnAt(index), text }] : [];
  });
}
