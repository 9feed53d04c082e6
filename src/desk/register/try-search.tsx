import { useEffect, useRef, useState } from 'react';
import { announce, spokenText } from '../../ui/announce.ts';
import { AnswerText } from '../../answer/answer.tsx';
import { type Answer, answerTo } from '../../answer/answer-to.ts';
import { SearchForm } from '../../features/validator/search/search.tsx';
import { PageSymbols } from '../../answer/page-symbols.tsx';
import { ValidatorContext } from '../../answer/validator-context.ts';
import type { LoadedRegister } from '../../register/certificates/verdict.ts';
import { trimText } from '../../spreadsheet/sheet/cells.ts';
import { siteVerdict } from './opened-sheet.ts';
import type { RoomContent } from './room-content.ts';

interface TrySearchProps {
  readonly register: LoadedRegister;
  readonly content: RoomContent;
}

/** The validator's search box and answers, for the opened sheet. */
export function TrySearch({ register, content }: TrySearchProps) {
  const { context } = content;
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ answer: Answer; count: number }>();
  useEffect(() => {
    if (found) announce(() => spokenText('.answer-tried'));
  }, [found]);
  const search = (text: string) => {
    const id = trimText(text);
    const verdict = { ...siteVerdict(register, context, id), id };
    const answer = answerTo(verdict, content.words, new Date());
    setFound((before) => ({ answer, count: (before?.count ?? 0) + 1 }));
  };
  return (
    <section className="room-card" aria-labelledby="search">
      <h2 id="search">Try a search</h2>
      <p>
        This is what the validator on your website says about an ID once this sheet is published.
        {context.sealed && ' Your register is sealed, so only a whole ID can be looked up.'}
        {context.sealedLinks &&
          ' On your website a certificate opens only by its own link; a typed ID is not enough.'}
      </p>
      <PageSymbols />
      <ValidatorContext value={content}>
        <SearchForm
          box={box}
          search={{
            typed,
            searches: found?.count ?? 0,
            type: setTyped,
            submit: () => search(typed),
          }}
        />
        <div className="answer-tried mt-8">
          {found && (
            <AnswerText
              key={found.count}
              answer={found.answer}
              onSearch={(id) => {
                setTyped(id);
                search(id);
              }}
            />
          )}
        </div>
      </ValidatorContext>
    </section>
  );
}
