import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of an answer that is fetched when it is first shown. The answer is shown even if that fails.
 *
 * @param otherwise what is in its place then; nothing where none is given
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) {
  const Late = lazy(async () => ({ default: await load().catch(() => otherwise) }));
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
