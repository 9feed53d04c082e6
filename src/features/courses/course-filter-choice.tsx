import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { fieldIconStyle, fieldStyle, labelStyle } from './course-filter-field-style.ts';
import type { FilterChoice } from './course-filter-query.ts';

interface CourseFilterChoiceProps {
  readonly name: 'level' | 'group';
  readonly label: string;
  /** The entry that chooses nothing. */
  readonly any: string;
  readonly choices: readonly FilterChoice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A list of which one entry, or none, is chosen. */
export function CourseFilterChoice(props: CourseFilterChoiceProps) {
  const { name, label, any, choices, value, onChoose } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => {
            onChoose(event.target.value);
          }}
          className={`${fieldStyle} appearance-none pr-9 pl-3 text-ellipsis`}
        >
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} className={`${fieldIconStyle} right-3`} />
      </div>
    </div>
  );
}
