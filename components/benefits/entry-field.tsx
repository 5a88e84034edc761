import { useId } from 'react';
import { FieldMessage } from '@/components/ui/field-message';

interface EntryFieldProps {
  label: string;
  hint?: string;
  /** As typed: a text field keeps letters, which a number field would swallow. */
  value: string;
  inputMode: 'decimal' | 'numeric';
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A number as people write it. What is wrong with it stands below. */
export function EntryField({ label, hint, value, inputMode, problem, onChange }: EntryFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4 tabular-nums aria-invalid:border-maple"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm empty:hidden">
        {hint}
      </p>
      <FieldMessage id={`${id}-problem`} text={problem} />
    </div>
  );
}
