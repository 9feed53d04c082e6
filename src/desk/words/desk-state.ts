import type { PictureSize } from '../../content/checks/check-files.ts';
import type { ContentFolder } from '../../content/read-content.ts';

/** The content: as of the desk's build, or current on the machine that serves the desk. */
export interface DeskState extends ContentFolder {
  /** `owner/name` on GitHub, if the content has it. */
  readonly repository?: string;
  /** Whether the content says that the desk is published with the website. */
  readonly isPublished?: boolean;
  /** Whether it is served from a checkout on this machine. */
  readonly isLocal: boolean;
}

/** The same as JSON: maps by path below `content/` are lists of pairs. */
export interface StateFile extends Omit<DeskState, 'files' | 'pictures'> {
  readonly files: readonly (readonly [string, string])[];
  readonly pictures: readonly (readonly [string, PictureSize])[];
}

/** @throws {Error} with a sentence, if the state can't be fetched */
export async function fetchState(): Promise<DeskState> {
  const response = await fetch('state.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(
      'The content could not be loaded. If you started the desk in a black window, see whether that is still open. Otherwise see whether this device is online. Then load this page again.',
    );
  }
  // Made by `scripts/desk/state-file.ts`.
  return deskState((await response.json()) as StateFile);
}

export function deskState({ files, pictures, ...rest }: StateFile): DeskState {
  return { ...rest, files: new Map(files), pictures: new Map(pictures) };
}
