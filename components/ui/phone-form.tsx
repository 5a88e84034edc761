import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import {
  findProviderPhoneProblem,
  type ProviderPhoneProblem,
  tidyProviderPhone,
} from '@/lib/contractions/provider-phone-check';
import { cancel, problems, remove, save } from '@/words/contractions/provider';

interface PhoneFormProps {
  words: { title: string; label: string; hint: string };
  /** As it is kept; undefined while none is. */
  number: string | undefined;
  onSave: (number: string) => void;
  onRemove: () => void;
  /** Absent where the form stands open until there is a number. */
  onCancel?: (() => void) | undefined;
}

/** Enters, changes or removes a number to call. Focus goes to the field where the visitor opened the form. */
export function PhoneForm({ words, number, onSave, onRemove, onCancel }: PhoneFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(number ?? '');
  const [problem, setProblem] = useState<ProviderPhoneProblem>();
  const [refusals, setRefusals] = useState(0);
  const wasOpened = onCancel !== undefined;
  useFocusOnRefusal(form, refusals);
  useEffect(() => {
    if (wasOpened) field.current?.focus();
  }, [wasOpened]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entered = tidyProviderPhone(text);
    const found = findProviderPhoneProblem(entered);
    if (found) {
      setProblem(found);
      setRefusals(refusals + 1);
      return;
    }
    onSave(entered);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="grid basis-full gap-3 print:hidden"
    >
      <Field label={words.label} hint={words.hint} problem={problem && problems[problem]}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="tel"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
            className="field-box w-full tabular-nums"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{save}</Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        {number !== undefined && (
          <Button look="quiet" className="mx-0" onClick={onRemove}>
            {remove}
          </Button>
        )}
      </div>
    </form>
  );
}
