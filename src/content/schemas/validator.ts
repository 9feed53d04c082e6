import { z } from 'zod';
import {
  dateColumns,
  type DateFact,
  registerColumns,
} from '../../register/certificates/columns.ts';
import {
  type AnswerKind,
  answerKinds,
  certificateStates,
  type StateKind,
} from '../../register/certificates/states.ts';
import { sealedFaultKinds } from '../../register/faults.ts';
import { card, fault, fieldsOf, line, labelledHead, listOf, oneOrMore, sentence } from './text.ts';

/** The dates that have a label in each state. The label of the day of issue is the same in every state, so it is left out. */
function ownDates<Date extends DateFact>(dates: readonly Date[]) {
  return dates.filter((date): date is Exclude<Date, 'issued'> => date !== 'issued');
}

/** The words for a certificate that is not valid, with the labels of its dates. */
function stateWords<Kind extends StateKind>(kind: Kind) {
  const dates: readonly (typeof certificateStates)[Kind]['dates'][number][] =
    certificateStates[kind].dates;
  return z.strictObject({
    heading: line,
    sentence: sentence('student', 'course', 'id'),
    ...fieldsOf(ownDates(dates), () => line.describe('The label of the day.')),
  });
}

type Ended = {
  [Kind in StateKind]: (typeof certificateStates)[Kind]['tone'] extends 'ended' ? Kind : never;
}[StateKind];
const ended = (Object.keys(certificateStates) as StateKind[]).filter(
  (kind): kind is Ended => certificateStates[kind].tone === 'ended',
);
// `fieldsOf` gives all states the same type.
const endedWords = fieldsOf(ended, stateWords) as unknown as {
  [Kind in Ended]: ReturnType<typeof stateWords<Kind>>;
};

const how = z.strictObject({ heading: line, points: oneOrMore(card) });

/** The words of "Several". */
const list = z.strictObject({
  modes: z.strictObject({ label: line, one: line, list: line }).describe('One ID or a list.'),
  missing: line.describe('Shown if the part of the page that checks lists can’t be loaded.'),
  intro: sentence('most'),
  box: z.strictObject({ label: line, hint: line, pasted: sentence('length') }),
  file: z.strictObject({
    choose: line,
    hint: line,
    reading: sentence('name'),
    chosen: sentence('name'),
    remove: line,
    /** The sentences for a file that can't be read. */
    faults: z.strictObject({
      empty: line,
      locked: line,
      damaged: line,
      notAList: line,
      tooLarge: line,
    }),
  }),
  column: z.strictObject({
    label: line,
    option: sentence('letter', 'heading'),
    noHeading: sentence('letter'),
    every: line,
    first: sentence('values'),
    heading: sentence('heading'),
  }),
  check: line,
  /** Why a list can't be checked. */
  refused: z.strictObject({
    none: line,
    tooMany: sentence('count', 'most'),
    missing: line,
  }),
  progress: z.strictObject({
    running: sentence('done', 'count'),
    stop: line,
    stopped: sentence('done', 'count'),
    broken: sentence('done', 'count'),
    goOn: line,
  }),
  result: z.strictObject({
    heading: line,
    done: sentence('count'),
    repeated: sentence('count'),
    show: line,
    all: line,
    notShown: sentence('count'),
    print: line,
    saveCsv: line,
    saveXlsx: line,
    saved: sentence('name'),
    fileName: line.regex(/^[\w-]+$/, 'may have letters, digits and hyphens only'),
  }),
  table: z.strictObject({
    caption: line,
    number: line,
    id: line,
    answer: line,
    student: line,
    course: line,
    date: line,
    note: line,
    checked: line,
  }),
  /** A few words for each kind of answer. */
  answers: z.strictObject(fieldsOf(Object.keys(answerKinds) as AnswerKind[], () => line)),
  notes: z.strictObject({
    ...fieldsOf(ownDates(dateColumns.map((column) => registerColumns[column].date)), () =>
      sentence('date'),
    ),
    wasUntil: sentence('date'),
    unclear: sentence('text'),
    incomplete: sentence('missing'),
    lacksIds: line.describe(
      'Said if the register has a row without an ID, to which this ID may belong.',
    ),
    mistyped: line,
    words: line.describe('Said of an ID that has several words and is not in the register.'),
    sameAs: sentence('number'),
    leftOff: sentence('text').describe('What the list had after the ID.'),
  }),
});

