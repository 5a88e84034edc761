import { type Dispatch, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField } from '@/components/ui/number-field';
import { CYCLE_DAYS, EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';
import { type CalculatorFields, getInitialFields } from '@/lib/pregnancy/calculator-fields';
import type { FieldProblems } from '@/lib/pregnancy/calculator-form';
import type { CalculatorAction } from '@/lib/pregnancy/calculator-state';
import * as words from '@/words/calculator/calculator';
import { problems as problemTexts } from '@/words/calculator/problems';

interface MoreOptionsProps {
  fields: CalculatorFields;
  problems: FieldProblems;
  dispatch: Dispatch<CalculatorAction>;
}

const defaults = getInitialFields('');

/** Cycle length for a last period, IVF for a conception. The defaults change nothing. */
export function MoreOptions({ fields, problems, dispatch }: MoreOptionsProps) {
  // Opens when an option is in use or has a problem, and never closes by itself.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && isInUse(fields)) setOpen(true);
  return (
    <Disclosure summary={words.moreOptions} isOpen={isOpen}>
      {fields.method === 'lmp' ? (
        <NumberField
          label={words.cycleLength}
          value={fields.cycleLengthDays}
          {...CYCLE_DAYS}
          problem={problems.cycleLengthDays && problemTexts[problems.cycleLengthDays]}
          onChange={(cycleLengthDays) => dispatch({ type: 'edited', fields: { cycleLengthDays } })}
          onNotANumber={() => dispatch({ type: 'edited', fields: { cycleLengthDays: defaults.cycleLengthDays } })}
        />
      ) : (
        <div className="grid gap-4">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={fields.isTransfer}
              onChange={(event) => dispatch({ type: 'edited', fields: { isTransfer: event.target.checked } })}
              className="tick-box"
            />
            {words.isTransfer}
          </label>
          {fields.isTransfer && (
            <NumberField
              label={words.embryoAge}
              value={fields.embryoAgeDays}
              {...EMBRYO_AGE_DAYS}
              problem={problems.embryoAgeDays && problemTexts[problems.embryoAgeDays]}
              onChange={(embryoAgeDays) => dispatch({ type: 'edited', fields: { embryoAgeDays } })}
              onNotANumber={() => dispatch({ type: 'edited', fields: { embryoAgeDays: defaults.embryoAgeDays } })}
            />
          )}
        </div>
      )}
    </Disclosure>
  );
}

function isInUse({ method, cycleLengthDays, isTransfer }: CalculatorFields): boolean {
  return method === 'lmp' ? cycleLengthDays !== defaults.cycleLengthDays : isTransfer;
}
