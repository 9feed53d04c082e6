import { z } from 'zod';
import { contentFiles, type ContentFiles } from '../files/content-files.ts';
import { pages } from '../files/pages.ts';
import { didYouMean, type Problem } from '../files/problem.ts';
import { schemaAt, textsIn } from '../files/schema-at.ts';
import { courseFrontMatterSchema } from '../schemas/course.ts';
import { minimumPictureWidth } from '../schemas/gallery.ts';
import { isDataFile, registerFile } from '../schemas/register.ts';
import type { FaultWords } from '../schemas/text.ts';
import type { CourseFile } from '../files/parse-course-file.ts';
import type { ParsedYaml } from '../files/parse-yaml-file.ts';
import { coursesByPath } from './check-courses.ts';

export interface PictureSize {
  /** In pixels, after the picture is turned upright; zero if the file is not a readable picture. */
  readonly width: number;
  /** The format of the file's bytes, such as `jpeg`. */
  readonly kind?: string;
}

/** By path below `content/`. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

/**
 * Finds references to missing things, faulty pictures, and a register that is missing or must not be published.
 *
 * @param registerPages those of `registerFiles` that begin with markup, whatever their names
 */
export function checkFiles(
  files: ContentFiles,
  courses: readonly CourseFile[],
  pictures: PictureSizes,
  registerFiles: readonly string[],
  registerPages: readonly string[] = [],
): Problem[] {
  return [
    ...brokenReferences(files, courses, pictures),
    ...pictureProblems('pictures', files.captions, pictures),
    ...pictureProblems('gallery', files.galleryCaptions, pictures),
    ...logoProblems(files, pictures),
    ...registerProblems(files, registerFiles, registerPages),
  ];
}

function brokenReferences(
  files: ContentFiles,
  courses: readonly CourseFile[],
  pictures: PictureSizes,
): Problem[] {
  const index = coursesByPath(courses);
  const names = [...index.keys()];
  const ownPages = Object.values(pages).filter((page) => 'listedIn' in page);
  const named = {
    course: names,
    picture: [...pictures.keys()],
    group: files.catalogue.value && Object.keys(files.catalogue.value.groups),
    page: [
      ...ownPages.map(({ path }) => path),
      ...courses.flatMap(({ path, alias = path }) => [`/courses/${path}`, `/courses/${alias}`]),
      ...placesOfCatalogue(files),
    ],
  };
  return [
    ...Object.entries(contentFiles).flatMap(([name, { schema }]) =>
      // `files` has the same keys as `contentFiles`.
      referenceProblems(schema, files[name as keyof ContentFiles], named),
    ),
    ...courses.flatMap((course) => {
      const others = names.filter((name) => index.get(name) !== course);
      return referenceProblems(courseFrontMatterSchema, course, { ...named, course: others });
    }),
  ];
}

/** The places to which a link to the catalogue can lead, if both files that name them can be read. */
function placesOfCatalogue({ catalogue, ways }: ContentFiles): string[] {
  if (!catalogue.value || !ways.value) return [];
  const groups = Object.keys(catalogue.value.groups);
  const own = ways.value.ways.map(({ id }) => `start-${id}`);
  return ['start', 'all', 'contact', ...groups, ...own].map((place) => `/courses#${place}`);
}

/** A schema marks a text as a reference with `.meta({ desk: … })`. */
type ReferenceKind = keyof typeof sentences;

function referenceProblems(
  schema: z.ZodType,
  { value, problemOf }: ParsedYaml<unknown>,
  named: Readonly<Record<ReferenceKind, readonly string[] | undefined>>,
): Problem[] {
  return textsIn(value).flatMap(({ path, text, isName }) => {
    const holder = isName ? schemaAt(schema, path.slice(0, -1)) : undefined;
    const own = isName ? holder instanceof z.ZodRecord && holder.keyType : schemaAt(schema, path);
    const kind = own instanceof z.ZodType ? own.meta()?.['desk'] : undefined;
    if (!isKind(kind)) return [];
    const names = named[kind];
    if (names === undefined) return [];
    const page = text.replace(/#.*/, '');
    const hasPlaces = names.some((one) => one.startsWith(`${page}#`));
    const name = kind === 'page' && !hasPlaces ? page : text;
    if (names.includes(name)) return [];
    const { message, fix, inFile = fix }: FaultWords = sentences[kind];
    const advice = (otherwise: string) => didYouMean(name, names, otherwise);
    const found = `${message} \`${name}\``;
    return [problemOf(path, found, advice(fix), { inFile: advice(inFile) })];
  });
}

function isKind(value: unknown): value is ReferenceKind {
  return typeof value === 'string' && Object.hasOwn(sentences, value);
}

const sentences = {
  course: {
    message: 'no course with this path can be named here:',
    fix: 'choose a course, or take this out',
    inFile: 'write the name of a course’s own file, without `.md`, or take this out',
  },
  picture: {
    message: 'there is no picture',
    fix: 'choose another picture, or add one under this name',
    inFile: 'write the path of a picture below content/, or add one under this name',
  },
  page: { message: 'the site has no page', fix: 'name a page of the site, such as /courses' },
  group: {
    message: 'there is no group',
    fix: 'choose a group of the catalogue, or leave the field blank',
    inFile: 'write the name of a group of the catalogue, or take the line out',
  },
};

function pictureProblems(
  folder: string,
  { value, problemOf }: ContentFiles['captions'],
  pictures: PictureSizes,
): Problem[] {
  const described = value ?? {};
  const sizes = [...pictures]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, size]) => [path.slice(folder.length + 1), size] as const);
  const names = sizes.map(([name]) => name);
  const gone = Object.keys(described).filter((name) => !names.includes(name));
  return [
    ...gone.map((name) => {
      const fix = didYouMean(name, names, 'take this description out, or add the picture');
      return problemOf([name], `there is no picture \`${folder}/${name}\``, fix);
    }),
    ...sizes.flatMap(([name, size]) => {
      const fault = pictureFault(name, size);
      const isDescribed = Object.hasOwn(described, name);
      // An unreadable picture is reported even if the descriptions can't be read.
      if (fault && (isDescribed || size.width === 0)) {
        return [problemOf(isDescribed ? [name] : [], `\`${name}\` ${fault.message}`, fault.fix)];
      }
      if (isDescribed || value === undefined) return [];
      const message = `the picture \`${name}\` has no description`;
      const says = 'what the picture shows, for someone who can’t see it';
      const inFile = `add \`${name}: …\` and write ${says}`;
      return [
        problemOf([], message, `add an entry that says ${says}`, { kind: 'undescribed', inFile }),
      ];
    }),
  ];
}

