import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { NotFoundPicture } from './not-found-picture.tsx';

interface UnknownIdProps {
  readonly words: ValidatorWords['invalid'];
}

/** The register was read, and the ID is not in it. */
export function UnknownId({ words }: UnknownIdProps) {
  return (
    <div className="flex animate-settle flex-col-reverse gap-6 rounded-lg border-2 border-error bg-error-soft p-6 sm:flex-row sm:items-center">
      <NotFoundPicture label={words.picture} />
      <div>
        <p className="font-display text-xl font-bold text-error">{words.message}</p>
        <p className="mt-2 text-ink">{words.hint}</p>
      </div>
    </div>
  );
}
