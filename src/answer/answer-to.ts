import { fill } from '../fill.ts';
import { leftOff } from '../register/certificates/carried-id.ts';
import type { DateFact } from '../register/certificates/columns.ts';
import type { RegisterDate } from '../register/certificates/dates.ts';
import {
  type AnswerKind,
  answerKinds,
  certificateStates,
  type KindOfState,
  lastDays,
  type Tone,
} from '../register/certificates/states.ts';
import type { AskedVerdict, FoundVerdict } from '../register/certificates/verdict.ts';
import type { CertificateProps } from './certificate.tsx';
import type { IslandWords } from './island-words.ts';
import { short, shownDate } from './shown-texts.tsx';

/**
 * A fact of an answer. Visitors read the label and the text; the code uses the name. A fact without a text is not
 * shown.
 */
export type Fact = readonly [
  label: string,
  text: string | undefined,
  name?: DateFact | 'unclear' | 'incomplete',
];

/** The answer to one ID: everything that is needed to show, print or save it. */
export interface Answer extends Texts {
  readonly verdict: AskedVerdict;
  /** Undefined if no certificate was found. */
  readonly certificate: FoundVerdict['certificate'] | undefined;
  readonly checked: Date;
  /** The text that the search left out, such as a full stop after the ID; usually empty. */
  readonly leftOff: string;
  readonly kind: AnswerKind;
  readonly tone: Tone;
  /** A short name of the kind, for lists and files. */
  readonly name: string;
}

interface Texts {
  /** Above the heading: in which other column the register has the visitor's text; undefined for the ID column. */
  readonly foundBy?: string | undefined;
  readonly heading: string;
  /** The answer's sentence, with blanks that `values` fills. */
  readonly sentence: string;
  readonly values: Readonly<Record<string, string>>;
  /** The dates, the unclear status and the missing values. */
  readonly facts: readonly Fact[];
  /** The certificate's date in a list that a visitor saves, such as the day of withdrawal; empty if it has none. */
  readonly date: RegisterDate;
  /** A sentence that gives the date of a sealed register. */
  readonly remark?: string | undefined;
  /** The IDs to try next: similar IDs, or the ID of the replacement. `sentence` has the blank `{id}`. */
  readonly offers: { readonly ids: readonly string[]; readonly sentence: string };
  /** What the drawn certificate shows. */
  readonly drawing: Omit<CertificateProps, 'academy'>;
  /** Whether the student may share the certificate, for example on LinkedIn. */
  readonly mayBeShared: boolean;
  /** The sentence above the academy's contact; undefined if a visitor has nothing to ask. */
  readonly ask?: string | undefined;
  /**
   * The labels of the print button and of the printed QR code, and the printed page's title. Undefined if the answer
   * is not worth printing.
   */
  readonly paper?: Readonly<Record<'print' | 'paper' | 'qrCode', string>> | undefined;
}

/**
 * Puts the register's verdict into words.
 *
 * @param checked when the visitor asked
 * @param whole the text that the ID was found in
 * @param isLink whether the visitor has opened a link, and not typed the ID
 */
export function answerTo(
  verdict: AskedVerdict,
  words: IslandWords,
  checked: Date,
  whole = verdict.id,
  isLink = false,
): Answer {
  const kind = answerKind(verdict);
  const { tone } = answerKinds[kind];
  return {
    verdict,
    certificate: verdict.status === 'found' ? verdict.certificate : undefined,
    checked,
    leftOff: leftOff(whole, verdict.id),
    kind,
    tone,
    name: words.list.answers[kind],
    ...textsOf(verdict, words, isLink),
  };
}

function answerKind(verdict: AskedVerdict): AnswerKind {
  if (verdict.status === 'found') {
    const { state, foundBy } = verdict;
    // The register says nothing of such a text as an ID (R8).
    return foundBy && certificateStates[state.kind].tone === 'good' ? 'unclear' : state.kind;
  }
  if (verdict.status === 'unread' || verdict.status === 'incomplete') return verdict.status;
  if (verdict.id === '') return 'blank';
  if (verdict.similar.length > 0) return 'similar';
  return verdict.status === 'invalid' ? 'unknown' : verdict.status;
}

