import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { Suspense } from 'react';
import { lateComponent } from './late-component.ts';

const NotFoundPicture = lateComponent(
  async () => (await import('./not-found-picture.tsx')).NotFoundPicture,
);

interface UnknownIdProps {
  readonly words: ValidatorWords['invalid'];
}

/** The register was read, and the ID is not in it. */
export function UnknownId({ words }: UnknownIdProps) {
  return (
    <div className="flex animate-settle flex-col-reverse gap-6 rounded-lg border-2 border-error bg-error-soft p-6 sm:flex-row sm:items-center">
      <div className="aspect-4/3 w-44 shrink-0 sm:w-52">
        <Suspense>
          <NotFoundPicture label={words.picture} />
        </Suspense>
      </div>
      <div>
        <p className="font-display text-xl font-bold text-error">{words.message}</p>
        <p className="mt-2 text-ink">{words.hint}</p>
      </div>
    </div>
  );
}
