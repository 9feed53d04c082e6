import type { MouseEvent } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { lateComponent } from './late-component.tsx';
import type { NotFoundPictureProps } from './not-found-picture.tsx';
import type { SimilarIdsProps } from './similar-ids.tsx';
import type { UnknownAnswer } from './use-certificate-search.ts';

const parts = () => import('./unknown-id-parts.tsx');
const NotFoundPicture = lateComponent<'NotFoundPicture', NotFoundPictureProps>(
  parts,
  'NotFoundPicture',
);
const SimilarIds = lateComponent<'SimilarIds', SimilarIdsProps>(parts, 'SimilarIds');

/** Searches for an ID that was offered; the event tells whether a pointer or the keyboard pressed the button. */
export type OnSearch = (id: string, event: MouseEvent) => void;

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
