import {
  findingWords,
  type Finding,
  type FindingKind,
  isUnconfirmed,
  rowList,
} from '../../register/inspection/findings.ts';
import { capitalised } from '../../register/inspection/text-kinds.ts';
import { certificateLink } from '../../answer/certificate-link.ts';
import { shownDate } from '../../answer/shown-texts.tsx';
import { answerTo } from '../../answer/answer-to.ts';
import {
  type CertificateRecord,
  isErrorText,
  isNotKnown,
  textIn,
} from '../../register/certificates/certificates.ts';
import { keptAmong } from '../../register/certificates/columns.ts';
import { daysOf } from '../../register/certificates/dates.ts';
import type { CertificateState } from '../../register/certificates/states.ts';
import type { LoadedRegister } from '../../register/certificates/verdict.ts';
import { verdictsOn } from '../../register/worker/list-service.ts';
import type { RoomContent } from './room-content.ts';

/** The codes to print, and the rows that were left out. */
export interface MadeCodes {
  readonly codes: readonly MadeCode[];
  /** The rows without a code, such as `Rows 4, 5`, and why. If `where` is empty, no row gets a code. */
  readonly leftOut: readonly Told[];
  /** The rows that are printed without a date or grade which others have, and why. */
  readonly without: readonly Told[];
}

interface Told {
  readonly where: string;
  readonly why: string;
}

/** A certificate with its link. */
export interface MadeCode extends Pick<CertificateRecord, 'row' | 'student' | 'course' | 'id'> {
  /** The link that opens the site's validator with this certificate. */
  readonly link: string;
  /** The day of issue in words; undefined if the day is missing or ambiguous, or is not printed. */
  readonly date: string | undefined;
  /** Undefined if the grade is missing, or is not printed. */
  readonly grade: string | undefined;
}

/** The chosen rows: from `first` to `last`, all rows below the row of an ID, or all issued since a day (ISO 8601). */
export type Chosen =
  | { readonly by: 'rows'; readonly first: number; readonly last: number }
  | { readonly by: 'id'; readonly after: string }
  | { readonly by: 'day'; readonly since: string };

/**
 * The codes for the certificates in the chosen rows.
 *
 * @param findings the findings of the register's inspection
 * @param onlyValid whether to leave out certificates that are expired, withdrawn and so on
 */
export function madeCodes(
  register: LoadedRegister,
  findings: readonly Finding[],
  { validator, words, certificate }: Pick<RoomContent, 'validator' | 'words' | 'certificate'>,
  chosen: Chosen,
  onlyValid: boolean,
): MadeCodes {
  const none = (why: string) => ({ codes: [], leftOut: [{ where: '', why }], without: [] });
  const isChosen = choiceOf(register, chosen);
  if (!isChosen) return none('No row has this certificate ID.');
  const { records, columns, stateOf } = register;
  if (findings.some((one) => isUnconfirmed(one) && !ofOneRow.has(one.kind)))
    return none('Not everything in the sheet is confirmed yet: see “What is in your sheet?”.');
  const spoiling = findings.filter((finding) => spoilsCode(finding, columns.id?.index));
  const wrongColumn = spoiling.find(({ wrong }) => wrong);
  if (wrongColumn) return none(findingWords(wrongColumn).what);
  const spoilt = spoiling
    .map((finding) => ({ ...finding, rows: finding.rows.filter(isChosen) }))
    .filter(({ rows }) => rows.length > 0);
  const leftOut = spoilt.map((finding) => ({
    where: whereOf(finding.rows),
    why: findingWords(finding).what,
  }));
  const spoiltRows = new Set(spoilt.flatMap(({ rows }) => rows));
  const unspoilt = records.filter(
    ({ row, id }) => isChosen(row) && !spoiltRows.has(row) && id !== '',
  );
  const verdictOn = verdictsOn(
    register,
    unspoilt.map(({ id }) => id),
  );
  const sound = unspoilt.map((record) => {
    const { id } = record;
    return { record, said: answerTo({ ...verdictOn(id), id }, words, new Date()) };
  });
  const ended = Map.groupBy(
    sound.filter(({ said }) => onlyValid && said.tone !== 'good'),
    ({ said }) => said.name,
  );
  for (const [why, those] of ended)
    leftOut.push({ where: whereOf(those.map(({ record }) => record.row)), why });
  const gradeOf = gradeReader(register, certificate.grade?.column);
  const codes = sound
    .filter(({ said }) => !ended.has(said.name))
    .map(({ record }) => {
      const { row, student, course, id } = record;
      const date = certificate.date && dayOf(stateOf(record));
      const grade = gradeOf(record);
      return { row, student, course, id, link: certificateLink(id, validator), date, grade };
    });
  const printed = [
    ...(certificate.date && columns.issued ? (['date'] as const) : []),
    ...(certificate.grade ? (['grade'] as const) : []),
  ];
  const without = printed.flatMap((fact) => {
    const rows = codes.filter((code) => code[fact] === undefined).map(({ row }) => row);
    const why = `The ${fact} is missing or unclear in the sheet, so it is not printed.`;
    return rows.length === 0 ? [] : [{ where: whereOf(rows), why }];
  });
  return { codes, leftOut, without };
}

/** Reads grades in the column with this letter. */
function gradeReader({ names }: LoadedRegister, letter: string | undefined) {
  const column = keptAmong(names, mostColumns).find(({ name }) => name === letter);
  return (record: CertificateRecord) => {
    const text = textIn(record.cells, column);
    const isGrade = text !== '' && !isErrorText(text) && !isNotKnown(record, column);
    return isGrade ? text : undefined;
  };
}

/** As many columns as one or two letters can name. */
const mostColumns = 26 + 26 * 26;

/** Returns undefined if no row has the chosen ID. */
function choiceOf(
  { records, stateOf }: LoadedRegister,
  chosen: Chosen,
): ((row: number) => boolean) | undefined {
  if (chosen.by === 'rows') return (row) => row >= chosen.first && row <= chosen.last;
  if (chosen.by === 'id') {
    const after = records.filter(({ id }) => id === chosen.after).at(-1);
    return after && ((row) => row > after.row);
  }
  const since = records.filter((record) => {
    const { issued } = stateOf(record);
    return issued !== undefined && daysOf(issued)[1] >= chosen.since;
  });
  const rows = new Set(since.map(({ row }) => row));
  return (row) => rows.has(row);
}

function whereOf(rows: readonly number[]): string {
  return capitalised(rowList(rows));
}

function dayOf({ issued }: CertificateState): string | undefined {
  if (issued === undefined) return undefined;
  const [earlier, later] = daysOf(issued);
  return earlier === later ? shownDate(issued, '') : undefined;
}

/** Whether a finding's rows get no codes: the ID may be wrong, or the certificate may no longer be valid. */
function spoilsCode(finding: Finding, idColumn: number | undefined): boolean {
  if (finding.wrong) return finding.wrong.use === 'id';
  const { column } = finding;
  if (harmless.has(finding.kind)) return false;
  return column === undefined || column.index === idColumn;
}

/** These leave out single certificates; all else that is not confirmed may be about any certificate. */
const ofOneRow: ReadonlySet<FindingKind> = new Set(['valid-again', 'changed-rows', 'gone-rows']);

const harmless: ReadonlySet<FindingKind> = new Set(['guessable-ids', 'private-column']);
