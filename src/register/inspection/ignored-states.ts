import { factsReader } from '../rules/certificate-facts.ts';
import { dayInIndia, stateOn } from '../rules/certificate-state.ts';
import { dateOrder, daysOf, registerDate } from '../rules/register-date.ts';
import type { CertificateRecord, Register, StateColumn } from '../rules/register.ts';
import { statusMeant } from '../rules/status-words.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { ColumnProfile, FoundColumn } from './column-profiles.ts';
import type { IgnoredState } from './finding.ts';
import { freeColumn } from './free-column.ts';
import { stateHeading } from './state-heading.ts';
import { dateIn } from './value-kind.ts';

/** A text of a column, with the certificate in whose row it is. */
interface Cell {
  readonly record: CertificateRecord;
  readonly text: string;
}

/**
 * The columns that seem to say what certificates are today, and that no setting names: a fault where a certificate is
 * shown as valid that is none by what is in the column, a note where its heading alone says so.
 *
 * @param certificates those of the register's records that are certificates
 * @param profiles of the columns in which something is
 * @param rows the sheet that the register was made of
 */
export function ignoredStates(
  register: Register,
  certificates: readonly CertificateRecord[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  columnAt: (index: number) => FoundColumn,
  today: Date,
): IgnoredState[] {
  const named = new Set(Object.values(register.columns).map((column) => column?.index));
  const free = freeColumn(rows);
  const recordIn = new Map(certificates.map((record) => [record.row, record]));
  const filled = new Map(profiles.map((profile) => [profile.column.index, profile.cells]));
  const day = dayInIndia(today);
  const isShownValid = validShown(register, day);
  const ids = new Set(certificates.map(({ id }) => id));

  return Array.from({ length: free }, (_, index) => index)
    .filter((index) => !named.has(index))
    .flatMap((index): IgnoredState[] => {
      const cells = (filled.get(index) ?? []).flatMap(({ row, text }): Cell[] => {
        const record = recordIn.get(row);
        return record ? [{ record, text }] : [];
      });
      return [...ofColumn(columnAt(index), cells)];
    });

  function* ofColumn(column: FoundColumn, cells: readonly Cell[]): Iterable<IgnoredState> {
    const headed = stateHeading(column.heading ?? '');
    const saysSo = cells.filter(({ text }) => isNoLongerValid(text));
    const use = saysSo.length > 0 ? 'status' : headed;
    if (use === undefined) return;
    const ended = use === 'status' ? saysSo : endedBy(use, cells, day, ids);
    const wrong = ended.filter(({ record }) => isShownValid(record));
    const place = register.columns[use];
    const isMixed = headed === undefined && cells.some(({ text }) => !statusMeant(text));
    const needsMove = column.position === undefined || isMixed;
    const found = {
      use,
      columns: [column],
      isMixed,
      ...(place && { named: columnAt(place.index) }),
      ...(needsMove && { free: columnAt(free) }),
    };
    if (wrong.length > 0) {
      const texts = [...new Set(wrong.map(({ text }) => text))];
      yield { kind: 'ignored-state', rows: wrong.map(({ record }) => record.row), texts, ...found };
    } else if (headed !== undefined && !place && mayBe(headed, cells)) {
      yield { kind: 'ignored-state-column', rows: [], texts: [], ...found };
    }
  }
}

function isNoLongerValid(text: string): boolean {
  return !['valid', undefined].includes(statusMeant(text));
}

/** The cells by which a certificate is no longer valid: a day that is past, or the ID of another certificate. */
function endedBy(
  use: StateColumn,
  cells: readonly Cell[],
  day: string,
  ids: ReadonlySet<string>,
): readonly Cell[] {
  if (use === 'replacedBy') {
    return cells.filter(({ record, text }) => text !== record.id && ids.has(text));
  }
  if (use !== 'validUntil') return [];
  const order = dateOrder(cells.map(({ text }) => text));
  return cells.filter(({ text }) => {
    const date = registerDate(text, order);
    return date !== undefined && daysOf(date)[1] < day;
  });
}

/** Whether visitors are told today that a certificate is valid. */
function validShown(register: Register, day: string): (record: CertificateRecord) => boolean {
  const factsOf = factsReader(register);
  return (record) => ['valid', 'valid-until'].includes(stateOn(factsOf(record), day).kind);
}

/** "Issued" above yes and no is no date of issue, and "Validity" above "2 years" no last day. */
function mayBe(use: StateColumn, cells: readonly Cell[]): boolean {
  if (use === 'status' || use === 'replacedBy' || cells.length === 0) return true;
  return cells.filter(({ text }) => dateIn(text)).length * 2 >= cells.length;
}
