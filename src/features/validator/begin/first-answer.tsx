import { answerTo } from '../../../answer/answer-to.ts';
import { AnswerText } from '../../../answer/answer.tsx';
import { ModeChoice } from '../search/mode-choice.tsx';
import { Actions } from '../search/search-result.tsx';
import { ownContent } from './own-content.ts';
import { SearchForm } from '../search/search.tsx';
import { ValidatorContext } from '../../../answer/validator-context.ts';

/**
 * The template of a valid certificate's answer. If the answer is known before React has loaded, begin-register.ts
 * fills and shows the template. The island later replaces the first answer. Until then, nothing is announced, and no
 * button can be pressed.
 */
export function FirstAnswer() {
  const { words, contact, academyName } = ownContent;
  const nothing = () => undefined;
  const certificate = { student: '{student}', course: '{course}', id: '{id}' };
  const valid = { status: 'found', id: '{id}', certificate, state: { kind: 'valid' } } as const;
  const blanks = { moment: '{moment}', date: '{date}' };
  return (
    <ValidatorContext value={{ words, contact, academyName, blanks }}>
      <div className="validator first-answer" data-drawn="answer" aria-hidden="true" inert>
        {/* Keeps the place of the drawing on a narrow screen. */}
        <div className="answer-drawing">
          <div className="certificate" />
        </div>
        <div className="ready">
          <div className="asked">
            <ModeChoice chosen="one" onChoose={nothing} />
            <SearchForm
              box={{ current: null }}
              search={{ typed: '{id}', searches: 0, type: nothing, submit: nothing }}
            />
          </div>
          <div>
            <div className="mt-4 sm:mt-8">
              <AnswerText answer={answerTo(valid, words, new Date(0))} onSearch={nothing} />
            </div>
            <Actions
              print={words.valid.print}
              isFound
              linkedIn="#content"
              onShare={nothing}
              onPrint={nothing}
            />
            <p className="mt-3 min-h-6" />
          </div>
        </div>
      </div>
    </ValidatorContext>
  );
}
