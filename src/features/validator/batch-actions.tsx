import { fill } from '../../content/fill.ts';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { SavedFormat } from '../../register/list/table-file.ts';
import type { IslandWords } from './island-words.ts';
import { saveAnswers } from './save-answers.ts';
import type { Batch } from './use-batch.ts';

interface BatchActionsProps {
  readonly words: Pick<IslandWords, 'several' | 'states' | 'sealed'>;
  readonly batch: Batch;
  readonly onPrint: () => void;
}

/** What can be done with the answers: print them, or save them as a file. */
export function BatchActions({ words, batch, onPrint }: BatchActionsProps) {
  const { result, refused } = words.several;
  const [notice, setNotice] = useState('');
  const save = async (format: SavedFormat) => {
    setNotice('');
    const name = await saveAnswers(batch, format, words);
    setNotice(name === undefined ? refused.missing : fill(result.saved, { name }));
  };
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            onPrint();
            // Not before the page knows what goes on paper.
            setTimeout(print);
          }}
        >
          <Printer aria-hidden="true" size={18} />
          {result.print}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void save('xlsx')}>
          <Download aria-hidden="true" size={18} />
          {result.saveXlsx}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void save('csv')}>
          <Download aria-hidden="true" size={18} />
          {result.saveCsv}
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {notice}
      </p>
    </div>
  );
}
