import { fetchRegister } from '../network/fetch-register.ts';
import { findCertificate } from '../lookup/find-certificate.ts';
import { otherColumn } from '../lookup/other-column.ts';
import { readRows } from '../read/read-rows.ts';
import { openFile } from '../file/open-file.ts';
import { certificatesIn } from '../rules/certificates-in.ts';
import { loadChunk } from '../faults/load-chunk.ts';
import { incompleteState } from '../rules/certificate-state.ts';
import type { CertificateStates } from '../rules/state-reader.ts';
import type { CertificateRecord, Certificates } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { asFault } from '../faults/register-fault.ts';
import type { BatchQuestion, BatchReply } from './batch-messages.ts';
import type {
  FoundVerdict,
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
      } else {
        const verdict = await (message.type === 'batch'
          ? answerBatch(message.question, register)
          : register && verdictOn(register, message.id));
        // Asked before the register has been read, it says nothing: "not in the register" would be a lie (R9).
        if (verdict) post({ type: 'answer', request: message.request, verdict });
      }
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
  return registerIn(sheet, { columns, idPrefixes }, asOf);
}

/**
 * The register in a sheet.
 *
 * @param asOf since when it is as it is, where that is known
 * @throws RegisterFault `no-usable-rows`, or `interrupted`
 */
export async function registerIn(
  sheet: readonly SheetRow[],
  { columns, idPrefixes }: Pick<LoadMessage, 'columns' | 'idPrefixes'>,
  asOf?: string,
): Promise<LoadedRegister> {
  const certificates = certificatesIn(sheet, columns);
  if (certificates.records.length === 0) {
    const { noUsableRows } = await loadChunk(import('../rules/no-usable-rows.ts'));
    throw noUsableRows(sheet, certificates);
  }
  const loaded = { ...certificates, asOf, idPrefixes };
  // Student, course and ID, and nothing that tells a state.
  if (Object.keys(columns).length === 3) return loaded;
  const { readStates } = await loadChunk(import('../rules/state-reader.ts'));
  return { ...loaded, ...readStates(certificates) };
}

/** What the register says of an ID. */
export async function verdictOn(register: LoadedRegister, id: string): Promise<Verdict> {
  const { records, asOf } = register;
  const record = findCertificate(register, id);
  if (record) return foundVerdict(register, record, id);
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

/** What the register says of an ID that it has found in this row. */
export function foundVerdict(
  { asOf, stateOf }: LoadedRegister,
  record: CertificateRecord,
  id: string,
): FoundVerdict {
  const certificate = { student: record.student, course: record.course, id: record.id };
  const foundBy = otherColumn(record, id);
  const state = incompleteState(record) ?? stateOf?.(record);
  return { status: 'valid', certificate, foundBy, state, asOf };
}

/** What answers is loaded with the first question. Where it does not arrive, the next question tries again. */
function answerBatch(question: BatchQuestion, register?: LoadedRegister): Promise<BatchReply> {
  return import('./batch-service.ts').then(
    (part) => part.answerBatch(question, register),
    () => ({ status: 'missing' }),
  );
}
