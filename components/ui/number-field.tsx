import { Field } from './field';

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
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => event.target.value === '' && onNotANumber()}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.value === '' && onNotANumber()}
          className="field-box w-full tabular-nums"
        />
      )}
    </Field>
  );
}
