/** What not all of a page, a Worker and Node have. */
export const platform: {
  /** Node's has no `onLine`. */
  readonly navigator?: { readonly onLine?: boolean };
  readonly location?: { readonly href: string; readonly origin: string };
} = globalThis;

/** Whether the device knows that it has no connection. */
export function isOffline(): boolean {
  return platform.navigator?.onLine === false;
}
