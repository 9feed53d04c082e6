import { AnswerText } from './answer.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { Actions } from './search-result.tsx';
import { SearchForm } from './search.tsx';
import { ValidatorContext, type ValidatorProps } from './validator-context.ts';

/**
 * A template in the page: the answer for a valid certificate, with blanks. If a link's answer is known before React
 * has loaded, begin-register.ts fills the blanks and shows this first answer. The island then replaces the first
 * answer with an answer of its own. The first answer is not announced, and its buttons can't be pressed.
 */
export function FirstAnswer(props: Omit<ValidatorProps, 'faults' | 'settings'>) {
  const nothing = () => undefined;
  const certificate = { student: '{student}', course: '{course}', id: '{id}' };
  const asked = { id: '{id}', checked: new Date(0) };
  const blanks = { moment: '{moment}', date: '{date}', host: '{host}' };
  return (
    <ValidatorContext value={{ ...props, blanks }}>
      <div className="validator first-answer" data-drawn="answer" aria-hidden="true" inert>
        <div>
          <SearchForm
            box={{ current: null }}
            search={{ typed: '{id}', searches: 0, type: nothing, submit: nothing }}
          />
          <div className="mt-4 sm:mt-8">
            <AnswerText
              answer={{ status: 'found', certificate, state: { kind: 'valid' }, ...asked }}
              onSearch={nothing}
            />
          </div>
          <Actions
            print={props.words.valid.print}
            isFound
            linkedIn="#content"
            onCopy={nothing}
            onPrint={nothing}
          />
          <p className="mt-3 min-h-6" />
        </div>
        <ModeChoice chosen="one" onChoose={nothing} />
      </div>
    </ValidatorContext>
  );
}
