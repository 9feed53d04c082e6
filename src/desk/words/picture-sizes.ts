import type { PictureSize, PictureSizes } from '../../content/checks/check-pictures.ts';
import { minimumPictureWidth } from '../../content/schemas/gallery.ts';
import { picturePath } from '../../content/schemas/text.ts';

const picked = new Map<string, File>();

/** Remembers every file that is picked, dropped or pasted in this window: the CMS shows its listeners no new ones. */
export function rememberPickedFiles(): void {
  const remember = (files: FileList | null | undefined) => {
    for (const file of files ?? []) picked.set(file.name, file);
  };
  const fromBox = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) remember(target.files);
  };
  document.addEventListener('change', fromBox, true);
  document.addEventListener('drop', ({ dataTransfer }) => remember(dataTransfer?.files), true);
  document.addEventListener('paste', ({ clipboardData }) => remember(clipboardData?.files), true);
}

/**
 * The pictures that a form names and that were not there before, by path below `content/`. A form names no picture that
 * is neither there nor saved together with it; of one that was not picked in this window the size is not known, and
 * counts as enough until the site is built.
 */
export async function newPictures(form: unknown, known: PictureSizes): Promise<PictureSizes> {
  const paths = picturesIn(form).filter((path) => !known.has(path));
  const sizes = paths.map(async (path) => {
    const file = picked.get(path.slice(path.lastIndexOf('/') + 1));
    return [path, file ? await sizeOf(file) : { width: minimumPictureWidth, height: 1 }] as const;
  });
  return new Map(await Promise.all(sizes));
}

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const path = value.replace(/^\//, '');
    return value.startsWith('/') && picturePath.safeParse(path).success ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}

async function sizeOf(file: File): Promise<PictureSize> {
  if (file.size === 0) return { width: 0, height: 0, kind: 'empty' };
  const kind = file.type.replace(/^image\//, '');
  if (kind === 'heic' || kind === 'heif') return { width: 0, height: 0, kind: 'heic' };
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height, kind };
  } catch {
    return { width: 0, height: 0 };
  }
}
