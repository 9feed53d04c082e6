import { answerTo } from '../../../answer/answer-to.ts';
import { AnswerText } from '../../../answer/answer.tsx';
import { dateFacts } from '../../../register/certificates/columns.ts';
import { type Status, statuses } from '../../../register/certificates/states.ts';
import type { AskedVerdict, FoundVerdict } from '../../../register/certificates/verdict.ts';
import { ModeChoice } from '../search/mode-choice.tsx';
import { BelowAnswer } from '../search/search-result.tsx';
import { ownContent } from './own-content.ts';
import { SearchForm } from '../search/search.tsx';
import { ValidatorContext } from '../../../answer/validator-context.ts';

const certificate = { student: '{student}', course: '{course}', id: '{id}' };
const dates = Object.fromEntries(dateFacts.map((date) => [date, `{${date}}`]));

function found(kind: Status, foundBy?: FoundVerdict['foundBy']): AskedVerdict {
  const state = { kind, ...dates, by: '{by}' };
  return { status: 'found', id: '{id}', certificate, state, foundBy };
}

/**
 * The plain answers, with blanks: a certificate of each status, a valid one that another column has led to, and an
 * ID that is not in the register.
 */
const plainVerdicts: readonly (readonly [part: string, verdict: AskedVerdict])[] = [
  ...statuses.map((kind) => [kind, found(kind)] as const),
  ['valid-by-student', found('valid', 'student')],
  ['valid-by-course', found('valid', 'course')],
  ['valid-by-column', found('valid', { name: '{column}' })],
  ['unknown', { status: 'invalid', id: '{id}', similar: [] }],
];

/**
 * The template of the plain answers. If the answer is known before React has loaded, begin-register.ts fills and shows
 * the template's part for this kind of answer. The island later replaces the first answer. Until then, nothing is
 * announced, and no button can be pressed.
 */
export function FirstAnswer() {
  const { words, contact, academyName } = ownContent;
  const nothing = () => undefined;
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
              search={{ typed: '{asked}', searches: 0, type: nothing, submit: nothing }}
            />
          </div>
          {plainVerdicts.map(([part, verdict]) => {
            const answer = answerTo(verdict, words, new Date(0));
            return (
              <div key={part} data-kind={part}>
                <div className="mt-4 sm:mt-8">
                  <AnswerText answer={answer} onSearch={nothing} />
                </div>
                <BelowAnswer answer={answer} link="#content" onShare={nothing} onPrint={nothing} />
              </div>
            );
          })}
        </div>
      </div>
    </ValidatorContext>
  );
}
