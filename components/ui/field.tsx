import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message';

/** The attributes that tie a control to its label, hint and message. Spread them on the control. */
interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and its hint and what is wrong with it below. */
export function Field({ label, hint, problem, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-balance font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-hint ${id}-problem` })}
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm empty:hidden">
        {hint}
      </p>
      <FieldMessage id={`${id}-problem`} text={problem} />
    </div>
  );
}
