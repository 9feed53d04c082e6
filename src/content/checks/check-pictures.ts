import { wordsOf, type Problem } from '../problems/problem.ts';
import { minimumPictureWidth } from '../schemas/gallery.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../files/content-files.ts';

/** Width and height in pixels, as the picture is shown; zero if the file is no readable picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** What the bytes are, whatever the name says: a format such as `jpeg` or `heic`. */
  readonly kind?: string;
}

/** The pictures by path below `content/`. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

/** Pictures that lack a description or can't be shown, and those that are too small. */
export function checkPictures(files: ContentFiles, pictures: PictureSizes): Problem[] {
  return [
    ...folderProblems('pictures', files.captions, pictures),
    ...folderProblems('gallery', files.galleryCaptions, pictures),
  ];
}

function folderProblems(
  folder: string,
  { value, problemOf }: ContentFiles['captions'],
  pictures: PictureSizes,
): Problem[] {
  if (value === undefined) return [];
  const sizes = [...pictures]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, size]) => [path.slice(folder.length + 1), size] as const);
  const names = sizes.map(([name]) => name);
  const gone = Object.keys(value).filter((name) => !names.includes(name));
  return [
    ...gone.map((name) => {
      const fix = didYouMean(name, names, 'take this description out, or add the picture');
      return problemOf([name], `there is no picture \`${folder}/${name}\``, fix);
    }),
    ...sizes.flatMap(([name, size]) => {
      if (!Object.hasOwn(value, name)) {
        const message = `the picture \`${name}\` has no description`;
        const fix = `add \`${name}: …\` with what it shows, for someone who can't see it`;
        return [problemOf([], message, fix, 'undescribed')];
      }
      const fault = pictureFault(name, size);
      if (fault === undefined) return [];
      const { message, fix } = wordsOf(`\`${name}\` ${fault}`);
      return [problemOf([name], message, fix)];
    }),
  ];
}

/** What keeps a picture from being shown as it should be, and what to do. */
function pictureFault(name: string, { width, kind }: PictureSize): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (kind === 'heic' || /^hei[cf]$/.test(ending)) {
    return 'is in a format that browsers can’t show; iPhone picture: export it as JPEG, and put that here in its place';
  }
  if (width === 0) {
    return 'is no readable picture; copy it here again, or save it as JPEG, PNG or WebP';
  }
  const isShown = kind === undefined || ['jpeg', 'png', 'webp'].includes(kind);
  if (!isShown || (kind !== undefined && kind !== ending.replace('jpg', 'jpeg'))) {
    return `is really ${kind.toUpperCase()}; save it as JPEG, PNG or WebP, with the ending of that kind`;
  }
  if (width >= minimumPictureWidth) return undefined;
  return `is only ${width} pixels wide, and would be blurred; use a picture at least ${minimumPictureWidth} pixels wide`;
}
