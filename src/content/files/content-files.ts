import type { z } from 'zod';
import { didYouMean, fileStart, problemAt, type Problem } from './problem.ts';
import { academySchema } from '../schemas/academy.ts';
import { captionsSchema } from '../schemas/gallery.ts';
import { registerFaultsSchema, registerSchema } from '../schemas/register.ts';
import { keptSamplesSchema, siteSchema } from '../schemas/site.ts';
import { certificateSchema } from '../schemas/validator.ts';
import { waysSchema } from '../schemas/ways.ts';
import { type FaultWords, unseen } from '../schemas/text.ts';
import { parseYamlFile, type ParsedYaml } from './parse-yaml-file.ts';
import { pages } from './pages.ts';

export interface ContentRow {
  /** Below `content/`. */
  readonly file: string;
  /** The file's name on the desk. Has no colon, since the owner writes it into a list of `kept-samples.yaml`. */
  readonly deskLabel: string;
  readonly schema: z.ZodType;
  /** The file tells about the academy, so the owner is asked whether its shipped texts are true. */
  readonly tells?: true;
}

export const contentFiles = {
  academy: {
    file: 'academy.yaml',
    deskLabel: 'Name, phone, email, address',
    schema: academySchema,
    tells: true,
  },
  site: { file: 'site.yaml', deskLabel: 'Words that pages share', schema: siteSchema },
  ...pages,
  ways: { file: 'ways.yaml', deskLabel: 'Where do I start?', schema: waysSchema, tells: true },
  galleryCaptions: {
    file: 'gallery/captions.yaml',
    deskLabel: 'Pictures of the gallery',
    schema: captionsSchema,
  },
  captions: {
    file: 'pictures/captions.yaml',
    deskLabel: 'Pictures of the pages',
    schema: captionsSchema,
  },
  register: { file: 'register.yaml', deskLabel: 'The register', schema: registerSchema },
  registerFaults: {
    file: 'register-faults.yaml',
    deskLabel: 'When the register can’t be read',
    schema: registerFaultsSchema,
  },
  certificate: {
    file: 'certificate.yaml',
    deskLabel: 'Certificates to print',
    schema: certificateSchema,
    tells: true,
  },
  keptSamples: {
    file: 'kept-samples.yaml',
    deskLabel: 'Samples that stay',
    schema: keptSamplesSchema,
  },
} as const satisfies Record<string, ContentRow>;

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
  const read: readonly string[] = Object.values(contentFiles).map(({ file }) => file);
  return [...files.keys()]
    .filter((file) => !isCourseFile(file) && !read.includes(file))
    .map((file) => {
      const otherwise = 'delete it, or correct its name: Windows may hide an ending .txt';
      const fix = didYouMean(file, read, otherwise);
      return problemAt(file, fileStart, { message: 'the site does not use this file', fix });
    });
}

/** Finds files that are not in UTF-8 or have invisible characters. Each file has at most one problem. */
export function encodingProblems(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    // `�` stands for bytes outside UTF-8.
    const { 0: found, index: at } = /[\0\uFFFD]/.exec(text) ?? unseen.exec(text) ?? { index: 0 };
    if (found === undefined) return [];
    const lines = text.slice(0, at).split('\n');
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    return [problemAt(file, place, /[\0\uFFFD]/.test(found) ? notInUtf8 : unseenAt('here', found))];
  });
}

/** Finds invisible characters in the names of files. */
export function nameProblems(names: readonly string[]): Problem[] {
  return names.flatMap((name) => {
    const [found] = unseen.exec(name) ?? [];
    const fault = found && unseenAt('in the name of this file', found);
    return fault ? [problemAt(name, fileStart, { ...fault, fix: 'type the name again' })] : [];
  });
}

function unseenAt(place: string, character: string): FaultWords {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    message: `${place} is an invisible character (U+${code}), which can change what is shown and found`,
    fix: 'delete it, or type the words before and after it again',
  };
}

const notInUtf8 = {
  message: 'from here on this file is not in UTF-8, and would be shown as �',
  fix: 'save it again with “Save as”, encoding UTF-8, and check its letters',
};
