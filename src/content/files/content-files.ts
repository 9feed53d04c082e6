import type { z } from 'zod';
import { fileStart, problemAt, type Problem } from '../problems/problem.ts';
import { academySchema } from '../schemas/academy.ts';
import { captionsSchema } from '../schemas/gallery.ts';
import { keptSamplesSchema } from '../schemas/kept-samples.ts';
import { registerFaultsSchema, registerSchema } from '../schemas/register.ts';
import { siteSchema } from '../schemas/site.ts';
import { waysSchema } from '../schemas/ways.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import { parseYamlFile, type ParsedYaml } from '../yaml/parse-yaml-file.ts';
import { pages } from './pages.ts';

/** Every YAML file that the site reads, each with its schema: those of the pages, and what pages share. */
export const contentFiles = {
  academy: { file: 'academy.yaml', schema: academySchema },
  site: { file: 'site.yaml', schema: siteSchema },
  ...pages,
  ways: { file: 'ways.yaml', schema: waysSchema },
  register: { file: 'register.yaml', schema: registerSchema },
  registerFaults: { file: 'register-faults.yaml', schema: registerFaultsSchema },
  keptSamples: { file: 'kept-samples.yaml', schema: keptSamplesSchema },
  captions: { file: 'pictures/captions.yaml', schema: captionsSchema },
  galleryCaptions: { file: 'gallery/captions.yaml', schema: captionsSchema },
};

type FileTable = typeof contentFiles;

/** What every YAML file of the content holds. */
export type ContentValues = { [Name in keyof FileTable]: z.output<FileTable[Name]['schema']> };

/** All YAML files of the content, each checked by itself. */
export type ContentFiles = { [Name in keyof ContentValues]: ParsedYaml<ContentValues[Name]> };

/** Reads every YAML file that the site needs; one that is not there is a problem of that file. */
export function parseContentFiles(files: ReadonlyMap<string, string>): ContentFiles {
  const parsed = Object.entries(contentFiles).map(([name, { file, schema }]) => {
    const text = files.get(file);
    return [
      name,
      text === undefined ? missingFile(file, files) : parseYamlFile<z.ZodType>(file, text, schema),
    ];
  });
  // `fromEntries` forgets which name belongs to which schema; the table above says it.
  return Object.fromEntries(parsed) as ContentFiles;
}

/** What the files hold, or undefined if one of them could not be read. */
export function valuesOf(files: ContentFiles): ContentValues | undefined {
  const values = Object.entries(files).map(([name, { value }]) => [name, value] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // As above, and none of them is undefined.
  return Object.fromEntries(values) as ContentValues;
}

/** Whether a file is a course's syllabus. */
export function isCourseFile(file: string): boolean {
  return /^courses\/[^/]+\.md$/.test(file);
}

/** Files that nothing reads, most often misspelt ones. */
export function unreadFileProblems(files: ReadonlyMap<string, string>): Problem[] {
  const read = Object.values(contentFiles).map(({ file }) => file);
  return [...files.keys()]
    .filter((file) => !isCourseFile(file) && !read.includes(file))
    .map((file) => {
      if (file.endsWith('.txt')) return hiddenEnding(file);
      const fix = didYouMean(file, read, 'take it out, or move it to where it belongs');
      return problemAt(file, fileStart, 'nothing on the site reads this file', fix);
    });
}

function hiddenEnding(file: string): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const message = `nothing on the site reads \`${name}\`, because it ends in .txt`;
  const fix = `call it \`${name.slice(0, -4)}\`; Windows hides endings until you switch on View › Show › File name extensions`;
  return problemAt(file, fileStart, message, fix);
}

function missingFile(file: string, files: ReadonlyMap<string, string>): ParsedYaml<never> {
  const fix =
    files.size === 0 ? 'is this the content folder?' : 'bring it back from the last good version';
  const problems = [problemAt(file, fileStart, 'this file is missing', fix)];
  return { file, value: undefined, problems, placeOf: () => fileStart };
}
