import { fill } from '../../content/fill.ts';
import { type ListedIds, longestId, mostIds } from '../../register/batch/ids-of-list.ts';
import type { SeveralWords } from '../../content/schemas/several.ts';
import type { FaultKind } from '../../register/faults/register-fault.ts';
import type { PartMissing } from '../../register/worker/batch-messages.ts';
import type { Broken } from '../../register/worker/list-client.ts';
import { inFigures } from './in-figures.ts';

/** Why a list can't be checked: gives the sentence. */
export type ListProblem = (words: Pick<SeveralWords, 'refused' | 'file'>) => string;

type Failure =
  | Exclude<ListedIds, { status: 'ids' }>
  | { readonly status: 'unreadable'; readonly kind: FaultKind }
  | PartMissing
  | Broken;

/** What the visitor reads of a list that can't be checked: what is wrong, where, and what to do. */
export function listProblem(failure: Failure): ListProblem {
  return ({ refused, file }) => {
    switch (failure.status) {
      case 'none':
        return refused.none;
      case 'too-many':
        return fill(refused.tooMany, { count: inFigures(failure.count), most: inFigures(mostIds) });
      case 'too-long':
        return fill(refused.tooLong, {
          at: inFigures(failure.at),
          length: inFigures(failure.length),
          most: inFigures(longestId),
        });
      case 'missing':
        return refused.missing;
      case 'broken':
        return failure.tooSlow ? file.faults.tooLarge : file.faults.damaged;
      case 'unreadable':
        if (failure.kind === 'interrupted') return refused.missing;
        return file.faults[fileFaults[failure.kind] ?? 'damaged'];
    }
  };
}

const fileFaults: Partial<Record<FaultKind, keyof SeveralWords['file']['faults']>> = {
  'empty-file': 'empty',
  'password-protected': 'locked',
  'unread-kind': 'notAList',
  'not-a-spreadsheet': 'notAList',
  'web-page': 'notAList',
  'sign-in-page': 'notAList',
  'too-large': 'tooLarge',
};
