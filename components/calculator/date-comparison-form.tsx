import { type Dispatch, type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { NumberField } from '@/components/ui/number-field';
import { CYCLE_DAYS, SCAN_DAYS, SCAN_WEEKS } from '@/data/pregnancy-rules';
import { useFocusOnRefusal } from '@/lib/browser/use-focus-on-refusal';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { getDateBounds } from '@/lib/pregnancy/calculator-form';
import type {
  ComparedMethod,
  ComparisonProblem,
  DateComparisonAction,
  DateComparisonState,
} from '@/lib/pregnancy/date-comparison';
import { dateHints, problemTexts } from './wording';

interface DateComparisonFormProps {
  state: DateComparisonState;
  dispatch: Dispatch<DateComparisonAction>;
  today: Date;
}

const defaults = getInitialFields('');

const comparisonProblemTexts: Record<ComparisonProblem, string> = {
  ...problemTexts,
  'scan-before-period': 'This scan was before the first day of your last period. Check both dates.',
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
    <form ref={form} noValidate onSubmit={submit} aria-label="Compare two dates" className="grid gap-5">
      <FieldGroup title="Your last period">
        <DateField label="Day your last period began" hint={dateHints.lmp} {...getDateProps('lmp')} />
        <NumberField
          label="Length of your cycle in days"
          {...CYCLE_DAYS}
          {...getNumberProps('cycleLengthDays', 'lmp')}
        />
      </FieldGroup>
      <FieldGroup title="Your scan">
        <DateField
          label="Day of the scan"
          hint="The earliest one from 7 weeks on. Its report says how far along you were."
          {...getDateProps('ultrasound')}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField label="Scan weeks" {...SCAN_WEEKS} {...getNumberProps('scanWeeks', 'ultrasound')} />
          <NumberField label="Scan days" {...SCAN_DAYS} {...getNumberProps('scanDays', 'ultrasound')} />
        </div>
      </FieldGroup>
      <Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
        Compare the two dates
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
