import { eachText } from './each-text.ts';
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
    const width = pictures.get(`${folder}/${name}`)?.width ?? 0;
    if (width >= minimumPictureWidth) return [];
    const message = width === 0 ? `\`${name}\` is no readable picture` : tooNarrow(name, width);
    const fix = `use a picture at least ${minimumPictureWidth} pixels wide`;
    return [problemAt(file, placeOf([name]), message, fix)];
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

function tooNarrow(name: string, width: number): string {
  return `\`${name}\` is only ${width} pixels wide, and would be blurred`;
}