/** `content/validator.yaml`: the words of the certificate validator. */
export const validatorSchema = z.strictObject({
  ...labelledHead,
  heading: line,
  /** The explanation for employers, who want to know how far they can trust the answer. */
  how,
  loading: line,
  longWait: line.describe('What to do if that takes long.'),
  progress: z.strictObject({
    bytes: sentence('received', 'expected'),
    bytesOnly: sentence('received'),
    rows: sentence('rows'),
  }),
  inputLabel: line,
  placeholder: line,
  search: line,
  note: line,
  example: line.describe('What an ID looks like, for visitors who have not typed one yet.'),
  valid: z.strictObject({
    idPlace: line
      .optional()
      .describe(
        'The words at the ID’s place in the drawn certificate. Leave them out if your certificates look different.',
      ),
    heading: line,
    sentence: sentence('student', 'course', 'id'),
    sentenceWithoutId: sentence('student', 'course'),
    checked: sentence('moment'),
    register: sentence('academy', 'host').describe('Which register was asked.'),
    registerAsOf: sentence('academy', 'date', 'host'),
    leftOff: sentence('text').describe('What a link had after the ID.'),
    print: line,
    copyLink: line,
    linkCopied: line,
    copyFailed: line,
    linkedIn: line,
    linkedInLink: line.describe(
      'The text of the button if it sends a link that opens the certificate.',
    ),
    qrCode: line,
    paper: sentence('id').describe('The title of the paper, and its name as a PDF.'),
    letters: sentence('text').describe(
      'Shown if the device has no font for the certificate’s letters.',
    ),
    /** Shown if the text was not found in the column of IDs, but elsewhere: as a student, as a course or in another column. */
    foundBy: z.strictObject({ student: line, course: line, column: sentence('column') }),
  }),
  invalid: z.strictObject({
    notFound: sentence('id'),
    empty: line.describe('Said if the box was empty.'),
    message: line,
    hint: line,
    picture: line,
    similar: sentence('id').describe(
      'Offers an ID that differs only in characters that are easily mistyped.',
    ),
    offered: sentence('search').describe('How to get to the buttons, for screen readers.'),
    similarNote: line.describe('Says that the offer does not change the answer.'),
    mistyped: line.describe('Said of an ID whose check character is wrong.'),
    ask: line.describe('Above the ways to reach the academy.'),
    askForId: line.describe('The same if the box was empty: where the ID is on a certificate.'),
    print: line,
    qrCode: line,
    paper: sentence('id').describe('The title of the paper, and its name as a PDF.'),
  }),
  /** The states of a certificate, if the register has columns for them. */
  states: z.strictObject({
    ...fieldsOf(certificateStates.valid.dates, () => line),
    eitherDate: sentence('earlier', 'later').describe('A date that can be read in two ways.'),
    ...endedWords,
    by: sentence('id').describe('Looks up the certificate that replaces this one.'),
    unclear: stateWords('unclear').extend({ text: line }),
    incomplete: z
      .strictObject({
        heading: line,
        sentence: sentence('id'),
        unknown: sentence('id').describe(
          'Said of an ID that is not found, if some rows of the register have no readable ID.',
        ),
        missing: line.describe('The label of what is missing.'),
        student: line,
        course: line,
        state: line.describe('Said of a date or the status if the row has none.'),
      })
      .describe('Said if something in the register is missing or cannot be read.'),
    ask: line.describe('Above the ways to reach the academy.'),
  }),
  /**
   * The facts on a printed answer: what was looked up, where and when. The host gives only the date on which the register was
   * put online.
   */
  evidence: z.strictObject({
    id: line,
    checked: line,
    academy: line,
    host: line,
    certificates: line,
    asOf: line,
  }),
  failed: z.strictObject({
    heading: line,
    tryAgain: line,
    contact: line,
  }),
  broken: line.describe(
    'Said if the program itself fails; the ways to reach the academy are below it.',
  ),
  /** Words that are used only for a sealed register. */
  sealed: z.strictObject({
    /** Replaces the `how` of a plain register. */
    how,
    onlyId: line.describe('Below the box.'),
    links: z
      .strictObject({ how, onlyLink: line })
      .describe('Shown in place of both if a certificate opens only by its own link.'),
    searching: line,
    invalid: sentence('date'),
    kept: sentence('date').describe(
      'Shown with a certificate that this device kept for offline use.',
    ),
    entryFault: line,
    faults: z.record(z.enum(sealedFaultKinds), fault),
  }),
  list: list.describe('“Several”: many IDs at once.'),
  syllabus: sentence('course', 'counts').describe(
    'Below a valid answer: a link to the course’s page, if the site has a course of that name.',
  ),
  noScript: line,
});

export type ValidatorWords = z.infer<typeof validatorSchema>;

/** `content/certificate.yaml`: the words on the certificates that the desk prints. */
export const certificateSchema = z.strictObject({
  heading: line,
  student: line.describe('Above the student’s name.'),
  course: line.describe('Above the course.'),
  id: line.describe('Above the certificate ID.'),
  check: sentence('address').describe('Below it; `{address}` becomes the validator’s.'),
  date: line.describe('Below the day on which it was issued.'),
  signatories: listOf(line, 2, 2).describe('Who signs: two titles, each below a line.'),
});

export type CertificateWords = z.output<typeof certificateSchema>;
