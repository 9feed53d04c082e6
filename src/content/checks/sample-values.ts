import { z } from 'zod';
import { newSyllabus } from '../schemas/course.ts';
import { contentFiles, isCourseFile, type ContentRow } from '../files/content-files.ts';
import { internshipFacts, internshipSchema } from '../schemas/internship.ts';
import { allOf } from '../../fill.ts';
import { problemAt, sortProblems, type Problem } from '../files/problem.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import {
  courseTitles,
  isGoneNamedIn,
  isNamedIn,
  shippedRegister,
  writtenTexts,
  type Written,
} from './written-texts.ts';
import { shippedTitles } from './shipped-texts.ts';
import { unchangedCourses, unchangedTexts } from './unchanged-texts.ts';

/**
 * Finds every sample value that must be replaced before the site goes live. All paths are below `content/`.
 *
 * @param kept the texts that the owner has confirmed in `kept-samples.yaml`
 */
export function sampleValues(
  files: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, unknown>,
  kept: readonly string[] = [],
): Problem[] {
  const written = writtenTexts(files);
  const found = [
    ...written.flatMap(samplesIn),
    ...unchangedTexts(written.filter(({ text }) => !isSample(text))),
    ...goneCourses(written, courseTitles(files)),
    ...unchangedCourses(files),
    ...deadIcons(files),
    ...untoldFacts(files),
    ...[...files].flatMap(([file, text]) => unwrittenModules(file, text)),
    ...[...pictures.keys()].filter(isSamplePicture).map((path) => samplePicture(path, files)),
  ];
  const left = found.filter(({ keptBy }) => keptBy === undefined || !kept.includes(keptBy));
  return sortProblems(left).toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The files are in the order of the pages, and the courses come last. In a file, the long list of texts comes last. */
function rankOf({ file, texts }: Problem): number {
  const names = Object.values<ContentRow>(contentFiles).map((row) => row.file);
  return (isCourseFile(file) ? names.length : names.indexOf(file)) + (texts ? 0.5 : 0);
}

/** `true` marks a sample that may be the academy's real value. */
const samples: readonly (readonly [what: string, pattern: RegExp, mayStay?: true])[] = [
  ['a sample e-mail address', /(?<![\w.+-])[\w.+-]+@[\w.-]+\.example\b/],
  ['a sample web address', /https?:\/\/[\w.-]+\.example\b/],
  ['a telephone number that cannot be dialled', /\+\d{1,3}[ 0]{6,}\d*/],
  ['a sample postal code', /^0{6}$/],
  ['a sample testimonial', /^Sample student\b/i],
  ['the sample logo', /^logo\/sample-.*/, true],
  ['a register that comes with the project', shippedRegister],
  ['the sample name on all pages and certificates', /^IT Training Academy$/, true],
  ['the sample short name on phones', /^IT Academy$/, true],
  ['a sample address', /\bSample(?:town| Building| Road| State)\b/, true],
  ['the sample education brand', /\bSample Education Brand\b/, true],
  ['the example of an ID', /\bITA-2024-0000\b/, true],
];

const replaceIt = 'replace it with the academy’s own';

function samplesIn({ text, problem }: Written): Problem[] {
  return samples.flatMap(([what, pattern, mayStay]) => {
    const [sample] = pattern.exec(text) ?? [];
    if (sample === undefined) return [];
    const message = `${what} is still in place: \`${sample}\``;
    return [problem(message, replaceIt, mayStay && { keptBy: sample })];
  });
}

/** Whether the whole text is a sample, which is reported as such. */
function isSample(text: string): boolean {
  return samples.some(([, pattern]) => pattern.exec(text)?.[0] === text);
}

/** Texts that name a course of the project that no course's title names any more. */
function goneCourses(written: readonly Written[], titles: readonly string[]): Problem[] {
  const gone = shippedTitles.filter((name) => !titles.some((title) => isNamedIn(title, name)));
  return gone.flatMap((keptBy) => {
    const naming = written.filter(({ text }) => isGoneNamedIn(text, keptBy, titles));
    return naming.map(({ text, problem }) =>
      problem(
        `\`${keptBy}\` is a course that the website does not have any more, but this text names it: \`${text}\``,
        'change the text, unless you teach this in another course',
        { keptBy },
      ),
    );
  });
}

/** The first icon of the internships without an address. */
function deadIcons(files: ReadonlyMap<string, string>): Problem[] {
  const file = 'internship.yaml';
  const { value, problemOf } = parseYamlFile(file, files.get(file) ?? '', iconsSchema);
  const at = value?.contact?.icons?.findIndex(({ url }) => url === undefined) ?? -1;
  if (at === -1) return [];
  const keptBy = 'icons that lead nowhere';
  const message = `visitors see \`${keptBy}\``;
  const fix = 'give each icon the address of your profile, or take it out';
  return [problemOf(['contact', 'icons', at], message, fix, { keptBy })];
}

const iconsSchema = z.object({
  contact: z
    .object({ icons: z.array(z.object({ url: z.unknown().optional() })).nullish() })
    .optional(),
});

/** One problem, with all facts of the internship that students ask for and the page does not tell. */
function untoldFacts(files: ReadonlyMap<string, string>): Problem[] {
  const file = 'internship.yaml';
  const { value, problemOf } = parseYamlFile(file, files.get(file) ?? '', factsSchema);
  if (!value?.details) return [];
  const { facts } = value.details;
  const untold = internshipFacts.filter((name) => !facts?.[name].items?.length);
  const [first] = untold;
  if (first === undefined) return [];
  const keptBy = 'facts about the internship';
  const names = allOf(untold.map((name) => facts?.[name].heading ?? name));
  const message = `students ask for \`${keptBy}\` that the page does not tell: ${names}`;
  const fix = 'write what you can tell; visitors do not see a fact without a text';
  return [problemOf(['details', 'facts', first], message, fix, { keptBy })];
}

const factsSchema = z.object({
  details: z.object({ facts: internshipSchema.shape.details.shape.facts }).optional(),
});

function unwrittenModules(file: string, text: string): Problem[] {
  if (!file.startsWith('courses/')) return [];
  const example = newSyllabus.split('\n').filter((line) => /^## |^- Each/.test(line));
  const at = text.split(/\r?\n/).findIndex((line) => example.includes(line.trim()));
  const sample = text.split(/\r?\n/)[at]?.trim();
  if (sample === undefined) return [];
  const message = `a line of the example text for new courses is still in place: \`${sample}\``;
  const fix = 'write the modules that you teach, and take out the rest of the example';
  const place = { line: at + 1, column: 1 };
  return [problemAt(file, place, { message, fix })];
}

/** Whether a photograph below `content/` has the name of a sample. */
export function isSamplePicture(path: string): boolean {
  return /^(?!logo\/).*\/sample-[^/]*$/.test(path);
}

function samplePicture(path: string, files: ReadonlyMap<string, string>): Problem {
  const [folder = '', name = ''] = path.split('/');
  const captions = `${folder}/captions.yaml`;
  const { problemOf } = parseYamlFile(captions, files.get(captions) ?? '', z.unknown());
  const message = `\`${path}\` has the name of a sample photograph`;
  const fix =
    'replace it with your own photograph of the academy, in a file with another name, and describe that photograph here';
  return problemOf([name], message, fix, { keptBy: path });
}
