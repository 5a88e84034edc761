import { type PregnancyMethod, pregnancyMethods } from '@/lib/pregnancy/types';
import { methodLabels } from './wording';

interface MethodChoiceProps {
  value: PregnancyMethod;
  isDisabled: boolean;
  onChange: (method: PregnancyMethod) => void;
}

export function MethodChoice({ value, isDisabled, onChange }: MethodChoiceProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1.5 font-semibold">What do you know?</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control bg-mist p-1">
        {pregnancyMethods.map((method) => (
          <label
            key={method}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-[9px] px-1 text-center font-semibold text-sm leading-tight hover:text-spruce has-checked:bg-card has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake has-checked:ring-1 has-checked:ring-spruce forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {methodLabels[method]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
