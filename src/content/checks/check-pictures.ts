import type { Problem, Words } from '../problems/problem.ts';
import { minimumPictureWidth } from '../schemas/gallery.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../files/content-files.ts';

/** Width and height in pixels, as the picture is shown; zero if the file is no readable picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** What the bytes are, whatever the name says: a format such as `jpeg`, `heic`, or `empty`. */
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
      return fault === undefined ? [] : [problemOf([name], fault.message, fault.fix)];
    }),
  ];
}

/** What keeps a picture from being shown as it should be. */
function pictureFault(name: string, { width, kind }: PictureSize): Words | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const wanted = ending === 'jpg' ? 'jpeg' : ending;
  if (kind === 'heic' || ending === 'heic' || ending === 'heif') {
    const fix = 'iPhone picture: export it as JPEG, and put that here in its place';
    return { message: `\`${name}\` is in a format that browsers can't show`, fix };
  }
  if (kind === 'empty') {
    return { message: `\`${name}\` is empty: it has no bytes`, fix: 'copy the picture here again' };
  }
  if (!['jpeg', 'png', 'webp'].includes(wanted)) {
    const fix = 'save it as JPEG, PNG or WebP, or move it out of this folder';
    return { message: `\`${name}\` is no JPEG, PNG or WebP`, fix };
  }
  if (kind !== undefined && kind !== wanted) {
    const fix = `change the ending of its name to .${kind}, if it is PNG or WebP; else save it as JPEG`;
    return { message: `\`${name}\` is really ${kind.toUpperCase()}`, fix };
  }
  if (width >= minimumPictureWidth) return undefined;
  const fix = `use a picture at least ${minimumPictureWidth} pixels wide`;
  const isReadable = width > 0;
  const small = `\`${name}\` is only ${width} pixels wide, and would be blurred`;
  return { message: isReadable ? small : `\`${name}\` is no readable picture`, fix };
}
