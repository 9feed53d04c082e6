import { readRows } from '../../src/register/formats/read-rows.ts';
import { openFile } from '../../src/register/kind/open-file.ts';
import { RegisterFault, type FaultKind } from '../../src/register/faults/register-fault.ts';
import { certificatesIn } from '../../src/register/rules/certificates-in.ts';
import { findCertificate } from '../../src/register/lookup/find-certificate.ts';
import type { Certificates } from '../../src/register/rules/register.ts';
import { sampleNames, sampleWorkbook } from '../../src/register/testing/sample-workbooks.ts';
import { register, registerFaults, validator as words } from '../content-words.ts';
import { test } from './engine-test.ts';
import { expectAnswer, expectFault, openLink, serveRegister } from './validator-window.ts';

test.skip(/^https?:/.test(register.address), 'the register is on another host');

// What the reader gives in Node is held against Excel, LibreOffice and the list of faults by the unit tests.
for (const name of sampleNames()) {
  test(`${name} gives the same answers, or the same fault, as in Node`, async ({
    visitor,
    site,
  }) => {
    const bytes = sampleWorkbook(name);
    const expected = await certificatesOrFault(bytes);
    serveRegister(site, Buffer.from(bytes));
    await visitor.open('/SearchById');
    if (typeof expected === 'string') {
      await expectFault(visitor, registerFaults[expected].visitor);
      return;
    }
    for (const id of someIds(expected)) {
      await openLink(visitor, id);
      await expectAnswer(visitor, sentenceFor(expected, id));
    }
  });
}

async function certificatesOrFault(bytes: Uint8Array): Promise<Certificates | FaultKind> {
  try {
    const certificates = certificatesIn(await readRows(await openFile(bytes)));
    return certificates.records.length > 0 ? certificates : 'no-usable-rows';
  } catch (error) {
    if (error instanceof RegisterFault) return error.kind;
    throw error;
  }
}

/** Values of the first rows and the last, and one that is in no row. */
function someIds({ records }: Certificates): string[] {
  const values = [...records.slice(0, 3), ...records.slice(-1)].flatMap((record) => record.values);
  return [...new Set(values)].slice(0, 8).concat('no such ID');
}

function sentenceFor(certificates: Certificates, id: string): string {
  const found = findCertificate(certificates, id);
  if (found === undefined) return words.invalid.message;
  const { student, course } = found;
  return words.valid.sentence
    .replace('{student}', () => student)
    .replace('{course}', () => course)
    .replace('{id}', () => found.id);
}
