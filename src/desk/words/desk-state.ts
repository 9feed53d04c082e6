import type { PictureSize } from '../../content/checks/check-files.ts';
import type { ContentFolder } from '../../content/read-content.ts';

/**
 * The content, and how the desk is served. On the owner's machine the content is current. A published desk has the
 * content of the build that published it.
 */
export interface DeskState extends ContentFolder {
  /** `owner/name` on GitHub, if the content names a repository. */
  readonly repository?: string;
  /** Whether the content says that the desk is published with the website. */
  readonly isPublished?: boolean;
  /** Whether the desk is served from a checkout on this machine. */
  readonly isLocal: boolean;
  /** The file of the rows that were confirmed. A published desk never gets it. */
  readonly confirmedRows?: string | undefined;
}

/** The state as JSON, with lists of pairs in place of maps. The paths are below `content/`. */
export interface StateFile extends Omit<DeskState, 'files' | 'pictures'> {
  readonly files: readonly (readonly [string, string])[];
  readonly pictures: readonly (readonly [string, PictureSize])[];
}

/** @throws {Error} with a sentence, if the state can't be fetched */
export async function fetchState(): Promise<DeskState> {
  const response = await fetch('state.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(
      'The content could not be loaded. If you started the desk in a black window, check that the window is still open. Otherwise check that this device is online. Then load this page again.',
    );
  }
  // `integrations/desk/state-file.ts` writes this type.
  return deskState((await response.json()) as StateFile);
}

/** Turns the state's JSON into the state. */
export function deskState({ files, pictures, ...rest }: StateFile): DeskState {
  return { ...rest, files: new Map(files), pictures: new Map(pictures) };
}
