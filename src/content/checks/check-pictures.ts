import { eachText } from './each-text.ts';
import type { Words } from '../yaml/describe-yaml-fault.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../files/content-files.ts';
import type { ParsedYaml } from '../yaml/parse-yaml-file.ts';
import { problemAt, type Problem } from '../problems/problem.ts';
import { minimumPictureWidth, picturesPerRow } from '../schemas/gallery.ts';
import { picturePath } from '../schemas/text.ts';

/** Width and height in pixels, as the picture is shown; zero if the file is no readable picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** What the bytes are, whatever the name says: a format such as `jpeg`, `heic`, or `empty`. */
  readonly kind?: string;
}

/** The pictures by path below `content/`. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

/** Pictures that are named but missing, lack a description, are too small, or leave a row unfilled. */
export function checkPictures(files: ContentFiles, pictures: PictureSizes): Problem[] {
  const { captions, galleryCaptions, ...pages } = files;
  return [
    ...Object.values(pages).flatMap((page) => missingPictures(page, pictures)),
    ...captionProblems('pictures', captions, pictures),
    ...captionProblems('gallery', galleryCaptions, pictures),
    ...rowProblems(galleryCaptions),
  ];
}

type Captions = ParsedYaml<Record<string, string>>;

function missingPictures(page: ParsedYaml<unknown>, pictures: PictureSizes): Problem[] {
  return eachText(page.value)
    .filter(({ text }) => picturePath.safeParse(text).success && !pictures.has(text))
    .map(({ path, text }) => {
      const fix = didYouMean(text, pictures.keys(), `put the picture in content/${text}`);
      return problemAt(page.file, page.placeOf(path), `there is no picture \`${text}\``, fix);
    });
}

function captionProblems(folder: string, captions: Captions, pictures: PictureSizes): Problem[] {
  const { file, placeOf, value } = captions;
  if (value === undefined) return [];
  const names = [...pictures.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const described = new Set(Object.keys(value));
  const withoutPicture = [...described.difference(new Set(names))].map((name) => {
    const fix = didYouMean(name, names, 'take the line out, or add the picture');
    return problemAt(file, placeOf([name]), `there is no picture \`${folder}/${name}\``, fix);
  });
  const withoutCaption = names
    .filter((name) => !described.has(name))
    .map((name) => {
      const fix = `add \`${name}: …\` with what it shows, for someone who can't see it`;
      return problemAt(file, placeOf([]), `the picture \`${name}\` has no description`, fix);
    });
  const unfit = names.flatMap((name) => {
    const fault = pictureFault(name, pictures.get(`${folder}/${name}`));
    return fault === undefined ? [] : [problemAt(file, placeOf([name]), fault.message, fault.fix)];
  });
  return [...withoutPicture, ...withoutCaption, ...unfit];
}

function rowProblems({ file, placeOf, value }: Captions): Problem[] {
  const count = Object.keys(value ?? {}).length;
  if (count % picturesPerRow === 0) return [];
  const message = `the gallery has ${count} pictures, which do not fill rows of ${picturesPerRow}`;
  const fix = `add or take out pictures until there are a multiple of ${picturesPerRow}`;
  return [problemAt(file, placeOf([]), message, fix)];
}

const formatOfEnding: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** What keeps a picture from being shown as it should be. */
function pictureFault(name: string, size: PictureSize | undefined): Words | undefined {
  const { width = 0, kind } = size ?? {};
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const wanted = formatOfEnding[ending];
  if (kind === 'heic' || ending === 'heic' || ending === 'heif') {
    const fix = 'iPhone picture: export it as JPEG, and put that here in its place';
    return { message: `\`${name}\` is in a format that browsers can't show`, fix };
  }
  if (kind === 'empty') {
    return { message: `\`${name}\` is empty: it has no bytes`, fix: 'copy the picture here again' };
  }
  if (wanted === undefined) {
    const fix = 'save it as JPEG, PNG or WebP, or move it out of this folder';
    return { message: `\`${name}\` is no JPEG, PNG or WebP`, fix };
  }
  if (kind !== undefined && kind !== wanted) {
    const fix = `change the ending of its name to .${kind}, if it is PNG or WebP; else save it as JPEG`;
    return { message: `\`${name}\` is really ${kind.toUpperCase()}`, fix };
  }
  if (width >= minimumPictureWidth) return undefined;
  return {
    message:
      width === 0
        ? `\`${name}\` is no readable picture`
        : `\`${name}\` is only ${width} pixels wide, and would be blurred`,
    fix: `use a picture at least ${minimumPictureWidth} pixels wide`,
  };
}
