import { z } from 'zod';
import { sealedFaultKinds } from '../../register/sealed/sealed-fault.ts';
import { severalSchema } from './several.ts';
import { card, line, labelledHead, sentence } from './text.ts';

/** A certificate that is no longer valid. */
const endedState = z.strictObject({
  heading: line,
  sentence: sentence('student', 'course', 'id'),
  /** The label of the day from which that holds. */
  since: line,
});

const how = z.strictObject({
  heading: line,
  points: z.array(card).min(1, 'needs at least one entry'),
});

/** What a visitor reads, and what the owner does about it. */
const fault = z.strictObject({ visitor: line, owner: line });

/** `content/validator.yaml`: the words of the certificate validator. */
export const validatorSchema = z.strictObject({
  ...labelledHead,
  heading: line,
  /** One or two letters in the brackets at the top of the page. */
  sign: line.max(2, 'must be one or two letters'),
  /** What an employer wants to know before trusting the answer. */
  how,
  loading: line,
  /** What to do where that takes long. */
  longWait: line,
  progress: z.strictObject({
    bytes: sentence('received', 'expected'),
    bytesOnly: sentence('received'),
    rows: sentence('rows'),
  }),
  inputLabel: line,
  placeholder: line,
  search: line,
  note: line,
  /** What an ID looks like, for someone who has typed none yet. */
  example: line,
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
    /** Said where the match is not in the column of the IDs: by the student, the course or another column. */
    foundBy: z.strictObject({ student: line, course: line, column: sentence('column') }),
  }),
  invalid: z.strictObject({
    message: line,
    hint: line,
    picture: line,
    /** Offers an ID that differs only in what typing and copying spoil. */
    similar: sentence('id'),
    /** That the offer changes nothing about the answer. */
    similarNote: line,
    /** Said of an ID with a check character that is wrong. */
    mistyped: line,
    /** What was looked for, where and when: the labels of a list. */
    evidence: z.strictObject({ id: line, academy: line, certificates: line, checked: line }),
    /** Above the ways to reach the academy. */
    ask: line,
    print: line,
    qrCode: line,
  }),
  /** What a certificate is today, where the register has columns that say so. */
  states: z.strictObject({
    issued: line,
    until: line,
    /** A date that can be read in two ways. */
    eitherDate: sentence('earlier', 'later'),
    expired: endedState.extend({ until: line }),
    withdrawn: endedState,
    replaced: endedState,
    /** Looks up the certificate that replaces this one. */
    by: sentence('id'),
    unclear: endedState.omit({ since: true }).extend({ text: line }),
    /** Above the ways to reach the academy. */
    ask: line,
  }),
  /** Since when the register is as it is, where its host says so. */
  asOf: z.strictObject({ label: line, sentence: sentence('date', 'checked') }),
  failed: z.strictObject({
    heading: line,
    tryAgain: line,
    /** Of the ID in the link, where its check character is wrong. */
    mistyped: sentence('id'),
    contact: line,
  }),
  /** What is said only where the register is sealed. */
  sealed: z.strictObject({
    /** In place of `how`. */
    how,
    /** Below the box. */
    onlyId: line,
    searching: line,
    invalid: sentence('date'),
    /** Of a certificate that this device had kept for when it is offline. */
    kept: sentence('date'),
    entryFault: line,
    faults: z.record(z.enum(sealedFaultKinds), fault),
  }),
  /** Many IDs at once. */
  several: severalSchema,
  noScript: line,
});

export type ValidatorWords = z.infer<typeof validatorSchema>;
