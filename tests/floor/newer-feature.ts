import { floor, isNewer, never, type Versions, versionsAt } from './compat-data.ts';

/** A thing of the platform that the site uses and browsers at the floor may lack. */
export interface NewerFeature {
  /** Its path in MDN's data, such as `css.properties.text-wrap`. */
  readonly path: string;
  /** Whether the code says what happens without it; else older browsers pass over it, or fail. */
  readonly guarded: boolean;
}

/** The one at a path, or undefined if it is as old as the floor. What the data don't know counts as new. */
export function newerFeature(
  path: string,
  isGuarded: (versions: Versions) => boolean = () => false,
): NewerFeature | undefined {
  const versions = versionsAt(path) ?? never;
  return isNewer(versions, floor) ? { path, guarded: isGuarded(versions) } : undefined;
}
