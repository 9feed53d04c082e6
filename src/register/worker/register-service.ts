import { fetchRegister } from '../network/fetch-register.ts';
import { findCertificate } from '../lookup/find-certificate.ts';
import { otherColumn } from '../lookup/other-column.ts';
import { readRows } from '../formats/read-rows.ts';
import { openFile } from '../kind/open-file.ts';
import { certificatesIn } from '../rules/certificates-in.ts';
import { loadChunk } from '../faults/load-chunk.ts';
import type { Certificates, RegisterColumns } from '../rules/register.ts';
import { asFault } from '../faults/register-fault.ts';
import type { FromWorker, ToWorker, Verdict } from './worker-messages.ts';

/** What runs in the Worker: keeps the register and answers the page's messages through `post`. */
export function createRegisterService(
  post: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let register: Certificates | undefined;
  return async (message) => {
    if (message.type === 'load') {
      try {
        register = await loadRegister(message.url, message.columns, post);
        post({ type: 'ready', records: register.records.length });
      } catch (error) {
        const { kind, detail } = asFault(error);
        post({ type: 'fault', kind, detail });
      }
    } else if (register) {
      const verdict = await verdictOn(register, message.id);
      post({ type: 'answer', request: message.request, verdict });
    }
    // Asked before the register has been read, it says nothing: "not in the register" would be a lie (R9).
  };
}

async function loadRegister(
  url: string,
  columns: RegisterColumns,
  post: (message: FromWorker) => void,
): Promise<Certificates> {
  const bytes = await fetchRegister(url, {
    onProgress: (progress) => post({ type: 'progress', phase: 'download', ...progress }),
  });
  const onRows = (rows: number) => post({ type: 'progress', phase: 'rows', rows });
  onRows(0);
  const sheet = await readRows(await openFile(bytes), { onRows });
  const certificates = certificatesIn(sheet, columns);
  if (certificates.records.length > 0) return certificates;
  const { noUsableRows } = await loadChunk(import('../rules/no-usable-rows.ts'));
  throw noUsableRows(sheet, certificates);
}

async function verdictOn({ records }: Certificates, id: string): Promise<Verdict> {
  const record = findCertificate({ records }, id);
  if (!record) {
    const similar = await similarIds(records, id);
    return { status: 'invalid', certificates: records.length, similar };
  }
  const certificate = { student: record.student, course: record.course, id: record.id };
  return { status: 'valid', certificate, foundBy: otherColumn(record, id) };
}

/** An offer is no part of the answer (R8): what finds it is loaded for the first, and if it does not arrive there is none. */
async function similarIds(
  records: Certificates['records'],
  id: string,
): Promise<readonly string[]> {
  const lookup = await import('../lookup/similar-ids.ts').catch(() => undefined);
  return lookup?.similarIds(records, id) ?? [];
}
