import type { FaultKind } from '../register/faults/register-fault.ts';
import type { RegisterFaults } from './schemas/register.ts';

/**
 * The owner's sentence for a fault of a file on a device. Those of web pages speak of an address, which it has not.
 */
export function fileFaultAdvice(kind: FaultKind, faults: RegisterFaults): string {
  return kind === 'web-page' || kind === 'sign-in-page' ? webPageFile : faults[kind].owner;
}

const webPageFile =
  'The file is a web page, whatever its name ends with: some programs write one when they export to Excel, and a browser saves one where a download asks for a sign-in. Open it in Excel or LibreOffice. If it shows the register, save it from there as .xlsx and use that file; if not, download the file again while you are signed in.';
