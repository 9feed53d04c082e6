import { type ComponentType, lazy } from 'react';

/** A part of an answer that is fetched when it is first shown. The answer stands even if that fails. */
export function lateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => () => null),
  }));
}
