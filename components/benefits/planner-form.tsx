import { addDays } from 'date-fns';
import { type FormEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { ProvinceSelect } from '@/components/ui/province-select';
import { BIRTH_MAX_DAYS_AGO, LAST_WORK_DAY_MAX_DAYS_AHEAD, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { getProgram } from '@/lib/benefits/benefit-plan';
import type { PlannerDateField, PlannerFields } from '@/lib/benefits/planner-fields';
import type { PlannerState } from '@/lib/benefits/planner-state';
import { useFocusOnRefusal } from '@/lib/browser/focus';
import * as words from '@/words/benefits/planner';
import { EarningsFields } from './earnings-fields';
import { ShareFields } from './share-fields';

interface PlannerFormProps {
  state: PlannerState;
  today: Date | undefined;
  onEdit: (fields: Partial<PlannerFields>) => void;
  onLeaveDate: (field: PlannerDateField, isImpossible: boolean) => void;
  onProvince: (province: ProvinceCode | undefined) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** Asks for dates, province, earnings and how parents want to share. */
export function PlannerForm({ state, today, onEdit, onLeaveDate, onProvince, onSubmit, onClear }: PlannerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems, province, status } = state;
  const isUnknown = status === 'unknown';

  useFocusOnRefusal(form, state.refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function getDateProps(name: PlannerDateField, daysAgo: number, daysAhead: number) {
    const problem = problems.dates?.[name];
    return {
      value: fields[name],
      bounds: today && { start: addDays(today, -daysAgo), end: addDays(today, daysAhead) },
      problem: problem && words.dateProblems[problem],
      isDisabled: isUnknown,
      onChange: (value: string) => onEdit({ [name]: value }),
      onLeave: (isImpossible: boolean) => onLeaveDate(name, isImpossible),
    };
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.form} className="print:hidden">
      <fieldset disabled={isUnknown} className="grid gap-7">
        <legend className="sr-only">{words.yourPlan}</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField label={words.dueDate} {...getDateProps('dueDate', OLDEST_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD)} />
          <ProvinceSelect
            hint={words.provinceHint}
            value={province}
            emptyLabel={words.noProvince}
            problem={problems.province && words.provinceMissing}
            onChange={onProvince}
          />
          <DateField label={words.birthDate} {...getDateProps('birthDate', BIRTH_MAX_DAYS_AGO, 0)} />
          <DateField
            label={words.lastWorkDay}
            hint={words.lastWorkDayHint}
            {...getDateProps('lastWorkDay', OLDEST_DAYS_AGO, LAST_WORK_DAY_MAX_DAYS_AHEAD)}
          />
        </div>
        <EarningsFields
          fields={fields}
          problems={problems.earnings}
          plan={state.isStale ? undefined : state.plan}
          onEdit={onEdit}
        />
        <ShareFields
          fields={fields}
          program={getProgram(province)}
          problems={problems.shares}
          onChange={(shares) => onEdit({ shares })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="grow sm:grow-0">
            {words.showPlan}
          </Button>
          <Button look="secondary" onClick={onClear} className="grow sm:grow-0">
            {words.clear}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
