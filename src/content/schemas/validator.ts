import { z } from 'zod';
import { line, pageHead, sentence } from './text.ts';

/** `content/validator.yaml`: the words of the certificate validator. */
export const validatorSchema = z.strictObject({
  ...pageHead,
  heading: line,
  loading: line,
  progress: z.strictObject({
    bytes: sentence('received', 'expected'),
    bytesOnly: sentence('received'),
    rows: sentence('rows'),
  }),
  inputLabel: line,
  placeholder: line,
  search: line,
  note: line,
  valid: z.strictObject({
    heading: line,
    sentence: sentence('student', 'course', 'id'),
    checked: sentence('date'),
    print: line,
    copyLink: line,
    linkCopied: line,
    copyFailed: line,
    linkedIn: line,
    qrCode: line,
  }),
  invalid: z.strictObject({ message: line, hint: line, picture: line }),
  failed: z.strictObject({ heading: line, tryAgain: line, contact: line }),
  noScript: line,
});

export type ValidatorWords = z.infer<typeof validatorSchema>;