function textsOf(verdict: AskedVerdict, words: IslandWords, isLink: boolean): Texts {
  if (verdict.status === 'found') return certificateTexts(verdict, words);
  const { id } = verdict;
  const { invalid, states, sealed } = words;
  const similar = verdict.status === 'unread' ? [] : verdict.similar;
  const common = {
    values: { id: short(id) },
    facts: [],
    date: '',
    offers: { ids: similar, sentence: invalid.similar },
    mayBeShared: false,
    paper: id === '' || verdict.status === 'unread' ? undefined : invalid,
  } as const;
  if (verdict.status === 'unread') {
    const sentence = sealed?.faults[verdict.kind].visitor ?? '';
    const heading = sealed?.entryFault ?? '';
    const ask = words.failed.contact;
    return { ...common, heading, sentence, drawing: { look: 'unread' }, ask };
  }
  if (verdict.status === 'incomplete') {
    return {
      ...common,
      heading: states.incomplete.heading,
      sentence: states.incomplete.unknown,
      drawing: { look: 'unread', id: short(id, longestId) },
      ask: states.ask,
    };
  }
  return {
    ...common,
    heading: invalid.message,
    sentence: id !== '' ? invalid.notFound : isLink ? invalid.emptyLink : invalid.empty,
    remark: verdict.status === 'invalid' ? ofDay(sealed?.invalid, verdict.asOf) : undefined,
    drawing: { look: id === '' ? 'idle' : 'unknown' },
    ask: id === '' ? invalid.askForId : invalid.ask,
  };
}

function certificateTexts(
  { id: asked, certificate, state, foundBy, isKept, asOf }: FoundVerdict & AskedVerdict,
  words: IslandWords,
): Texts {
  const { states, valid, invalid, list, sealed } = words;
  const { kind, issued, by, text, lacks } = state;
  const { tone, dates, mayBeShared = false }: KindOfState = certificateStates[kind];
  const isValid = tone === 'good';
  const isSure = isValid && !foundBy;
  const own: StateWords = kind === 'valid' ? { ...states, ...valid } : states[kind];
  const name = list.answers[kind];
  const shown = (date: RegisterDate) => shownDate(date, states.eitherDate);
  const known = dates.flatMap((date) => {
    const day = state[date];
    return date === 'issued' || day === undefined ? [] : [{ date, day, text: shown(day) }];
  });
  const last = known.at(-1);
  const shownIssued = issued && shown(issued);
  const missing = lacks?.map((value) => states.incomplete[value]).join(', ');
  const remark = isKept ? ofDay(sealed?.kept, asOf) : undefined;
  const isLastDay = last && lastDays[last.date]?.upTo === kind;
  const beforeDay = isLastDay ? (own[last.date] ?? '') : `${name},`;
  const dated = last ? `${beforeDay} ${last.text}` : name;
  // On an unclear certificate, the band across the drawing shows the answer's heading, which says more than `name`.
  const band = text ? own.heading : dated;
  // If a certificate has no ID, the typed text that found the certificate is shown instead.
  const id = certificate.id || asked;
  const isNamed = certificate.id !== '' || !isValid;
  return {
    foundBy:
      typeof foundBy === 'object'
        ? fill(valid.foundBy.column, { column: foundBy.name })
        : foundBy && valid.foundBy[foundBy],
    heading: own.heading,
    sentence: isNamed ? own.sentence : valid.sentenceWithoutId,
    values: { ...certificate, id },
    facts: [
      [states.issued, shownIssued, 'issued'],
      ...known.map(({ date, text }): Fact => [own[date] ?? '', text, date]),
      [states.unclear.text, text && shown(text), 'unclear'],
      [states.incomplete.missing, missing, 'incomplete'],
    ],
    date: last?.day ?? '',
    remark,
    offers: { ids: by === undefined ? [] : [by], sentence: states.by },
    drawing: foundBy
      ? { look: 'unread' }
      : {
          look: isValid ? 'valid' : 'ended',
          student: short(certificate.student, longestName),
          course: short(certificate.course, longestName),
          id: short(id, longestId),
          date: shownIssued,
          band: isValid ? undefined : band,
        },
    mayBeShared: mayBeShared && !foundBy,
    ask: isSure ? undefined : states.ask,
    paper: isSure ? valid : invalid,
  };
}

/** In characters. Longer names are shortened in the drawing, but not in the answer's text. */
const longestName = 44;
export const longestId = 24;

type StateWords = Readonly<
  Record<'heading' | 'sentence', string> & Partial<Record<DateFact, string>>
>;

function ofDay(sentence: string | undefined, asOf: string | undefined): string | undefined {
  return sentence && asOf && fill(sentence, { date: shownDate(asOf, asOf) });
}
