import { z } from 'zod';
import { anyOf } from '../../fill.ts';
import { type DateFact, dateFacts } from '../../register/certificates/columns.ts';
import {
  type AnswerKind,
  answerKinds,
  certificateStates,
  type StateKind,
  statusesButValid,
} from '../../register/certificates/states.ts';
import { sealedFaultKinds } from '../../register/faults.ts';
import { formatsOfFiles, nameWithEnding } from '../../spreadsheet/file-formats.ts';
import {
  card,
  fault,
  fieldsOf,
  line,
  labelledHead,
  listOf,
  oneOrMore,
  says,
  sentence,
  sentenceWith,
} from './text.ts';

/** Leaves out the day of issue, whose label is the same in every state. */
function ownDates<Date extends DateFact>(dates: readonly Date[]) {
  return dates.filter((date): date is Exclude<Date, 'issued'> => date !== 'issued');
}

/** The words for a state of a certificate, such as withdrawn, and the labels of its dates. */
function stateWords<Kind extends StateKind>(kind: Kind) {
  const dates: readonly (typeof certificateStates)[Kind]['dates'][number][] =
    certificateStates[kind].dates;
  return z.strictObject({
    heading: line,
    sentence: sentence('student', 'course', 'id'),
    ...fieldsOf(ownDates(dates), () => line.describe('The label of the date in the answer.')),
  });
}

// The cast gives each state its own type, which `fieldsOf` loses.
const otherWords = fieldsOf(statusesButValid, stateWords) as unknown as {
  [Kind in (typeof statusesButValid)[number]]: ReturnType<typeof stateWords<Kind>>;
};

const how = z.strictObject({ heading: line, points: oneOrMore(card) });

