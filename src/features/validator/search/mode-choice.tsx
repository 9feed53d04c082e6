import { useId } from 'react';
import { useValidator } from '../../../answer/validator-context.ts';

const modes = ['one', 'list'] as const;

/** Whether the visitor checks one ID or a list. */
export type Mode = (typeof modes)[number];

interface ModeChoiceProps {
  readonly chosen: Mode;
  readonly onChoose: (mode: Mode) => void;
}

/** The switch between one ID and several, at the right of the box's label (`asked-label`), where it never moves. */
export function ModeChoice({ chosen, onChoose }: ModeChoiceProps) {
  const words = useValidator().words.list.modes;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={words.label}
      className="switch scripted float-right max-[20rem]:float-none max-[20rem]:w-fit print:hidden"
    >
      {modes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={name}
            checked={chosen === mode}
            onChange={() => onChoose(mode)}
          />
          <span>{words[mode]}</span>
        </label>
      ))}
    </div>
  );
}
