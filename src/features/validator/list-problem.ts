import { fill } from '../../content/fill.ts';
import { type ListedIds, longestId, mostIds } from '../../register/list/list-ids.ts';
import type { SeveralWords } from '../../content/schemas/several.ts';
import type { Fault, FaultReport } from '../../register/worker/worker-messages.ts';
import { inFigures } from './in-figures.ts';

/** Why a list can't be checked: gives the sentence. */
export type ListProblem = (words: Pick<SeveralWords, 'refused' | 'file'>) => string;

type Failure = Exclude<ListedIds, { status: 'ids' }> | Fault;

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
      case 'fault':
        // A part of the program has not arrived.
        if (failure.kind === 'interrupted' || failure.kind === 'offline') return refused.missing;
        return file.faults[fileFaults[failure.kind] ?? 'damaged'];
    }
  };
}

const fileFaults: Partial<Record<FaultReport['kind'], keyof SeveralWords['file']['faults']>> = {
  'empty-file': 'empty',
  'password-protected': 'locked',
  'unread-kind': 'notAList',
  'not-a-spreadsheet': 'notAList',
  'web-page': 'notAList',
  'sign-in-page': 'notAList',
  'too-large': 'tooLarge',
  'too-slow': 'tooLarge',
};
