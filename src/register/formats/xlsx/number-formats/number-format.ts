import { loadChunk } from '../../../faults/load-chunk.ts';
import type { CellFormat } from './cell-formats.ts';
import { damaged } from '../../../faults/register-fault.ts';
import type { FormatCode } from './read-styles.ts';
import { Pause } from '../pause.ts';

/**
 * A format other than General. Most values need no formatting library; the first that does throws a
 * `Pause` until it has loaded.
 */
export function numberFormat(code: FormatCode, isDate1904: boolean): CellFormat {
  let made: CellFormat | undefined;
  const format = () => {
    if (!library) throw new Pause(loadLibrary());
    made ??= library.libraryFormat(code, isDate1904);
    // What the cells show can't be told then.
    if (!made) throw damaged(`number format ${code}`);
    return made;
  };
  // A format shows texts through its section with `@`, or its fourth (18.8.31). Mostly that holds
  // only `@` and the space that keeps it clear of the border (`_(@_)`, and so do 41 to 44).
  const sections = typeof code === 'string' ? code : code > 40 && code < 45 ? '_(@_)' : '';
  const plain = /(?:^|[^\\];)((?:_.|\s)*)@((?:_.|\s)*)$/.exec(`;;${sections}`);
  const spaces = (padding = '') => padding.replace(/_./g, ' ');
  return {
    number: (value) => format().number(value),
    keepsText: plain ? !plain[1] && !plain[2] : !/@|;.*;.*;/s.test(sections),
    text: (value) => (plain ? spaces(plain[1]) + value + spaces(plain[2]) : format().text(value)),
    isoDate: (value) => format().isoDate(value),
  };
}

let library: typeof import('./library-format.ts') | undefined;

async function loadLibrary(): Promise<void> {
  library = await loadChunk(import('./library-format.ts'));
}
