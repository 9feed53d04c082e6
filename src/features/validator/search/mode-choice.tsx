import { useId } from 'react';
import { useValidator } from '../../../answer/validator-context.ts';

const modes = ['one', 'list'] as const;

/** Whether the visitor checks one ID or a list. */
export type Mode = (typeof modes)[number];

interface ModeChoiceProps {
  readonly chosen: Mode;
  readonly onChoose: (mode: Mode) => void;
}

/** The switch between one ID and several. */
export function ModeChoice({ chosen, onChoose }: ModeChoiceProps) {
  const words = useValidator().words.list.modes;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={words.label}
      className="scripted mb-5 flex flex-wrap gap-x-6 text-sm text-muted print:hidden"
    >
      {modes.map((mode) => (
        <label key={mode} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={chosen === mode}
            onChange={() => onChoose(mode)}
            className="tick"
          />
          {words[mode]}
        </label>
      ))}
    </div>
  );
}
