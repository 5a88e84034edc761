import { Field } from '@/components/ui/field';

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  /** The answers in their order. */
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** One answer out of some. */
export function SelectField<Value extends string>({ label, hint, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="field-box w-full"
        >
          {Object.entries<string>(options).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
