import type { FaultKind } from '../register/faults.ts';
import type { Content } from './content.ts';
import type { RegisterFaults } from './schemas/register.ts';

/** What the content says that a register is checked against. */
export function registerContext({ courses, register }: Pick<Content, 'courses' | 'register'>) {
  const {
    columns,
    similarIds = [],
    idPrefixes = [],
    sealed = false,
    sealedLinks = false,
    sealedIdsAreGuessable = false,
  } = register;
  return {
    courses: courses.flatMap(({ path, title, tile }) => [title, tile, path]),
    columns,
    similarIds,
    idPrefixes,
    isSealed: sealed,
    opensByLink: sealedLinks,
    guessingIsAllowed: sealedIdsAreGuessable,
  };
}

/**
 * The owner's sentence for a fault of a file on a device. Those of web pages speak of an address, which it has not.
 */
export function fileFaultAdvice(kind: FaultKind, faults: RegisterFaults): string {
  return kind === 'web-page' || kind === 'sign-in-page' ? webPageFile : faults[kind].owner;
}

const webPageFile =
  'The file is a web page that shows no sheet, whatever its name ends with: a browser saves one where a download asks for a sign-in. Download the file again while you are signed in.';
