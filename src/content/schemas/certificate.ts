import { z } from 'zod';
import { line, listOf, sentence } from './text.ts';

export type CertificateWords = z.output<typeof certificateSchema>;

/** `content/certificate.yaml`: what stands on the certificates that the desk prints. */
export const certificateSchema = z.strictObject({
  heading: line,
  student: line.describe('Above the student’s name.'),
  course: line.describe('Above the course.'),
  id: line.describe('Above the certificate ID.'),
  check: sentence('address').describe('Below it; `{address}` becomes the validator’s.'),
  date: line.describe('Below the day on which it was issued.'),
  signatories: listOf(line, 2, 2).describe('Who signs: two titles, each below a line.'),
});
