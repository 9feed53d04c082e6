import { idAlphabet } from '../../src/register/ids/check-character.ts';
import { printedId } from '../../src/register/ids/new-form.ts';
import type { CertificateToSeal } from '../../src/register/sealed/seal-types.ts';

export const samplePrefix = 'ITA';

/** Made-up certificates, the same each time: names of 14 to 120 bytes, one in 40 of them in Devanagari. */
export function sampleCertificates(count: number): CertificateToSeal[] {
  return Array.from({ length: count }, (_, index) => sampleCertificate(index));
}

/** The certificate at a place, counted from 0; those after the last are genuine in form and in no register. */
export function sampleCertificate(index: number): CertificateToSeal {
  return {
    id: printedId(samplePrefix, bodyOf(index)),
    student: studentOf(index),
    course: pick(courses, index * 3),
    facts: { issued: '2026-01-31', ...(index % 3 === 0 && { until: '2028-12-31' }) },
    row: index + 3,
  };
}

/** Twelve characters: five say which it is, so that no two are equal; the others follow from it. */
function bodyOf(index: number): string {
  let state = index;
  return Array.from({ length: 12 }, (_, place) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const value = place < 5 ? (index >>> (5 * place)) % 32 : state >>> 27;
    return idAlphabet.charAt(value);
  }).join('');
}

function studentOf(index: number): string {
  if (index % 40 === 1) return `आशा उदाहरण नमूना ${index}`;
  const name = `${pick(firstNames, index)} ${pick(lastNames, index * 7)} ${index}`;
  return index % 200 === 2 ? name.padEnd(120, 'x') : name;
}

const firstNames = ['Asha', 'Bina', 'Chetan', 'Divya', 'Esha', 'Farhan', 'Gauri', 'Hari', 'Isha'];
const lastNames = ['Sample', 'Example', 'Placeholder', 'Specimen', 'Muster', 'Dummy', 'Trial'];
const courses = ['Core Java', 'Python', 'Web Design', 'Tally', 'C and C++', 'SQL', 'Data Science'];

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
