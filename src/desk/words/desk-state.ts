import { parseCourseFile } from '../../content/syllabus/parse-course-file.ts';
import type { PictureSize } from '../../content/checks/check-pictures.ts';

/** The content as it was when the desk was built, or is now on the machine that serves it. As JSON. */
export interface StateFile {
  /** `owner/name` on GitHub, where the content names it. */
  readonly repository?: string;
  /** Whether it is served from a checkout on this machine. */
  readonly isLocal: boolean;
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly pictures: readonly (readonly [path: string, size: PictureSize])[];
  readonly registerFiles: readonly string[];
  /** SHA-256 in hexadecimal. */
  readonly pictureHashes: readonly (readonly [path: string, hash: string])[];
}

/** The same, as the desk asks for it. */
export interface DeskState {
  readonly repository: string | undefined;
  readonly isLocal: boolean;
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, PictureSize>;
  readonly registerFiles: readonly string[];
  readonly pictureHashes: ReadonlyMap<string, string>;
  readonly coursePaths: readonly string[];
  /** Paths and aliases. */
  readonly courseNames: readonly string[];
}

/** @throws {Error} with a sentence, if the state can't be fetched */
export async function fetchState(): Promise<DeskState> {
  const response = await fetch('state.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) {
    throw new Error('The content could not be loaded. Is “npm run desk” still running?');
  }
  // Made by `scripts/desk/state-file.ts`.
  return deskState((await response.json()) as StateFile);
}

export function deskState({
  repository,
  isLocal,
  files,
  pictures,
  registerFiles,
  pictureHashes,
}: StateFile): DeskState {
  const courses = files
    .filter(([path]) => path.startsWith('courses/'))
    .map(([path, text]) => parseCourseFile(path, text));
  return {
    repository,
    isLocal,
    files: new Map(files),
    pictures: new Map(pictures),
    registerFiles,
    pictureHashes: new Map(pictureHashes),
    coursePaths: courses.map(({ path }) => path),
    courseNames: courses.flatMap(({ path, alias }) => [
      path,
      ...(alias === undefined ? [] : [alias]),
    ]),
  };
}
