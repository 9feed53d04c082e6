import { z } from 'zod';
import { contentFiles, isCourseFile, type ContentRow } from '../files/content-files.ts';
import { parseCourseFile, type CourseFile } from '../files/parse-course-file.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import type { PlacedText, Problem } from '../files/problem.ts';
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
    return first ? [{ ...first.problem(message, fix, { keptBy, texts: found }), path: [] }] : [];
  });
}

/**
 * Finds the courses that came with the website and still have its modules, and of the other courses the promises and
 * descriptions that came with it, as one problem.
 */
export function unchangedCourses(files: ReadonlyMap<string, string>): Problem[] {
  const isShipped = (text: string) => shippedTexts.has(checksum(text));
  const courses = coursesOf(files);
  const left = courses.filter((course) => isShipped(syllabusOf(course)));
  const others = courses.filter((course) => !left.includes(course));
  const texts = others.flatMap(promisesOf).filter(({ text }) => isShipped(text));
  if (left.length + texts.length === 0) return [];
  const file = contentFiles.catalogue.file;
  const keptBy = 'the texts of the courses';
  const { problemOf } = parseYamlFile(file, files.get(file) ?? '', z.unknown());
  const titles = left.map(({ path, value }) => value?.title ?? path).join(', ');
  const named = titles && `. These courses still have the modules with which they came: ${titles}`;
  const message = `\`${keptBy}\` came with the website, and only you know whether you teach what they say${named}`;
  const fix = 'read each of these courses and texts, and change what you do not teach';
  return [problemOf(['groups'], message, fix, { keptBy, ...(texts.length > 0 && { texts }) })];
}

/** The checksums of all texts of a content folder about which the owner of a new website is asked. */
export function checksumsOf(
  files: ReadonlyMap<string, string>,
  written: readonly Written[],
): string[] {
  const ofPages = written.filter(isTelling).map(({ text }) => text);
  const ofCourses = coursesOf(files).flatMap((course) => [
    ...promisesOf(course).map(({ text }) => text),
    syllabusOf(course),
  ]);
  return [...ofPages, ...ofCourses].map(checksum);
}

/** Whether the text stands in a field that tells about the academy. */
function isTelling({ file, path }: Written): boolean {
  const row = rowOf(file);
  return (
    row?.tells === true &&
    path.every((_, at) => !tellsNothing(schemaAt(row.schema, path.slice(0, at + 1))))
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

/** The two texts with which a course is shown on other pages and in search results. */
function promisesOf({ file, value }: CourseFile): PlacedText[] {
  return (['promise', 'description'] as const).flatMap((field) => {
    const text = value?.[field];
    return text === undefined ? [] : [{ file, path: [field], text }];
  });
}

/** The whole syllabus as one text. */
function syllabusOf({ before, afterwards, phases, modules }: CourseFile): string {
  const syllabus = textsIn([before, afterwards, phases, modules]);
  return syllabus.map(({ text }) => text).join('\n');
}

/** FNV-1a of a text's UTF-16, as 6 characters: short, since the desk loads some hundred of them. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text.trim().split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}
