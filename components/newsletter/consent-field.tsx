import { useId } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { newsletter } from '@/data/site';
import * as words from '@/words/newsletter';

interface ConsentFieldProps {
  isGiven: boolean;
  isDisabled: boolean;
  problem: string | undefined;
  onChange: (isGiven: boolean) => void;
}

/** Express consent as Canada's anti-spam law asks for it: never ticked beforehand, apart from everything else. */
export function ConsentField({ isGiven, isDisabled, problem, onChange }: ConsentFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={isGiven}
          disabled={isDisabled}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-contact ${id}-problem`}
          onChange={(event) => onChange(event.target.checked)}
          className="tick-box mt-0.5"
        />
        {words.consent}
      </label>
      <p id={`${id}-contact`} className="mt-1.5 ml-9 text-ink-soft text-sm empty:hidden">
        {newsletter.contact && words.sender(newsletter.contact)}
      </p>
      <FieldMessage id={`${id}-problem`} text={problem} />
    </div>
  );
}
