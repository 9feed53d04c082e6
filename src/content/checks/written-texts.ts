import { z } from 'zod';
import { wordsOf } from '../../register/words-of.ts';
import { contentFiles, isCourseFile } from '../files/content-files.ts';
import { parseCourseFile } from '../files/parse-course-file.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import { type FieldPath, type PlacedText, problemAt, type Problem } from '../files/problem.ts';
import { schemaAt, textsIn } from '../files/schema-at.ts';

/** A text that visitors read. The path is empty for a text of a course. */
export interface Written extends PlacedText {
  readonly problem: (
    message: string,
    fix: string,
    more?: Pick<Problem, 'keptBy' | 'texts'>,
  ) => Problem;
}

type Files = ReadonlyMap<string, string>;

/**
 * Every text of the YAML files, apart from addresses of courses and pages, and from samples that stay; and what a course's
 * file says above its modules.
 */
export function writtenTexts(files: Files): Written[] {
  const ofCourses = [...files].flatMap(([file, text]) => courseTexts(file, text));
  const ofPages = Object.values(contentFiles).flatMap(({ file, schema }): Written[] => {
    if (file === contentFiles.keptSamples.file) return [];
    const { value, problemOf } = parseYamlFile(file, files.get(file) ?? '', z.unknown());
    return textsIn(value)
      .filter(({ path, isName }) => !isName && !isAddress(schemaAt(schema, path)))
      .map(({ path, text }) => ({
        file,
        path,
        text,
        problem: (...said) => problemOf(path, ...said),
      }));
  });
  return [...ofPages, ...ofCourses];
}

function courseTexts(file: string, source: string): Written[] {
  if (!isCourseFile(file)) return [];
  const { value, before, afterwards } = parseCourseFile(file, source);
  const lines = source.split('\n');
  return [value?.promise, value?.description, ...before, ...afterwards].flatMap((text) => {
    if (text === undefined) return [];
    const line = lines.findIndex((written) => written.includes(text)) + 1 || 1;
    const problem: Written['problem'] = (message, fix, more) => ({
      ...problemAt(file, { line, column: 1 }, { message, fix }),
      ...more,
    });
    return [{ file, path: [], text, problem }];
  });
}

function isAddress(schema: unknown): boolean {
  const kind = schema instanceof z.ZodType && schema.meta()?.['desk'];
  return kind === 'course' || kind === 'page';
}

/** The text of the field `name` in the same entry as the text at `path`. */
export function textBeside(written: readonly Written[], path: FieldPath, name: string) {
  const at = [...path.slice(0, -1), name].join('›');
  return written.find((other) => other.path.join('›') === at)?.text;
}

/** The title of each course. */
export function courseTitles(files: Files): string[] {
  const courses = [...files].filter(([file]) => isCourseFile(file));
  return courses.flatMap(([file, text]) => parseCourseFile(file, text).value?.title ?? []);
}

/** Whether `text` has `name`, whatever its capitals, spaces, dots and hyphens, and with or without a plural's s. */
export function isNamedIn(text: string, name: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(name)) return false;
  const words = name.replace(/s$/, '').split(/[\s.-]+/);
  const pattern = words
    .map((word) => word.replaceAll(/[\\^$*+?()[\]{}|]/g, '\\$&'))
    .join('[\\s.-]*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}s?(?![\\p{L}\\p{N}+#])`, 'iu').test(text);
}

/**
 * Whether `text` still names what is `gone`: by the whole name, or by a part of it with capitals that no name of `left` has,
 * inside a sentence: "Photoshop" of "Adobe Photoshop". A neighbour with a capital makes it another name: "Spring Security"
 * is no part of "Cyber Security".
 */
export function isGoneNamedIn(text: string, gone: string, left: readonly string[]): boolean {
  const kept = new Set(left.flatMap(wordsOf));
  const own = (gone.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !kept.has(word.toLowerCase()));
  const properNames = text.matchAll(
    /(?<=[^\s.!?:›]\s+["“(]?)\p{Lu}[\p{L}\p{N}]*(?:\s+\p{Lu}[\p{L}\p{N}]*)*(?![\p{L}\p{N}+#])/gu,
  );
  return (
    isNamedIn(text, gone) ||
    [...properNames].some(([name]) => name.split(/\s+/).every((word) => own.includes(word)))
  );
}

/**
 * Finds what a change has made outdated: texts with a name that is gone, which was the title of a course, or of an entry of
 * a list, such as a duration, a service or a teacher; the tile beside a new title; the caption beside a new picture; and
 * the file of the register before it got another name.
 */
export function outdated(before: Files, after: Files): Problem[] {
  const [writtenBefore, written] = [writtenTexts(before), writtenTexts(after)];
  const left = namesIn(after, written);
  const gone = [...new Set(namesIn(before, writtenBefore)).difference(new Set(left))].filter(
    (name) => !left.some((other) => isNamedIn(other, name)),
  );
  return [
    ...[...after.keys()].filter(isCourseFile).flatMap((file) => oldTile(file, before, after)),
    ...oldCaptions(writtenBefore, written),
    ...oldSheet(writtenBefore, written),
    ...gone.flatMap((name) =>
      written
        .filter(({ text }) => isGoneNamedIn(text, name, left))
        .map(({ text, problem }) =>
          problem(`\`${name}\` is gone, but this text still names it: \`${text}\``, rewrite),
        ),
    ),
  ];
}

const rewrite = 'open this text, and change it if it is not true any more';

function namesIn(files: Files, written: readonly Written[]): string[] {
  const entries = written.filter(
    ({ path }) => typeof path.at(-2) === 'number' && /^(title|name)$/.test(String(path.at(-1))),
  );
  return [...courseTitles(files), ...entries.map(({ text }) => text)];
}

function oldCaptions(before: readonly Written[], after: readonly Written[]): Problem[] {
  return after.flatMap(({ path, text, problem }) => {
    if (path.at(-1) !== 'caption' || textBeside(before, path, 'caption') !== text) return [];
    const [old, now] = [before, after].map((written) => textBeside(written, path, 'picture'));
    if (old === now) return [];
    return [problem(`\`${text}\` is below another picture now`, 'write what this picture shows')];
  });
}

function oldSheet(before: readonly Written[], after: readonly Written[]): Problem[] {
  const old = textBeside(before, ['address'], 'address') ?? '';
  const now = after.find(({ path, text }) => path.join() === 'address' && text !== old);
  if (!now || old === '' || URL.canParse(old) || shippedRegister.test(old)) return [];
  const message = `the file \`${old}\` stays in the folder content/register, but nothing reads it any more`;
  const fix =
    'unless you need it, delete it as a picture: in “Words and pictures” press the sign of a picture at the top left, then “All Assets”, this file, and “Delete”; a sheet with the same name as the one before takes its place by itself';
  return [now.problem(message, fix)];
}

/** Matches the name of a register that comes with the project. */
export const shippedRegister = /^(?:sample|blank)-register\.\w+/;

function oldTile(file: string, before: Files, after: Files): Problem[] {
  const [old, now] = [before, after].map((files) => parseCourseFile(file, files.get(file) ?? ''));
  const { title, tile } = now?.value ?? {};
  const isOld = tile !== undefined && tile === old?.value?.tile && title !== old.value.title;
  if (!now || !isOld) return [];
  const message = `the tile of the course still says \`${tile}\``;
  return [
    now.problemOf(['tile'], message, 'write its new name, or nothing: the tile then has the title'),
  ];
}
