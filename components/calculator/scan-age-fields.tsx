import type { Dispatch } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { SCAN_DAYS, SCAN_WEEKS } from '@/data/pregnancy-rules';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import type { FieldProblems } from '@/lib/pregnancy/calculator-form';
import type { CalculatorAction } from '@/lib/pregnancy/calculator-state';
import * as words from '@/words/calculator/calculator';
import { problems as problemTexts } from '@/words/calculator/problems';

interface ScanAgeFieldsProps {
  fields: CalculatorFields;
  problems: FieldProblems;
  dispatch: Dispatch<CalculatorAction>;
}

/** How far along the scan said the pregnancy was, in weeks and days. */
export function ScanAgeFields({ fields, problems, dispatch }: ScanAgeFieldsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{words.scanAge}</legend>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={words.scanWeeks}
          value={fields.scanWeeks}
          {...SCAN_WEEKS}
          problem={problems.scanWeeks && problemTexts[problems.scanWeeks]}
          onChange={(scanWeeks) => dispatch({ type: 'edited', fields: { scanWeeks } })}
          onNotANumber={() => dispatch({ type: 'edited', fields: { scanWeeks: '0' } })}
        />
        <NumberField
          label={words.scanDays}
          value={fields.scanDays}
          {...SCAN_DAYS}
          problem={problems.scanDays && problemTexts[problems.scanDays]}
          onChange={(scanDays) => dispatch({ type: 'edited', fields: { scanDays } })}
          onNotANumber={() => dispatch({ type: 'edited', fields: { scanDays: '0' } })}
        />
      </div>
    </fieldset>
  );
}
