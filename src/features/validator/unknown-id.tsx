import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { lateComponent } from './late-component.tsx';
import type { NotFoundPictureProps } from './not-found-picture.tsx';
import type { OnSearch, SimilarIdsProps } from './similar-ids.tsx';
import type { UnknownAnswer } from './use-certificate-search.ts';

const parts = () => import('./unknown-id-parts.tsx');
const NotFoundPicture = lateComponent<'NotFoundPicture', NotFoundPictureProps>(
  parts,
  'NotFoundPicture',
);
const SimilarIds = lateComponent<'SimilarIds', SimilarIdsProps>(parts, 'SimilarIds');

interface UnknownIdProps {
  readonly words: ValidatorWords['invalid'];
  readonly answer: UnknownAnswer;
  readonly onSearch: OnSearch;
}

/** The register was read, and the ID is not in it; and what may have been meant. */
export function UnknownId({ words, answer, onSearch }: UnknownIdProps) {
  return (
    <div className="answer unknown-id">
      <div>
        <NotFoundPicture label={words.picture} />
      </div>
      <div>
        <p>{words.message}</p>
        {answer.similar.length > 0 && (
          <SimilarIds words={words} ids={answer.similar} onSearch={onSearch} />
        )}
        {answer.status === 'mistyped' && <p className="remark">{words.mistyped}</p>}
        <p>{words.hint}</p>
      </div>
    </div>
  );
}