/** Finds what keeps the logo from being drawn as the owner sees it. */
function logoProblems({ academy }: ContentFiles, pictures: PictureSizes): Problem[] {
  const logo = academy.value?.logo ?? '';
  const { width, kind } = pictures.get(logo) ?? {};
  const found = logoFaults.find(({ isFault }) => isFault(width, kind));
  return width === undefined || found === undefined
    ? []
    : [academy.problemOf(['logo'], `\`${logo}\` ${found.message}`, found.fix)];
}

const smallestLogo = 512;

const logoFaults: readonly (FaultWords & {
  readonly isFault: (width?: number, kind?: string) => boolean;
})[] = [
  {
    isFault: (width, kind) => width === 0 || !/^(svg|png)/.test(kind ?? 'png'),
    message: 'is not an SVG or PNG, or ends too early',
    fix: 'save the logo again as SVG or PNG, and choose it in place of this one',
  },
  {
    isFault: (_, kind) => kind === 'svg with letters',
    message: 'has letters in a font, which looks different on each computer',
    fix: 'in the drawing program turn the text into paths, or save the logo as PNG',
  },
  {
    isFault: (width = 0, kind = '') => kind === 'png' && width < smallestLogo,
    message: `is less than ${smallestLogo} pixels wide, and would be blurred on certificates`,
    fix: `use an SVG, or a PNG at least ${smallestLogo} pixels wide`,
  },
];

function pictureFault(name: string, { width, kind }: PictureSize): FaultWords | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (width === 0 && isHeic(name)) return heicWords;
  if (width === 0) {
    return {
      message: 'is not a picture that browsers can show, or ends too early',
      fix: 'upload the picture again, or save it as JPEG, PNG or WebP; an iPhone exports its pictures as JPEG',
    };
  }
  const isShown = kind === ending.replace('jpg', 'jpeg') && ['jpeg', 'png', 'webp'].includes(kind);
  if (kind !== undefined && !isShown) {
    return {
      message: `is really ${kind.toUpperCase()}`,
      fix: 'save it as JPEG, PNG or WebP, with the ending .jpg, .png or .webp',
    };
  }
  if (width >= minimumPictureWidth) return undefined;
  return {
    message: `is only ${width} pixels wide, and would be blurred`,
    fix: `use a picture at least ${minimumPictureWidth} pixels wide`,
  };
}

/** Whether a file name has an ending of an iPhone's pictures, which browsers can't show. */
export function isHeic(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}

export const heicWords = {
  message: 'is a HEIC picture, which browsers can’t show',
  fix: 'on Windows open it in Photos, press the three dots, “Save as”, and choose .jpg; on a Mac open it in Preview, “File”, “Export”, JPEG; then use that file',
};

function registerProblems(
  { register }: ContentFiles,
  registerFiles: readonly string[],
  registerPages: readonly string[],
): Problem[] {
  const address = register.value && registerFile(register.value);
  if (address === undefined) return [];
  const path = `register/${address}`;
  if (registerFiles.includes(path)) {
    const isData = isDataFile(address) && !registerPages.includes(path);
    if (isData || register.value?.sealed === true) return [];
    const found = `\`${address}\` is not published, because a browser or the host could run it as a part of the website: its name does not end like the name of a spreadsheet, or its content begins like a web page`;
    const fix =
      'open it in a spreadsheet program, save it as .xlsx or .csv, delete the old file, and name the new one here';
    return [register.problemOf(['address'], found, fix)];
  }
  // Never suggests the blank register, which would make every certificate invalid.
  const names = registerFiles
    .map((path) => path.replace(/^register\//, ''))
    .filter((name) => !/^blank-register\.\w+$/i.test(name));
  const name = 'its name may have only letters, digits, _, . and -';
  const message = `there is no file \`${address}\` for the register`;
  // If Windows hides endings, `register.xlsx` may really be named `register.xlsx.xlsx`.
  const longer = names.find((name) => name.toLowerCase().startsWith(`${address.toLowerCase()}.`));
  if (longer !== undefined) {
    const fix = `did you mean \`${longer}\`? Windows hides the last ending: rename the file, or write its full name here`;
    return [register.problemOf(['address'], message, fix)];
  }
  const [fix = '', inFile] = ['upload it in this field', 'put it into content/register/'].map(
    (way) => didYouMean(address, names, `${way}; ${name}`),
  );
  return [register.problemOf(['address'], message, fix, { inFile })];
}
