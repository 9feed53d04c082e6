import { z } from 'zod';
import { newSyllabus } from '../schemas/course.ts';
import { internshipFacts, internshipSchema } from '../schemas/internship.ts';
import { allOf } from '../../fill.ts';
import { problemAt, sortProblems, type Problem } from '../files/problem.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import {
  courseTitles,
  isGoneNamedIn,
  isNamedIn,
  shippedRegister,
  textBeside,
  writtenTexts,
  type Written,
} from './written-texts.ts';

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
    ...claims.flatMap((claim) => claimsIn(written, claim)),
    ...goneCourses(written, courseTitles(files)),
    ...syllabi(files),
    ...captions(written),
    ...deadIcons(files),
    ...untoldFacts(files),
    ...[...files].flatMap(([file, text]) => unwrittenModules(file, text)),
    ...[...pictures.keys()].filter(isSamplePicture).map((path) => samplePicture(path, files)),
  ];
  return sortProblems(found.filter(({ keptBy }) => keptBy === undefined || !kept.includes(keptBy)));
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

/** Claims that the project's own texts make about an academy. A claim is reported at each text that makes it. */
const claims: readonly (readonly [claim: string, pattern: RegExp])[] = [
  ['founded in 2022', /^2022$/],
  ['more courses since 2022-2023', /^2022-2023$/],
  ['the year of the copyright line', /^2024$/],
  ['how a lesson is taught', /\bA lesson has three parts\b/],
  ['lessons one to one at a home or business', /\bat (?:your )?home or\b/],
  ['AI assistants in class', /\bAI assistants too\b/],
  ['three kinds of partners', /\bthree kinds of partners\b/],
  ['the services', /\bo(?:ther services|ffers (?:these )?services)\b/],
  [
    'the list of services on Home',
    /^(?:We examine a suspicious|Help with files lost|Research in public)/,
  ],
  ['teaching online', /^(?=.*\bclassroom)(?=.*\bonline\b)|\bor online\b|^Available\. You/],
  ['the words on printed certificates', /^This certifies that$/],
  ['answers to what students ask', /\bhow a missed class is repeated\b/],
  ['internships of 1, 3 and 6 months', /\b1, 3 or 6 month|^[136] months?$/],
  ['a guide for each intern', /^Your guide\b|\bwith a guide who\b/],
  ['the criteria for an internship', /\bcourse first may be enough\b/],
  ['the fee is told before one enrols', /\bbefore you enrol\b/],
  ['a choice of hours', /\btiming that fits your week\b/],
  ['help with résumé and interviews', /\bhelp with your résumé/i],
];

/** The courses that come with the project, each by its path and its title. */
export const shippedCourses =
  'ASP: ASP.NET|Adobe_InDesign: Adobe InDesign|Adobe_PhotoShop: Adobe Photoshop|Angular: Angular|Autocad: AutoCAD|C: C|CSS: CSS|Chash: C#|Core_Java: Core Java|CorelDraw: CorelDRAW|Cpp: C++|Cyber Security: Cyber Security|Ethical_Hacking: Ethical Hacking|Flutter DEV: Android Development using Flutter|Hardware and Networking: Hardware and Networking|Illustrator: Adobe Illustrator|Java Script: JavaScript|MERN full stack web dev: Website Development MERN Stack|MongoDB: MongoDB|Mysql: MySQL|PHP: PHP|Python: Python|ReactJS: ReactJs|SQL: SQL|SoftwareTesting: Software Testing|dataSci: Data Science|html: HTML|javaFullStack: Java Full Stack|nodejs: Node.js'
    .split('|')
    .map((course) => course.split(': '));

function samplesIn({ text, problem }: Written): Problem[] {
  return samples.flatMap(([what, pattern, mayStay]) => {
    const [sample] = pattern.exec(text) ?? [];
    if (sample === undefined) return [];
    const message = `${what} is still in place: \`${sample}\``;
    return [problem(message, replaceIt, mayStay && { keptBy: sample })];
  });
}

function claimsIn(
  written: readonly Written[],
  [keptBy, pattern]: (typeof claims)[number],
): Problem[] {
  const made = written.filter(({ text }) => pattern.test(text));
  return made.map(({ text, problem }) =>
    problem(
      `\`${text}\` came with the website, and only you know whether this is true: \`${keptBy}\``,
      'if it is not true, change every text that says it',
      { keptBy },
    ),
  );
}

/** Texts that name a course of the project that no course's title names any more. */
function goneCourses(written: readonly Written[], titles: readonly string[]): Problem[] {
  const gone = shippedCourses.flatMap(([, name = '']) =>
    titles.some((title) => isNamedIn(title, name)) ? [] : [name],
  );
  return gone.flatMap((keptBy) => {
    const naming = written.filter(({ text }) => isGoneNamedIn(text, keptBy, titles));
    return naming.map(({ text, problem }) =>
      problem(
        `\`${text}\` names a course that the website does not have any more: \`${keptBy}\``,
        'change the text, unless you teach this in another course',
        { keptBy },
      ),
    );
  });
}

/** One problem, because the files don't show which syllabi the owner has read. */
function syllabi(files: ReadonlyMap<string, string>): Problem[] {
  const left = shippedCourses.filter(([path]) => files.has(`courses/${path}.md`));
  if (left.length === 0) return [];
  const file = 'courses.yaml';
  const keptBy = 'the syllabi';
  const { problemOf } = parseYamlFile(file, files.get(file) ?? '', z.unknown());
  const message = `\`${keptBy}\` of these courses came with the website, and only you know whether you teach their topics: ${left.map(([, title]) => title).join(', ')}`;
  const fix = 'read each syllabus, and change what you do not teach';
  return [problemOf(['groups'], message, fix, { keptBy })];
}

/** The caption below each picture of the owner's, because the files don't show who has written it. */
function captions(written: readonly Written[]): Problem[] {
  const keptBy = 'the captions of the gallery';
  const fix = 'if your picture does not show this, change the caption';
  return written.flatMap(({ path, text, problem }) => {
    const picture = path.at(-1) === 'caption' && textBeside(written, path, 'picture');
    if (!picture || isSamplePicture(picture)) return [];
    const message = `\`${text}\` is below your picture ${picture}: \`${keptBy}\` came with the website`;
    return [problem(message, fix, { keptBy })];
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
