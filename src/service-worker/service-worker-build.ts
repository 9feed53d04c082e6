/** What the build tells the worker about the site that it belongs to. */
export interface ServiceWorkerBuild {
  /** Names this state of the site: it differs as soon as any page does. */
  readonly release: string;
  readonly precache: readonly PrecacheFile[];
  /** The register's address, if the owner wants it to be kept; else no register is ever kept. */
  readonly keptRegister: string | undefined;
}

/** A file that is fetched when the worker is installed, as `workbox-precaching` takes it. */
export interface PrecacheFile {
  readonly url: string;
  /** Null for a file whose name holds a checksum. */
  readonly revision: string | null;
  /** Subresource Integrity (W3C SRI): a file of another release is refused. */
  readonly integrity: string;
}

/** The catalogue, which opens offline even before it was visited. */
export const catalogueUrl = '/courses';

/** The page that stands for what can't be shown, under the name of its file. */
export const notFoundUrl = '/404.html';
