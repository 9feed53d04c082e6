import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of an answer that is fetched when it is first shown. The answer is shown even if that fails.
 *
 * @param load fetches the part's module. The component is taken from it here, which costs fewer bytes.
 * @param name of the component in that module
 * @param otherwise what is in its place if it does not arrive; nothing where none is given
 */
export function lateComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  otherwise: ComponentType<Props> = () => null,
) {
  const Late = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const part = await load().catch(() => undefined);
    return { default: part?.[name] ?? otherwise };
  });
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
