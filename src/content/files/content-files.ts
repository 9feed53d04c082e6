import type { z } from 'zod';
import { didYouMean, fileStart, problemAt, type Problem } from './problem.ts';
import { academySchema } from '../schemas/academy.ts';
import { captionsSchema } from '../schemas/gallery.ts';
import { registerFaultsSchema, registerSchema } from '../schemas/register.ts';
import { keptSamplesSchema, siteSchema } from '../schemas/site.ts';
import { certificateSchema } from '../schemas/validator.ts';
import { waysSchema } from '../schemas/ways.ts';
import { parseYamlFile, type ParsedYaml } from './parse-yaml-file.ts';
import { pages } from './pages.ts';

export const contentFiles = {
  academy: { file: 'academy.yaml', schema: academySchema },
  site: { file: 'site.yaml', schema: siteSchema },
  ...pages,
  ways: { file: 'ways.yaml', schema: waysSchema },
  register: { file: 'register.yaml', schema: registerSchema },
  registerFaults: { file: 'register-faults.yaml', schema: registerFaultsSchema },
  certificate: { file: 'certificate.yaml', schema: certificateSchema },
  keptSamples: { file: 'kept-samples.yaml', schema: keptSamplesSchema },
  captions: { file: 'pictures/captions.yaml', schema: captionsSchema },
  galleryCaptions: { file: 'gallery/captions.yaml', schema: captionsSchema },
};

export type ContentValues = {
  [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]['schema']>;
};

export type ContentFiles = { [Name in keyof ContentValues]: ParsedYaml<ContentValues[Name]> };

/** Reads every YAML file that the site needs. A missing file is a problem. */
export function parseContentFiles(files: ReadonlyMap<string, string>): ContentFiles {
  const parsed = Object.entries(contentFiles).map(([name, { file, schema }]) => {
    const text = files.get(file);
    const read = parseIfChanged(file, text ?? '', schema);
    if (text !== undefined) return [name, read];
    const missing = {
      message: 'this file is missing',
      fix: 'restore it from the last good version',
    };
    return [name, { ...read, problems: [problemAt(file, fileStart, missing)] }];
  });
  // `fromEntries` loses the types.
  return Object.fromEntries(parsed) as ContentFiles;
}

/** The file that was last read under each name. Programs read the content again after changing one or two files. */
const lastRead = new Map<string, { readonly text: string; readonly read: ParsedYaml<unknown> }>();

function parseIfChanged(file: string, text: string, schema: z.ZodType): ParsedYaml<unknown> {
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = parseYamlFile(file, text, schema);
  lastRead.set(file, { text, read });
  return read;
}

/** The values of all YAML files. The files must have no faults. */
export function valuesOf(files: ContentFiles): ContentValues {
  const values = Object.entries(files).map(([name, { value }]) => [name, value]);
  // `fromEntries` loses the types. Files without faults have values.
  return Object.fromEntries(values) as ContentValues;
}

/** Whether a file is a course's syllabus. */
export function isCourseFile(file: string): boolean {
  return /^courses\/[^/]+\.md$/.test(file);
}

/** Finds files that the site does not use, mostly because of a misspelt name. */
export function unreadFileProblems(files: ReadonlyMap<string, string>): Problem[] {
  const read = Object.values(contentFiles).map(({ file }) => file);
  return [...files.keys()]
    .filter((file) => !isCourseFile(file) && !read.includes(file))
    .map((file) => {
      const otherwise = 'delete it, or correct its name: Windows may hide an ending .txt';
      const fix = didYouMean(file, read, otherwise);
      return problemAt(file, fileStart, { message: 'the site does not use this file', fix });
    });
}

/** Matches `�`, which stands for bytes outside UTF-8, and control characters other than tabs and line breaks. */
// eslint-disable-next-line no-control-regex -- finding control characters is the aim
const unwanted = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\uFFFD]/;

/** Finds files that are not in UTF-8 or have invisible characters. Each file has at most one problem. */
export function encodingProblems(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const [before = ''] = text.split(unwanted, 1);
    if (before === text) return [];
    const found = text.charAt(before.length);
    const lines = before.split('\n');
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    return [problemAt(file, place, /[\0\uFFFD]/.test(found) ? notInUtf8 : unseen)];
  });
}

const unseen = {
  message: 'here is an invisible control character, which browsers show as a box or not at all',
  fix: 'delete it, or type the words before and after it again',
};

const notInUtf8 = {
  message: 'from here on this file is not in UTF-8, and would be shown as �',
  fix: 'save it again with “Save as”, encoding UTF-8, and check its letters',
};
