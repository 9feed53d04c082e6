import type { Bytes } from '../bytes/bytes.ts';
import { partSize } from './bucket-layout.ts';
import { utf8 } from './derivation.ts';
import type { CertificateFacts } from '../rules/certificate-facts.ts';
import { stateColumns, type StateColumn } from '../rules/register.ts';
import { SealedFault } from './sealed-fault.ts';

/** What an entry says. The ID isn't in it: who opens it has the ID. */
export interface SealedRecord {
  readonly student: string;
  readonly course: string;
  readonly facts?: CertificateFacts | undefined;
}

/** How many bytes the JSON of a record may have: what four parts hold, less the length. */
export const mostJsonBytes = 4 * partSize - 2;

/** The JSON of a record, UTF-8: its fields in order, those empty at the end left out. */
export function recordJson({ student, course, facts = {} }: SealedRecord): Bytes {
  const { issued = '', until = '', status = '', since = '', replacedBy = '', unclear } = facts;
  const { column = '', text = '' } = unclear ?? {};
  const fields = [student, course, issued, until, status, since, replacedBy, column, text];
  const last = fields.findLastIndex((field, index) => field !== '' || index < 2);
  return utf8(JSON.stringify(fields.slice(0, last + 1)));
}

/** How many parts a record of so many bytes of JSON has, 1 to 4. */
export function partsOf(jsonBytes: number): number {
  return Math.ceil((2 + jsonBytes) / partSize);
}

/** Writes a record, its length first and zeros to the end of its last part, and says how many bytes that took. */
export function writeRecord(json: Bytes, target: Uint8Array, at: number): number {
  target.set([json.length >>> 8, json.length & 0xff], at);
  target.set(json, at + 2);
  return partsOf(json.length) * partSize;
}

/** How many parts follow, from the first of them. @throws SealedFault `damaged-entry` */
export function partsIn(firstPart: Uint8Array): number {
  const count = partsOf(jsonLength(firstPart));
  if (count > 4) throw new SealedFault('damaged-entry', 'its length');
  return count;
}

/**
 * Reads all parts of a record.
 *
 * @throws SealedFault `damaged-entry`, or `outdated-page` for what this page does not know
 */
export function readRecord(parts: Uint8Array): SealedRecord {
  const end = 2 + jsonLength(parts);
  if (parts.subarray(end).some((byte) => byte !== 0)) {
    throw new SealedFault('damaged-entry', 'its padding');
  }
  const fields = fieldsIn(parts.subarray(2, end));
  const [student = '', course = ''] = fields;
  const facts = factsIn(fields);
  return Object.keys(facts).length > 0 ? { student, course, facts } : { student, course };
}

function factsIn(fields: readonly string[]): CertificateFacts {
  const [, , issued, until, status = '', since, replacedBy, column = '', text = ''] = fields;
  if (fields.length > mostFields) throw new SealedFault('outdated-page', 'more fields');
  if (status !== '' && !isStatus(status)) throw unknown('status', status);
  if (column !== '' && !isStateColumn(column)) throw unknown('column', column);
  return {
    ...(issued ? { issued } : {}),
    ...(until ? { until } : {}),
    ...(status === '' ? {} : { status }),
    ...(since ? { since } : {}),
    ...(replacedBy ? { replacedBy } : {}),
    ...(column === '' ? {} : { unclear: { column, text } }),
  };
}

const mostFields = 9;

function unknown(what: string, text: string): SealedFault {
  return new SealedFault('outdated-page', `the ${what} "${text}"`);
}

const statuses = ['withdrawn', 'replaced', 'expired'] as const;

function isStatus(text: string): text is (typeof statuses)[number] {
  return statuses.some((status) => status === text);
}

function isStateColumn(text: string): text is StateColumn {
  return stateColumns.some((column) => column === text);
}

function jsonLength(part: Uint8Array): number {
  return ((part[0] ?? 0) << 8) | (part[1] ?? 0);
}

function fieldsIn(json: Uint8Array): string[] {
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch (cause) {
    throw new SealedFault('damaged-entry', 'its text', { cause });
  }
  if (isTexts(fields) && fields.length >= 2) return fields;
  throw new SealedFault('damaged-entry', 'its fields');
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
