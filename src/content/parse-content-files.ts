import type { z } from 'zod';
import { didYouMean } from './yaml/nearest-word.ts';
import { parseYamlFile, type ParsedYaml } from './yaml/parse-yaml-file.ts';
import { fileStart, problemAt, type Problem } from './problem.ts';
import { aboutSchema } from './schemas/about.ts';
import { academySchema } from './schemas/academy.ts';
import { catalogueSchema } from './schemas/catalogue.ts';
import { captionsSchema, gallerySchema } from './schemas/gallery.ts';
import { homeSchema } from './schemas/home.ts';
import { internshipSchema } from './schemas/internship.ts';
import { registerFaultsSchema, registerSchema } from './schemas/register.ts';
import { siteSchema } from './schemas/site.ts';
import { validatorSchema } from './schemas/validator.ts';

/** All YAML files of the content, each checked by itself. */
export type ContentFiles = ReturnType<typeof parseContentFiles>;

/** Reads every YAML file that the site needs; one that is not there is a problem of that file. */
export function parseContentFiles(files: ReadonlyMap<string, string>) {
  const parse = <S extends z.ZodType>(file: string, schema: S): ParsedYaml<z.output<S>> => {
    const text = files.get(file);
    return text === undefined ? missingFile(file, files) : parseYamlFile(file, text, schema);
  };
  return {
    academy: parse('academy.yaml', academySchema),
    site: parse('site.yaml', siteSchema),
    home: parse('home.yaml', homeSchema),
    about: parse('about.yaml', aboutSchema),
    internship: parse('internship.yaml', internshipSchema),
    gallery: parse('gallery.yaml', gallerySchema),
    catalogue: parse('courses.yaml', catalogueSchema),
    register: parse('register.yaml', registerSchema),
    registerFaults: parse('register-faults.yaml', registerFaultsSchema),
    validator: parse('validator.yaml', validatorSchema),
    captions: parse('pictures/captions.yaml', captionsSchema),
    galleryCaptions: parse('gallery/captions.yaml', captionsSchema),
  };
}

/** Whether a file is a course's syllabus. */
export function isCourseFile(file: string): boolean {
  return /^courses\/[^/]+\.md$/.test(file);
}

/** Files that nothing reads, most often misspelt ones. */
export function unreadFileProblems(
  files: ReadonlyMap<string, string>,
  parsed: ContentFiles,
): Problem[] {
  const read = Object.values(parsed).map(({ file }) => file);
  return [...files.keys()]
    .filter((file) => !isCourseFile(file) && !read.includes(file))
    .map((file) => {
      const fix = didYouMean(file, read, 'take it out, or move it to where it belongs');
      return problemAt(file, fileStart, 'nothing on the site reads this file', fix);
    });
}

function missingFile(file: string, files: ReadonlyMap<string, string>): ParsedYaml<never> {
  const fix =
    files.size === 0 ? 'is this the content folder?' : 'bring it back from the last good version';
  const problems = [problemAt(file, fileStart, 'this file is missing', fix)];
  return { file, value: undefined, problems, placeOf: () => fileStart };
}
