import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  options: { value: Value; label: string }[];
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/**
 * Radio buttons for a few answers: side by side, or below one another where the words are too wide; four in two rows.
 */
export function Choice<Value extends string>({ legend, value, options, isDisabled, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div
        className={`gap-1 rounded-control bg-mist p-1 ${options.length === 4 ? 'grid fit-cols-2' : 'flex flex-wrap'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 min-w-min flex-1 cursor-pointer items-center justify-center rounded-[9px] p-1 text-center font-semibold text-sm leading-tight hover:text-spruce has-checked:bg-card has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake has-checked:ring-1 has-checked:ring-spruce forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
