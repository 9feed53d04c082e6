import { fetchRegister } from '../network/fetch-register.ts';
import { findCertificate } from '../rules/find-certificate.ts';
import { readFirstSheet } from '../reading/read-first-sheet.ts';
import { applyRegisterRules } from '../rules/register-rules.ts';
import type { Register, RegisterColumns } from '../rules/register.ts';
import { asFault } from '../xlsx/damaged.ts';
import type { FaultReport, FoundCertificate, FromWorker, ToWorker } from './worker-messages.ts';

/** What runs in the Worker: keeps the register and answers the page's messages through `post`. */
export function createRegisterService(
  post: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let register: Register | undefined;
  return async (message) => {
    if (message.type === 'load') {
      try {
        register = await loadRegister(message.url, message.columns, post);
        post({ type: 'ready', records: register.records.length });
      } catch (error) {
        post({ type: 'fault', ...faultReport(error) });
      }
    } else if (register) {
      const record = found(register, message.id);
      post({ type: 'answer', request: message.request, ...(record && { record }) });
    }
    // Asked before the register stands, it says nothing: "not in the register" would be a lie (R9).
  };
}

async function loadRegister(
  url: string,
  columns: RegisterColumns,
  post: (message: FromWorker) => void,
): Promise<Register> {
  const bytes = await fetchRegister(url, {
    onProgress: (progress) => post({ type: 'progress', phase: 'download', ...progress }),
  });
  const onRows = (rows: number) => post({ type: 'progress', phase: 'rows', rows });
  onRows(0);
  return applyRegisterRules(await readFirstSheet(bytes, { onRows }), columns);
}

function found(register: Register, id: string): FoundCertificate | undefined {
  const record = findCertificate(register, id);
  return record && { student: record.student, course: record.course, id: record.id };
}

function faultReport(error: unknown): FaultReport {
  const { kind, detail } = asFault(error);
  return { kind, ...(detail !== undefined && { detail }) };
}
