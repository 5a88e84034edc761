import { useId } from 'react';
import { FieldMessage } from './field-message';

interface NumberFieldProps {
  label: string;
  /** As typed. */
  value: string;
  min: number;
  max: number;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Called when the visitor leaves or sends the field with something in it that is no number. */
  onNotANumber: () => void;
}

export function NumberField({ label, value, min, max, problem, onChange, onNotANumber }: NumberFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => event.target.value === '' && onNotANumber()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.value === '' && onNotANumber()}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4 tabular-nums aria-invalid:border-maple"
      />
      <FieldMessage id={problemId} text={problem} />
    </div>
  );
}
