import { CheckIcon } from '@heroicons/react/24/outline';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  options: { value: Value; label: string }[];
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/**
 * Radio buttons for a few answers, filled pills: side by side, or below one another where the words are too wide; four in two rows.
 */
export function Choice<Value extends string>({ legend, value, options, isDisabled, onChange }: ChoiceProps<Value>) {
  const name = useId();
  const isInRows = options.length === 4;
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={`gap-2 ${isInRows ? 'grid fit-cols-2' : 'flex flex-wrap'}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[22px] border border-control bg-card py-1 ${isInRows ? 'min-w-0 gap-1 px-2' : 'min-w-fit gap-1.5 px-3'} text-center font-semibold text-sm leading-tight hover:border-spruce has-checked:border-spruce has-checked:bg-spruce has-checked:text-on-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60 forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <CheckIcon aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
