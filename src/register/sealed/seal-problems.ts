import { foldedId } from '../ids/new-form.ts';
import { partsOf, mostJsonBytes, recordJson } from './sealed-record.ts';
import { isDate, isWhole, prefixPattern } from './read-manifest.ts';
import { mostIterations, usualIterations, type FormatLimits } from './format-limits.ts';
import { SealError, type SealProblem } from './seal-error.ts';
import type { CertificateToSeal, SealedInput } from './seal-types.ts';
import { sealedId } from './sealed-id.ts';

/** A certificate that can be sealed. */
export interface CheckedCertificate {
  readonly certificate: CertificateToSeal;
  /** In the one spelling under which its entry is sealed. */
  readonly id: string;
  /** How many slots its entry takes. */
  readonly parts: number;
}

export interface CheckedRegister {
  readonly certificates: readonly CheckedCertificate[];
  readonly rowsWithoutId: readonly number[];
}

/**
 * What of a register is sealed.
 *
 * @throws SealError with everything that keeps it from being sealed
 */
export function checkedRegister(input: SealedInput, limits: FormatLimits): CheckedRegister {
  const problems = [...settingProblems(input, limits)];
  // Without prefixes that hold, no row can be judged.
  if (problems.length > 0) throw new SealError(problems);
  const certificates: CheckedCertificate[] = [];
  const rowsWithoutId: number[] = [];
  const rowOfId = new Map<string, number>();
  for (const certificate of input.records) {
    const { row } = certificate;
    const problem = (text: string) => void problems.push({ row, text });
    const read = sealedId(certificate.id, input.prefixes);
    if (read.kind === 'empty') {
      rowsWithoutId.push(row);
      continue;
    }
    if (read.kind === 'mistyped') {
      problem(mistyped(certificate.id));
      continue;
    }
    const earlier = rowOfId.get(read.id);
    if (earlier === undefined) rowOfId.set(read.id, row);
    else problem(sameId(certificate.id, earlier));
    const json = recordJson(certificate);
    if (json.length > mostJsonBytes) problem(tooLong(json.length));
    certificates.push({ certificate, id: read.id, parts: partsOf(json.length) });
  }
  if (problems.length > 0) throw new SealError(problems);
  return { certificates, rowsWithoutId };
}

function* settingProblems(
  { prefixes, date, now, iterations = usualIterations }: SealedInput,
  { leastIterations }: FormatLimits,
): Iterable<SealProblem> {
  const folded = new Map<string, string>();
  for (const prefix of prefixes) {
    if (!prefixPattern.test(prefix)) {
      yield {
        text: `The prefix "${prefix}" can't be used: a prefix is 2 to 8 of the characters A to Z and 0 to 9. Change it in idPrefixes.`,
      };
    }
    const other = folded.get(foldedId(prefix));
    if (other !== undefined) {
      yield {
        text: `The prefixes "${other}" and "${prefix}" are read as one (O counts as 0, I and L as 1). Remove one of them from idPrefixes.`,
      };
    }
    folded.set(foldedId(prefix), prefix);
  }
  if (!isDate(date)) {
    yield {
      text: `The register's date, "${date}", is no day. It is written like 2026-01-31.`,
    };
  }
  if (!isWhole(now, 1, 2 ** 52)) {
    yield { text: `The time, ${now}, is none: it is counted in whole seconds since 1970.` };
  }
  if (!isWhole(iterations, leastIterations, mostIterations)) {
    yield {
      text: `${iterations} iterations can't be used: validators refuse fewer than ${leastIterations} and more than ${mostIterations}.`,
    };
  }
}

function mistyped(id: string): string {
  return `the ID "${id}" has the form of the academy's own IDs, but one of its characters is wrong. Correct it as the certificate has it. If older IDs have this form too, choose another prefix in idPrefixes.`;
}

function sameId(id: string, row: number): string {
  return `the ID "${id}" is in row ${row} too. Give each certificate an ID of its own, or remove one of the rows.`;
}

function tooLong(bytes: number): string {
  return `student, course and the other columns take ${bytes} bytes together; ${mostJsonBytes} fit. Shorten the longest of them.`;
}
