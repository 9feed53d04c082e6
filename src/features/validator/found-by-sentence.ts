import { fill } from '../../content/fill.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { OtherColumn } from '../../register/certificates/find.ts';

/** That a certificate was not found by its ID, and by what (R8). */
export function foundBySentence(
  column: OtherColumn,
  words: ValidatorWords['valid']['foundBy'],
): string {
  if (typeof column === 'string') return words[column];
  return fill(words.column, { column: column.name });
}
