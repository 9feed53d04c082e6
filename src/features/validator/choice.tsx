import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly options: readonly (readonly [Value, ReactNode])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one among a few, side by side; arrow keys move between them. */
export function Choice<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="scripted mb-2 flex flex-wrap gap-x-6 text-sm text-muted print:hidden"
    >
      {options.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="tick"
          />
          {text}
        </label>
      ))}
    </div>
  );
}
