import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { type Dispatch, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { AnotherPregnancy } from '@/components/birth/another-pregnancy';
import { Button } from '@/components/ui/button';
import { useLocationHash } from '@/lib/browser/location';
import type { KnownDate } from '@/lib/pregnancy/calculator-fields';
import type { CalculatorAction, CalculatorState } from '@/lib/pregnancy/calculator-state';
import * as words from '@/words/calculator/calculator';
import { intro } from '@/words/calculator/heading';
import { CalculatorForm } from './calculator-form';

/** The hashes of the address that open the form, with the method that they choose. */
const formHashes: Record<string, KnownDate | undefined> = {
  'change-date': undefined,
  conception: 'conception',
  ultrasound: 'ultrasound',
  'due-date': 'dueDate',
};

interface FormPartProps {
  state: CalculatorState;
  dispatch: Dispatch<CalculatorAction>;
  today: Date | undefined;
  /** Whether the result of a link's date stands first. */
  isShared: boolean;
  /** Whether a baby's own weeks stand first. */
  hasBirth: boolean;
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
}

/** The form with what opens it: a line below a result of one's own, a disclosure below a baby's weeks. */
export function FormPart({ isShared, hasBirth, isChanging, onChanging, ...form }: FormPartProps) {
  const { state, dispatch } = form;
  const isOpened = state.status !== 'unknown';
  const box = useRef<HTMLDivElement>(null);
  const hash = useLocationHash();

  useEffect(() => {
    if (!isOpened || !Object.hasOwn(formHashes, hash)) return;
    onChanging(true);
    const method = formHashes[hash];
    if (method) dispatch({ type: 'edited', fields: { method } });
  }, [isOpened, hash, onChanging, dispatch]);

  function changeDate() {
    flushSync(() => onChanging(!isChanging));
    box.current?.querySelector<HTMLElement>('input[type="date"]')?.focus();
  }

  return (
    <div className={`grid gap-3 ${isShared ? 'order-last mt-6' : ''}`}>
      <Button
        look="quiet"
        aria-expanded={isChanging}
        aria-controls="calculator-form"
        onClick={changeDate}
        className="hidden! justify-self-start in-data-[date=awaited]:inline-flex! in-data-[date=changing]:inline-flex! in-data-[date=stored]:inline-flex!"
      >
        <PencilSquareIcon aria-hidden className="size-5" />
        {words.changeDate}
      </Button>
      <AnotherPregnancy isFolded={hasBirth} isOpen={isChanging} onToggle={onChanging}>
        <div
          ref={box}
          id="calculator-form"
          className="max-w-2xl in-[[data-date^=awaited]]:hidden in-data-[date=stored]:hidden"
        >
          {/* Below a shared result the title of the form is enough. */}
          {!isShared && <p className="mb-6 text-ink-soft text-lg">{intro}</p>}
          <CalculatorForm {...form} isBelowResult={isShared} />
        </div>
      </AnotherPregnancy>
    </div>
  );
}
