import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { lateComponent } from './late-component.tsx';

const NotFoundPicture = lateComponent(
  async () => (await import('./not-found-picture.tsx')).NotFoundPicture,
);

interface UnknownIdProps {
  readonly words: ValidatorWords['invalid'];
}

/** The register was read, and the ID is not in it. */
export function UnknownId({ words }: UnknownIdProps) {
  return (
    <div className="invalid-answer">
      <div className="picture-place">
        <NotFoundPicture label={words.picture} />
      </div>
      <div>
        <p className="message">{words.message}</p>
        <p>{words.hint}</p>
      </div>
    </div>
  );
}
