import { z } from 'zod';
import { contentFiles, isCourseFile, type ContentRow } from '../files/content-files.ts';
import { parseCourseFile, type CourseFile } from '../files/parse-course-file.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import type { Problem } from '../files/problem.ts';
import { schemaAt, textsIn } from '../files/schema-at.ts';
import { shippedTexts } from './shipped-texts.ts';
import type { Written } from './written-texts.ts';

/**
 * Finds the texts that came with the website, tell about the academy, and stand unchanged. One problem for each file: only
 * the owner knows whether its texts are true, and answers once.
 */
export function unchangedTexts(written: readonly Written[]): Problem[] {
  const left = written.filter(({ text }) => shippedTexts.has(checksum(text))).filter(isTelling);
  return [...Map.groupBy(left, ({ file }) => file)].flatMap(([file, found]) => {
    const [first] = found;
    const keptBy = `the texts of ${rowOf(file)?.deskLabel ?? file}`;
    const message = `\`${keptBy}\` came with the website, and only you know whether they are true`;
    const fix = 'read each text, and change what is not true';
    const texts = [...new Set(found.map(({ text }) => text))];
    return first ? [{ ...first.problem(message, fix, { keptBy, texts }), path: [] }] : [];
  });
}

/** Finds the courses that came with the website and still have the promise, description or modules of it, as one problem. */
export function unchangedCourses(files: ReadonlyMap<string, string>): Problem[] {
  const left = coursesOf(files).filter((course) =>
    textsOfCourse(course).some((text) => shippedTexts.has(checksum(text))),
  );
  if (left.length === 0) return [];
  const file = contentFiles.catalogue.file;
  const keptBy = 'the texts of the courses';
  const { problemOf } = parseYamlFile(file, files.get(file) ?? '', z.unknown());
  const titles = left.map(({ path, value }) => value?.title ?? path).join(', ');
  const message = `\`${keptBy}\` came with the website, and only you know whether you teach what they say. These courses still have the promise, the description or the modules with which they came: ${titles}`;
  const fix = 'read each of these courses, and change what you do not teach';
  return [problemOf(['groups'], message, fix, { keptBy })];
}

/** The checksums of all texts of a content folder about which the owner of a new website is asked. */
export function checksumsOf(
  files: ReadonlyMap<string, string>,
  written: readonly Written[],
): string[] {
  const ofPages = written.filter(isTelling).map(({ text }) => text);
  return [...ofPages, ...coursesOf(files).flatMap(textsOfCourse)].map(checksum);
}

/** Whether somebody could read something about the academy in the text: labels such as "Menu" need no answer. */
function isTelling({ file, path, text }: Written): boolean {
  const row = rowOf(file);
  // Blanks such as {name} are not words.
  const words = text.split(/\s+/).filter((word) => /^[^{]*[\p{L}\p{N}]/u.test(word));
  return (
    row?.tells === true &&
    path.every((_, at) => !tellsNothing(schemaAt(row.schema, path.slice(0, at + 1)))) &&
    (words.length >= 3 || /\d|\.$/.test(text))
  );
}

function rowOf(file: string): ContentRow | undefined {
  return Object.values(contentFiles).find((row) => row.file === file);
}

function tellsNothing(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.meta()?.['tells'] === false;
}

function coursesOf(files: ReadonlyMap<string, string>): CourseFile[] {
  const courses = [...files].filter(([file]) => isCourseFile(file));
  return courses.map(([file, text]) => parseCourseFile(file, text));
}

/** The promise, the description, and the whole syllabus as one text. */
function textsOfCourse({ value, before, afterwards, phases, modules }: CourseFile): string[] {
  const syllabus = textsIn([before, afterwards, phases, modules]).map(({ text }) => text);
  return [value?.promise, value?.description, syllabus.join('\n')].flatMap((text) => text ?? []);
}

/** FNV-1a of a text's UTF-16, as 6 characters: short, since the desk loads some hundred of them. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text.trim().split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}
