import type { FaultKind } from '../register/faults.ts';
import type { RegisterFaults } from './schemas/register.ts';

/**
 * The owner's sentence for a fault of a file on a device. Those of web pages speak of an address, which it has not.
 */
export function fileFaultAdvice(kind: FaultKind, faults: RegisterFaults): string {
  return kind === 'web-page' || kind === 'sign-in-page' ? webPageFile : faults[kind].owner;
}

const webPageFile =
  'The file is a web page that shows no sheet, whatever its name ends with: a browser saves one where a download asks for a sign-in. Download the file again while you are signed in.';
