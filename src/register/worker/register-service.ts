import { fetchRegister } from '../network/fetch-register.ts';
import { findCertificate } from '../lookup/find-certificate.ts';
import { otherColumn } from '../lookup/other-column.ts';
import { readRows } from '../formats/read-rows.ts';
import { openFile } from '../kind/open-file.ts';
import { certificatesIn } from '../rules/certificates-in.ts';
import { loadChunk } from '../faults/load-chunk.ts';
import type { CertificateStates } from '../rules/state-reader.ts';
import type { Certificates } from '../rules/register.ts';
import { asFault } from '../faults/register-fault.ts';
import type {
  FromWorker,
  LoadMessage,
  ToWorker,
  UnknownVerdict,
  Verdict,
} from './worker-messages.ts';

/** What runs in the Worker: keeps the register and answers the page's messages through `post`. */
export function createRegisterService(
  post: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let register: LoadedRegister | undefined;
  return async (message) => {
    try {
      if (message.type === 'load') {
        register = await loadRegister(message, post);
        post({ type: 'ready', records: register.records.length });
      } else if (register) {
        const verdict = await verdictOn(register, message.id);
        post({ type: 'answer', request: message.request, verdict });
      }
      // Asked before the register has been read, it says nothing: "not in the register" would be a lie (R9).
    } catch (error) {
      const { kind, detail } = asFault(error);
      post({ type: 'fault', kind, detail });
    }
  };
}

/** A register that can be asked. */
export interface LoadedRegister extends Pick<Certificates, 'records'> {
  /** Tells what a certificate is today, where columns say so. */
  readonly stateOf?: CertificateStates['stateOf'];
  readonly asOf: UnknownVerdict['asOf'];
  readonly idPrefixes?: readonly string[] | undefined;
}

async function loadRegister(
  { url, columns, idPrefixes }: LoadMessage,
  post: (message: FromWorker) => void,
): Promise<LoadedRegister> {
  let asOf: string | undefined;
  const bytes = await fetchRegister(url, {
    onProgress: (progress) => post({ type: 'progress', phase: 'download', ...progress }),
    onLastModified: (httpDate) => (asOf = httpDate),
  });
  const onRows = (rows: number) => post({ type: 'progress', phase: 'rows', rows });
  onRows(0);
  const sheet = await readRows(await openFile(bytes), { onRows });
  const certificates = certificatesIn(sheet, columns);
  if (certificates.records.length === 0) {
    const { noUsableRows } = await loadChunk(import('../rules/no-usable-rows.ts'));
    throw noUsableRows(sheet, certificates);
  }
  // Of columns beside student, course and ID.
  const hasStates = Object.keys(columns).length > 3;
  const states = hasStates && (await loadChunk(import('../rules/state-reader.ts')));
  return { ...certificates, ...(states && states.readStates(certificates)), asOf, idPrefixes };
}

async function verdictOn(register: LoadedRegister, id: string): Promise<Verdict> {
  const { records, asOf, stateOf } = register;
  const record = findCertificate(register, id);
  if (record) {
    const certificate = { student: record.student, course: record.course, id: record.id };
    const foundBy = otherColumn(record, id);
    return { status: 'valid', certificate, foundBy, state: stateOf?.(record), asOf };
  }
  // What may have been meant is no part of the answer (R8): it is loaded for the first, and if it does not arrive
  // there is none.
  const more = await import('./unknown-verdict.ts').catch(() => undefined);
  return {
    status: 'invalid',
    certificates: records.length,
    similar: [],
    asOf,
    ...more?.unknownVerdict(register, id),
  };
}
