import { type ComponentType, lazy, Suspense } from 'react';

/** A part of an answer that is fetched when it is first shown. The answer is shown even if that fails. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => () => null),
  }));
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
