import type { ToldProblem } from '../words/told-problem.ts';

/** What the owner is told: what is the matter, what to do, and what another program said about it. */
export interface Told {
  readonly message: string;
  readonly fix: string;
  readonly details?: string;
}

/** A file below `content/` that is not as it was published; its texts, where it is one. */
export interface ChangedFile {
  /** Below `content/`. */
  readonly path: string;
  readonly status: 'new' | 'changed' | 'removed';
  readonly before?: string;
  readonly after?: string;
}

/** What `npm run desk` knows of the folder on this computer. Its JSON is at `live/here.json`. */
export interface Here {
  /** What a page must send with each order, so that no other page can give one. */
  readonly key: string;
  /** `owner/name`, if the folder is sent to GitHub. */
  readonly repository?: string;
  /** Why nothing can be published from this computer. */
  readonly hindrance?: Told;
  readonly changes: readonly ChangedFile[];
  /** How many commits of this computer GitHub does not have. */
  readonly unsent: number;
}

/** What became of "Publish" on this computer. */
export interface PublishOutcome {
  /** `kept`: committed on this computer, but not sent. `refused`: nothing was done. */
  readonly status: 'sent' | 'kept' | 'refused';
  readonly told: Told;
  /** What the check found. */
  readonly problems?: readonly ToldProblem[];
}

/** The built site on this computer. Its JSON is at `live/preview.json`. */
export type Preview =
  | { readonly status: 'none' }
  | {
      readonly status: 'building';
      /** For how long, and how long the last one took; seconds. */
      readonly seconds: number;
      readonly usual?: number;
    }
  | { readonly status: 'ready'; readonly address: string; /** ISO 8601. */ readonly at: string }
  | {
      readonly status: 'failed';
      readonly told: Told;
      readonly problems: readonly ToldProblem[];
    };

/** Whether visitors can use the register as it is now. Its JSON is at `live/register.json`. */
export interface RegisterReadiness {
  readonly isReady: boolean;
  readonly state: string;
  /** The report of `npm run register:check`. */
  readonly report?: string;
}
