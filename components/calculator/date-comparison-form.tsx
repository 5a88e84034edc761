import { type Dispatch, type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { NumberField } from '@/components/ui/number-field';
import { BEST_SCAN_START_DAY, CYCLE_DAYS, SCAN_DAYS, SCAN_WEEKS } from '@/data/pregnancy-rules';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import { formatDaysInWeeks } from '@/lib/format/durations';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { getDateBounds } from '@/lib/pregnancy/calculator-form';
import type {
  ComparedMethod,
  ComparisonProblem,
  DateComparisonAction,
  DateComparisonState,
} from '@/lib/pregnancy/date-comparison';
import { problems as problemTexts } from '@/words/calculator/problems';
import * as words from '@/words/calculator/why-dates-differ';
import { lastPeriodHint } from '@/words/last-period';

interface DateComparisonFormProps {
  state: DateComparisonState;
  dispatch: Dispatch<DateComparisonAction>;
  today: Date;
}

const defaults = getInitialFields('');

const comparisonProblemTexts: Record<ComparisonProblem, string> = {
  ...problemTexts,
  'scan-before-period': words.scanBeforePeriod,
};

/** Asks for a last period and a scan. Its labels differ from the calculator's, as both forms are on one page. */
export function DateComparisonForm({ state, dispatch, today }: DateComparisonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems, refusals } = state;

  useFocusOnRefusal(form, refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'submitted', today });
  }
  function getDateProps(method: ComparedMethod) {
    return {
      value: fields.dates[method],
      bounds: getDateBounds({ ...fields, method }, today),
      problem: getText(problems[method].date),
      onChange: (date: string) => dispatch({ type: 'date-changed', method, date }),
      onLeave: (isImpossible: boolean) => dispatch({ type: 'date-left', method, isImpossible }),
    };
  }
  function getNumberProps(name: 'cycleLengthDays' | 'scanWeeks' | 'scanDays', method: ComparedMethod) {
    return {
      value: fields[name],
      problem: getText(problems[method][name]),
      onChange: (value: string) => dispatch({ type: 'edited', fields: { [name]: value } }),
      onNotANumber: () => dispatch({ type: 'edited', fields: { [name]: defaults[name] } }),
    };
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.formName} className="grid gap-5">
      <FieldGroup title={words.yourPeriod}>
        <DateField label={words.periodDay} hint={lastPeriodHint} {...getDateProps('lmp')} />
        <NumberField label={words.cycleLength} {...CYCLE_DAYS} {...getNumberProps('cycleLengthDays', 'lmp')} />
      </FieldGroup>
      <FieldGroup title={words.yourScan}>
        <DateField
          label={words.scanDay}
          hint={words.scanHint(formatDaysInWeeks(BEST_SCAN_START_DAY))}
          {...getDateProps('ultrasound')}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField label={words.scanWeeks} {...SCAN_WEEKS} {...getNumberProps('scanWeeks', 'ultrasound')} />
          <NumberField label={words.scanDays} {...SCAN_DAYS} {...getNumberProps('scanDays', 'ultrasound')} />
        </div>
      </FieldGroup>
      <Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
        {words.compare}
      </Button>
    </form>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold font-serif text-lg">{title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function getText(problem: ComparisonProblem | undefined): string | undefined {
  return problem && comparisonProblemTexts[problem];
}
