import { wordsOf, type Problem } from '../problems/problem.ts';
import { minimumPictureWidth } from '../schemas/gallery.ts';
import { registerFile } from '../schemas/register.ts';
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

/**
 * The problem of a register on the site itself that is not there. `registerFiles` are the paths
 * below `content/`, such as `register/sample-register.xlsx`.
 */
export function checkRegisterFile(
  { register }: ContentFiles,
  registerFiles: readonly string[],
): Problem[] {
  const address = register.value && registerFile(register.value);
  if (address === undefined || registerFiles.includes(`register/${address}`)) return [];
  // The blank register is for copying: published, it makes every certificate invalid.
  const names = registerFiles
    .map((path) => path.replace(/^register\//, ''))
    .filter((name) => !/^blank-register\.\w+$/i.test(name));
  const there = names.map((name) => `\`${name}\``).join(', ');
  const rename = `, or write the name of a file that is there: ${there}; a name may hold only letters, digits, _, . and -, so rename the file first if need be`;
  const otherwise = `put the file in content/register/${names.length === 0 ? '' : rename}`;
  const message = `there is no file \`register/${address}\``;
  return [register.problemOf(['address'], message, didYouMean(address, names, otherwise))];
}
