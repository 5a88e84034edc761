import { Field } from './field';

interface EntryFieldProps {
  label: string;
  hint?: string;
  /** As typed. A text field, as a number field would drop letters without a message. */
  value: string;
  inputMode: 'decimal' | 'numeric' | 'text';
  problem: string | undefined;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** A number as people write it. What is wrong with it stands below. */
export function EntryField({ label, hint, value, inputMode, problem, onChange, onLeave }: EntryFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className="field-box w-full tabular-nums"
        />
      )}
    </Field>
  );
}
