import { contentFiles, isCourseFile } from '../../content/files/content-files.ts';
import {
  cureOf,
  sentenceOf,
  type FieldPath,
  type PlacedText,
  type Problem,
} from '../../content/files/problem.ts';
import { courseFrontMatterSchema } from '../../content/schemas/course.ts';
import { labelOf } from './cms-fields.ts';
import { deskFiles } from './desk-files.ts';
import { syllabusShape } from './file-form.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Where “Words and pictures” has a file. */
export interface FormPlace {
  /** The file's name in “Words and pictures”. */
  readonly label: string;
  /** A link from the desk's other pages to the file's form, if there is a form. */
  readonly link?: string;
}

/** Where “Words and pictures” has the file with this path below `content/`. */
export function placeOf(file: string): FormPlace {
  const course = /^courses\/(.*)\.md$/.exec(file)?.[1];
  if (course !== undefined) {
    return { label: `Course: ${course}`, link: linkTo('courses', course) };
  }
  const known = deskFiles.find((each) => each.file === file);
  return known
    ? { label: known.label, link: linkTo(known.collection, known.entry) }
    : { label: file };
}

/** The file whose form has the address `hash`, such as `#/collections/facts/entries/academy`. */
export function fileAt(hash: string): string | undefined {
  const [, collection, entry = ''] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  if (collection === 'courses') return `courses/${decodeURIComponent(entry)}.md`;
  return deskFiles.find((each) => each.collection === collection && each.entry === entry)?.file;
}

function linkTo(collection: string, entry: string): string {
  return `words#/collections/${collection}/entries/${encodeURIComponent(entry)}`;
}

/** A fault as the desk tells it: with labels of a form, not with lines of a file. */
export interface ToldProblem {
  /** The file's path below `content/`. */
  readonly file: string;
  /** The field, such as `Phones, 2nd`; empty if the message names the field, or is about the whole file. */
  readonly where: string;
  readonly message: string;
  readonly fix: string;
  readonly keptBy?: Problem['keptBy'];
  readonly texts?: readonly ToldText[];
}

/** A text, and the field in which it stands, such as `Cards, 2nd, Title`. */
export interface ToldText {
  readonly where: string;
  readonly text: string;
}

/** Puts faults that the check found into the desk's words. */
export function toldProblems(problems: readonly Problem[]): ToldProblem[] {
  return problems.map((problem) => {
    const { file, path, message, fix, keptBy, texts } = problem;
    const placed = texts?.map((one) => ({ where: whereIs(one, file), text: one.text }));
    const label = labelAt(file, path);
    const sentence = sentenceOf(problem, label === '' ? 'this file' : `\`${label}\``);
    return {
      file,
      ...(keptBy !== undefined && { keptBy }),
      ...(placed && { texts: placed }),
      where: sentence === message ? label : '',
      message: quoted(sentence),
      fix: quoted(fix),
    };
  });
}

/**
 * A fault for somebody who may use the desk or a text editor: in the desk's words, with the form's name. A cure that is
 * different in the file follows the desk's own.
 */
export function wordsOfDesk(problem: Problem) {
  const [told] = toldProblems([problem]);
  const { where = '', message = '', fix = '', texts = [] } = told ?? {};
  const inFile = quoted(problem.inFile ?? problem.fix);
  return {
    message: [placeOf(problem.file).label, where, message].filter((part) => part !== '').join(': '),
    fix: cureOf({ ...problem, fix: inFile === fix ? fix : `${fix} (in the file: ${inFile})` }),
    texts: texts.map((one) => `${one.where}: ${one.text}`),
  };
}

/** Replaces the backticks in a sentence with quotation marks. */
export function quoted(sentence: string): string {
  return sentence.replaceAll(/`([^`]*)`/g, '“$1”');
}

/** The label of a text's field; for a text of another file than the problem's, after that file's name. */
function whereIs({ file, path }: PlacedText, problemFile: string): string {
  const label = labelAt(file, path);
  return file === problemFile ? label : `${placeOf(file).label}, ${label}`;
}

/** The form's label for a field, such as `Cards, 2nd, Title`; empty if the form does not have the field. */
function labelAt(file: string, path: FieldPath): string {
  const [first, line] = path;
  if (first === 'body') return `${syllabusShape.label}, line ${String(line)}`;
  let shape: Shape | undefined = shapeIn(file);
  // If a file is just one list, its form has a single field for the list.
  const labels = typeof first === 'number' ? ['Entries'] : [];
  for (const step of path) {
    if (typeof step === 'number' && shape?.kind === 'list') {
      labels.push(`${step + 1}${endings[ordinals.select(step + 1)] ?? 'th'}`);
      shape = shape.of;
    } else if (shape?.kind === 'fields') {
      shape = shape.fields.get(String(step));
      labels.push(labelOf(String(step), shape));
    } else if (shape?.kind === 'named') {
      labels.push(String(step));
      shape = shape.of;
    }
  }
  return labels.join(', ');
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function shapeIn(file: string): Shape | undefined {
  const known = Object.values(contentFiles).find((content) => content.file === file);
  if (known) return shapeOf(known.schema);
  return isCourseFile(file) ? shapeOf(courseFrontMatterSchema) : undefined;
}
