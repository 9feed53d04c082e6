import type { Problem } from '../../content/problems/problem.ts';
import { fieldIn, fieldNamed, placeInForm, type FormPath } from './form-places.ts';

/** A fault as the desk tells it: by the names that its forms show, and without lines of files. */
export interface ToldProblem {
  /** Below `content/`. */
  readonly file: string;
  /** The field, such as `Phones, 2nd`; empty where the sentence names it, or where the whole file is meant. */
  readonly where: string;
  readonly message: string;
  readonly fix: string;
}

/**
 * What the check found, in the words of the forms.
 *
 * @param files the texts that were checked, by path below `content/`
 */
export function toldProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): ToldProblem[] {
  return problems.map((problem) => toldProblem(problem, files.get(problem.file) ?? ''));
}

function toldProblem(problem: Problem, text: string): ToldProblem {
  const { file } = problem;
  const path = fieldIn(file, text, problem);
  const labelled = withLabels(problem.message, file, path);
  return {
    file,
    where: labelled.isNamed ? '' : placeInForm(file, text, problem),
    message: labelled.text,
    fix: formAdvice(withLabels(problem.fix, file, path).text),
  };
}

/**
 * With the label in place of each name between backticks that is a field's, and whether there was one; other texts are only
 * quoted.
 */
function withLabels(sentence: string, file: string, path: FormPath) {
  let isNamed = false;
  const text = sentence.replaceAll(/`([^`]+)`/g, (_, written: string) => {
    const label = fieldNamed(file, written, path.slice(0, -1));
    isNamed ||= label !== undefined;
    return `“${label ?? written}”`;
  });
  return { text, isNamed };
}

/** What to do in a form, where the check speaks of lines of YAML. */
function formAdvice(fix: string): string {
  if (/^add “[^”]*: …”$/.test(fix)) return 'fill it in';
  if (/^add “[^”]*: …” with/.test(fix)) return fix.replace(/“[^”]*: …”/, 'an entry for it');
  const inForm = fix.replace(/delete (?:this|the) line/, 'remove it');
  return inForm.replace('write its value after the colon or dash', 'fill it in');
}
