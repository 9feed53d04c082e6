/** What a column holds, by the words of its heading. */
export type HeadingKind =
  | 'serial'
  | 'certificate-id'
  /** An ID, and perhaps the certificate's. */
  | 'id'
  /** A number for something else, such as a roll number. */
  | 'other-id'
  | 'aadhaar'
  | 'birth'
  | 'phone'
  | 'e-mail'
  | 'duration'
  | 'date'
  | 'course'
  | 'student'
  | 'other';

/** What the heading says, in English, Hindi or Marathi; undefined for one that is not known. */
export function headingKind(heading: string): HeadingKind | undefined {
  const words = wordsOf(heading);
  if (words.length === 0 || words.length > 8) return undefined;
  const has = (list: readonly string[]) => list.some((word) => words.includes(word));
  return headings.find(({ any, and = any, not = [] }) => has(any) && has(and) && !has(not))?.kind;
}

/** Whether the text is a heading and nothing else; "Training in C" is none. */
export function isHeading(text: string): boolean {
  return headingKind(text) !== undefined && wordsOf(text).every((word) => knownWords.has(word));
}

function wordsOf(heading: string): string[] {
  const plain = heading.normalize('NFKC').toLowerCase();
  return plain
    .replaceAll(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .replace('d o b', 'dob')
    .split(' ')
    .filter((word) => word !== '');
}

const certificate = words('certificate certificates certi cert credential प्रमाणपत्र सर्टिफिकेट');

const number = ['id', 'ids', 'no', 'nos', 'num', 'number', 'code', '#', 'नंबर', 'क्रमांक', 'क्र'];

interface HeadingWords {
  readonly kind: HeadingKind;
  /** One of these words is in it, … */
  readonly any: readonly string[];
  /** … and one of these, … */
  readonly and?: readonly string[];
  /** … and none of these. */
  readonly not?: readonly string[];
}

/** The first that fits counts. */
const headings: readonly HeadingWords[] = [
  {
    kind: 'certificate-id',
    any: certificate,
    and: number,
    not: words('yes date status given received of दिनांक तारीख'),
  },
  { kind: 'e-mail', any: words('email emails mail gmail ईमेल') },
  { kind: 'birth', any: words('dob birth birthdate birthday born जन्म जन्मतारीख जन्मदिनांक') },
  { kind: 'aadhaar', any: words('aadhaar aadhar adhar uidai आधार') },
  {
    kind: 'phone',
    any: words('mobile mob phone ph contact whatsapp cell tel telephone मोबाईल मोबाइल फोन संपर्क'),
  },
  { kind: 'duration', any: words('duration period कालावधी अवधि') },
  {
    kind: 'date',
    any: words('date start end from to joining completion issue issued दिनांक तारीख'),
  },
  { kind: 'id', any: words('student registration reg enrolment enrollment unique'), and: number },
  { kind: 'other-id', any: words('roll prn admission receipt batch seat course'), and: number },
  {
    kind: 'course',
    any: words('course courses programme program subject training trade कोर्स अभ्यासक्रम पाठ्यक्रम'),
    not: words('fee fees completed'),
  },
  {
    kind: 'id',
    any: certificate,
    not: words('yes given received of by signature'),
  },
  {
    kind: 'other',
    any: words(
      'father fathers mother mothers parent guardian trainer faculty teacher college company ' +
        'centre center branch address city grade marks percentage score result remark remarks ' +
        'note notes status batch fee fees amount gender qualification certificate signature ' +
        'clerk checked श्रेणी गुण शेरा',
    ),
  },
  {
    kind: 'student',
    any: words(
      'name names student students candidate trainee learner participant ' +
        'नाव नाम विद्यार्थी विद्यार्थ्याचे',
    ),
  },
  { kind: 'id', any: words('id code') },
  { kind: 'serial', any: ['sr', 'sl', 'serial', ...number, 'अनु', 'अनुक्रमांक'], not: ['of'] },
];

/** Words that only occur beside those. */
const besides = words('s e the of and full office by अ का की चे');

const knownWords = new Set([
  ...headings.flatMap(({ any, and = [] }) => [...any, ...and]),
  ...besides,
]);

function words(list: string): string[] {
  return list.split(' ');
}
