import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import { forgetProviderPhone, storeProviderPhone } from '@/lib/browser/use-provider-phone';
import {
  findProviderPhoneProblem,
  type ProviderPhoneProblem,
  tidyProviderPhone,
} from '@/lib/contractions/provider-phone-check';
import * as words from '@/words/contractions/provider';

interface ProviderFormProps {
  /** As it is kept; undefined while none is. */
  number: string | undefined;
  onClose: () => void;
}

/** Enters, changes or removes the number of the visitor's provider. */
export function ProviderForm({ number, onClose }: ProviderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(number ?? '');
  const [problem, setProblem] = useState<ProviderPhoneProblem>();
  const [refusals, setRefusals] = useState(0);
  useFocusOnRefusal(form, refusals);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entered = tidyProviderPhone(text);
    const found = findProviderPhoneProblem(entered);
    if (found) {
      setProblem(found);
      setRefusals(refusals + 1);
      return;
    }
    storeProviderPhone(entered);
    onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid basis-full gap-3">
      <Field label={words.label} hint={words.hint} problem={problem && words.problems[problem]}>
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
        <Button type="submit">{words.save}</Button>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        {number !== undefined && (
          <Button
            look="quiet"
            className="mx-0"
            onClick={() => {
              forgetProviderPhone();
              onClose();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