const list = z.strictObject({
  modes: z
    .strictObject({ label: line, one: line, list: line })
    .describe('The choice between one ID and a list of IDs.'),
  missing: line.describe('Shown if the part of the page that checks lists can’t be loaded.'),
  intro: sentence('most'),
  box: z.strictObject({ label: line, hint: line, pasted: sentence('length') }),
  file: z.strictObject({
    choose: line,
    hint: sentenceWith('kinds', formatsOfFiles.map(({ name }) => name).join(', ')).describe(
      '`{kinds}` becomes the kinds of files that the validator reads.',
    ),
    reading: sentence('name'),
    chosen: sentence('name'),
    remove: line,
    faults: z.strictObject({
      empty: line,
      locked: line,
      damaged: line,
      notAList: sentenceWith('kinds', anyOf(formatsOfFiles.map(nameWithEnding))).describe(
        '`{kinds}` becomes the kinds of files that the validator reads, with their file-name endings.',
      ),
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
    otherNames: sentence('count'),
    repeated: sentence('count'),
    show: line,
    all: line,
    notShown: sentence('count'),
    print: line,
    saveCsv: line,
    saveXlsx: line,
    saved: sentence('name', 'link').describe(
      'Says where to look for the saved file, since browsers do not tell whether it was saved.',
    ),
    fileName: line.regex(/^[\w-]+$/, 'may contain only letters, digits, hyphens and underscores'),
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
  answers: z.strictObject(fieldsOf(Object.keys(answerKinds) as AnswerKind[], () => line)),
  notes: z.strictObject({
    ...fieldsOf(ownDates(dateFacts), () => sentence('date')),
    wasUntil: sentence('date'),
    unclear: sentence('text'),
    incomplete: sentence('missing'),
    lacksIds: line.describe(
      'Shown for an ID that is not found, if some rows of the register have no readable ID.',
    ),
    words: line.describe('Shown for an ID of several words that is not in the register.'),
    sameAs: sentence('number'),
    sameName: line.describe('Shown if the register and the visitor’s list have the same name.'),
    otherName: sentence('name').describe('Shown if the visitor’s list has another name.'),
    leftOff: sentence('text').describe('The text that followed the ID in the list.'),
  }),
});

/** `content/validator.yaml` */
export const validatorSchema = z.strictObject({
  ...labelledHead,
  heading: line,
  /** For employers, who want to know how far they can trust the answer. */
  how: how.extend({ source: sentence('host').describe('Where the register comes from.') }),
  loading: line,
  longWait: line.describe('What to do if loading the register takes long.'),
  notPrinted: sentence('link').describe('Shown if the browser has not begun to print.'),
  progress: z.strictObject({
    bytes: sentence('received', 'expected'),
    bytesOnly: sentence('received'),
    rows: sentence('rows'),
  }),
  inputLabel: line,
  placeholder: line,
  search: line,
  note: line,
  example: line.describe(
    'Shows visitors what an ID looks like. The website fills `{example}` in from the shapes of your IDs (`idShapes`).',
  ),
  valid: z.strictObject({
    idPlace: line
      .optional()
      .describe(
        'A note in the drawing of a certificate. It says where the ID is printed. Leave it out if your certificates look different.',
      ),
    heading: line,
    sentence: sentence('student', 'course', 'id'),
    sentenceWithoutId: sentence('student', 'course'),
    checked: sentence('moment'),
    register: sentence('academy').describe('Which register was asked.'),
    registerAsOf: sentence('academy', 'date'),
    leftOff: sentence('text').describe('The text that followed the ID in a link.'),
    print: line,
    copyLink: line,
    linkCopied: line,
    copyFailed: line,
    linkedIn: line,
    linkedInLink: line.describe(
      'The text of the LinkedIn button for a certificate that opens only by its own link.',
    ),
    qrCode: line,
    paper: sentence('id').describe(
      'The title of the printed answer, and the name of its file if it is saved as a PDF.',
    ),
    letters: sentence('text').describe(
      'Shown if the device has no font for the certificate’s letters.',
    ),
    /** The first line of an answer if the visitor's text was found, but not in the column of IDs. */
    foundBy: z.strictObject({ student: line, course: line, column: sentence('column') }),
  }),
  invalid: z.strictObject({
    notFound: sentence('id'),
    empty: line.describe('Shown if the visitor typed nothing.'),
    emptyLink: line.describe('Shown if the visitor has opened a link without an ID.'),
    message: line,
    hint: line,
    picture: line,
    similar: sentence('id').describe(
      'Offers an ID of the register that is similar to the typed ID.',
    ),
    offered: sentence('search').describe(
      'Tells screen-reader users that the button with the offered ID comes after the button `{search}`.',
    ),
    mistyped: line.describe('Shown for an ID whose check character is wrong.'),
    cut: line.describe('Shown for a text that is only the beginning of an ID.'),
    ask: line.describe('The sentence above the ways to reach the academy.'),
    askForId: line.describe(
      'Shown if the visitor typed nothing. Says where the ID is on a certificate.',
    ),
    print: line,
    qrCode: line,
    paper: sentence('id').describe(
      'The title of the printed answer, and the name of its file if it is saved as a PDF.',
    ),
  }),
  states: z.strictObject({
    ...fieldsOf(certificateStates.valid.dates, () => line),
    eitherDate: sentence('earlier', 'later').describe('A date that can be read in two ways.'),
    ...otherWords,
    by: sentence('id').describe(
      'The text of the button that looks up a certificate’s replacement. `{id}` becomes the replacement’s ID.',
    ),
    unclear: stateWords('unclear').extend({ text: line }),
    incomplete: z
      .strictObject({
        heading: line,
        sentence: sentence('id'),
        unknown: sentence('id').describe(
          'Shown for an ID that is not found, if some rows of the register have no readable ID.',
        ),
        missing: line.describe('The label before the names of the missing details.'),
        student: line,
        course: line,
        state: line.describe('Shown as the missing detail if a date or the status cannot be read.'),
      })
      .describe(
        'The answer if a detail of the certificate is missing in the register or cannot be read.',
      ),
    ask: line.describe('The sentence above the ways to reach the academy.'),
  }),
  /** `asOf` labels the day on which the register was put online. */
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
    'Shown if the validator itself fails. The ways to reach the academy are below this text.',
  ),
  sealed: z.strictObject({
    /** Replaces the `how` above. */
    how,
    onlyId: line.describe('The sentence below the box for the ID.'),
    links: z
      .strictObject({ how, onlyLink: line })
      .describe('Replaces `how` and `onlyId` if a certificate opens only by its own link.'),
    searching: line,
    invalid: sentence('date'),
    kept: sentence('date').describe(
      'Shown with a certificate that this device kept for offline use.',
    ),
    entryFault: line,
    faults: z.record(z.enum(sealedFaultKinds), fault),
  }),
  list: list.describe('The part “A list”, which checks many IDs at once.'),
  syllabus: sentence('course', 'counts').describe(
    'Below a valid answer: a link to the course’s page, if the site has a course of that name.',
  ),
  noScript: line,
});

export type ValidatorWords = z.infer<typeof validatorSchema>;

/** `content/certificate.yaml`: the words on the certificates that the desk prints. */
export const certificateSchema = z.strictObject({
  heading: line,
  student: line.describe('The words above the student’s name.'),
  course: line.describe('The words above the course.'),
  id: line.describe('The words above the certificate ID.'),
  check: sentence('address').describe(
    'The words below the certificate ID. `{address}` becomes the address of the validator.',
  ),
  date: line
    .optional()
    .describe(
      'The word above the day of issue, if the register gives that day. If it is blank, no day is printed.',
    ),
  grade: z
    .strictObject({
      label: line.describe('The word above the grade.'),
      column: line
        .regex(
          /^(?![EG]$)[A-Z]{1,2}$/,
          says(
            'must be the letter of a column, but not E or G, which are never read',
            'write the letter that the sheet shows above the grades, such as D',
          ),
        )
        .describe('The letter of the sheet’s column with the grades, such as D.'),
    })
    .optional()
    .describe('Prints each student’s grade, if the sheet has it.'),
  signatories: listOf(line, 2, 2).describe(
    'The job titles of the two people who sign. Each title is below a line.',
  ),
});

export type CertificateWords = z.output<typeof certificateSchema>;
