import { addDays } from 'date-fns';
import { DateField } from '@/components/ui/date-field';
import { EntryField } from '@/components/ui/entry-field';
import { LAST_WORK_DAY_MAX_DAYS_AHEAD, LONGEST_WINDOW_WEEKS, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import type { ParentFields } from '@/lib/benefits/leave-form';
import { getMaxPay, parseDollars, toWeekly } from '@/lib/benefits/pay';
import type { ParentRole } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import * as words from '@/words/benefits/leave-form';
import { describeDateProblem, type LeaveFormProps } from './form-props';
import { SelectField } from './select-field';

interface ParentQuestionsProps extends LeaveFormProps {
  role: ParentRole;
}

/** When a parent stops, when they are back, and what they earn. */
export function ParentQuestions({ role, state, today, problems, dispatch }: ParentQuestionsProps) {
  const fields = state.fields.parents[role];
  const found = problems.parents?.[role] ?? {};
  const isShared = state.fields.who === 'both';
  const titles = state.fields.arrival === 'birth' ? words.parentTitles : words.adoptingTitles;
  const edit = (edited: Partial<ParentFields>) => dispatch({ type: 'parent-edited', role, fields: edited });
  const isClaiming = fields.back !== 'no-claim';
  const hasLeft = (name: keyof ParentFields) => state.left.includes(`${role}.${name}`);
  const leave = (name: keyof ParentFields, isImpossible = false) =>
    dispatch({ type: 'left', name: `${role}.${name}`, isImpossible });
  const getDateProps = (name: 'lastWorkDay' | 'backDate', daysAhead: number) => ({
    value: fields[name],
    bounds: today && { start: addDays(today, -OLDEST_DAYS_AGO), end: addDays(today, daysAhead) },
    problem: describeDateProblem(state, `${role}.${name}`, found[name]),
    isDisabled: state.status === 'unknown',
    onChange: (value: string) => edit({ [name]: value }),
    onLeave: (isImpossible: boolean) => leave(name, isImpossible),
  });
  return (
    <fieldset className="grid gap-5 border-line border-t pt-5">
      <legend className={isShared ? 'float-left mb-1 w-full font-serif text-lg' : 'sr-only'}>{titles[role]}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="grid gap-4">
          <DateField
            label={words.lastWorkDay}
            hint={words.lastWorkDayHint}
            {...getDateProps('lastWorkDay', LAST_WORK_DAY_MAX_DAYS_AHEAD)}
          />
          {fields.lastWorkDay !== '' && (
            <Workdays value={fields.workdays} isEmpty={found.workdays !== undefined} onChange={edit} />
          )}
        </div>
        <div className="grid gap-4">
          <SelectField
            label={words.back}
            value={fields.back}
            options={words.backOptions}
            hint={isClaiming ? undefined : words.notClaimingHint}
            onChange={(back) => edit({ back })}
          />
          {fields.back === 'date' && (
            <DateField
              label={words.backDate}
              {...getDateProps('backDate', LAST_WORK_DAY_MAX_DAYS_AHEAD + LONGEST_WINDOW_WEEKS * 7)}
            />
          )}
        </div>
        {isClaiming && (
          <Pay role={role} fields={fields} found={found} hasLeft={hasLeft} onEdit={edit} onLeave={leave} />
        )}
      </div>
    </fieldset>
  );
}

interface WorkdaysProps {
  value: string;
  isEmpty: boolean;
  onChange: (fields: Pick<ParentFields, 'workdays'>) => void;
}

function Workdays({ value, isEmpty, onChange }: WorkdaysProps) {
  const toggle = (weekday: string) => {
    const days = value.includes(weekday) ? [...value].filter((day) => day !== weekday) : [...value, weekday];
    onChange({ workdays: days.sort().join('') });
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.workdays}</legend>
      <div className="grid grid-cols-7 gap-1">
        {words.weekdays.map(({ short, name }, weekday) => (
          <label
            key={name}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-control text-sm has-checked:border-spruce has-checked:bg-mist has-checked:font-semibold has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake"
          >
            <input
              type="checkbox"
              aria-label={name}
              checked={value.includes(String(weekday))}
              onChange={() => toggle(String(weekday))}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
      {isEmpty && (
        <p role="alert" className="mt-1.5 text-maple text-sm">
          {words.noWorkdays}
        </p>
      )}
    </fieldset>
  );
}

interface PayProps {
  role: ParentRole;
  fields: ParentFields;
  found: NonNullable<NonNullable<LeaveFormProps['problems']['parents']>[ParentRole]>;
  hasLeft: (name: keyof ParentFields) => boolean;
  onEdit: (fields: Partial<ParentFields>) => void;
  onLeave: (name: keyof ParentFields) => void;
}

function Pay({ fields, found, hasLeft, onEdit, onLeave }: PayProps) {
  const isVaried = fields.payPer === 'varies';
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-3">
        {!isVaried && (
          <EntryField
            label={words.pay}
            value={fields.pay}
            inputMode="decimal"
            problem={hasLeft('pay') ? describePayProblem(fields, found.pay) : undefined}
            onChange={(pay) => onEdit({ pay, isPayRight: 'no' })}
            onLeave={() => onLeave('pay')}
          />
        )}
        <SelectField
          label={words.payPer}
          value={fields.payPer}
          options={words.payPeriods}
          onChange={(payPer) => onEdit({ payPer, isPayRight: 'no' })}
        />
      </div>
      {found.pay === 'low' && hasLeft('pay') && (
        <button
          type="button"
          className="text-link min-h-11 justify-self-start"
          onClick={() => onEdit({ isPayRight: 'yes' })}
        >
          {words.payIsRight}
        </button>
      )}
      {isVaried && (
        <>
          <EntryField
            label={words.bestWeeksTotal}
            value={fields.bestWeeksTotal}
            inputMode="decimal"
            problem={hasLeft('bestWeeksTotal') ? describePayProblem(fields, found.bestWeeksTotal) : undefined}
            onChange={(bestWeeksTotal) => onEdit({ bestWeeksTotal })}
            onLeave={() => onLeave('bestWeeksTotal')}
          />
          <EntryField
            label={words.bestWeeks}
            inputMode="numeric"
            hint={words.bestWeeksHint}
            value={fields.bestWeeks}
            problem={hasLeft('bestWeeks') && found.bestWeeks ? words.notWhole.bestWeeks : undefined}
            onChange={(bestWeeks) => onEdit({ bestWeeks })}
            onLeave={() => onLeave('bestWeeks')}
          />
        </>
      )}
      {!isVaried && <p className="-mt-2 text-ink-soft text-sm">{words.payHint}</p>}
    </div>
  );
}

function describePayProblem({ pay, payPer }: ParentFields, problem: PayProps['found']['pay']): string | undefined {
  if (!problem || payPer === 'varies') return undefined;
  if (problem === 'too-high') return words.tooHigh(formatDollars(getMaxPay(payPer)));
  if (problem !== 'low') return words.payProblems[problem];
  const read = parseDollars(pay, getMaxPay(payPer));
  return words.lowPay(formatDollars(read && 'dollars' in read ? toWeekly(read.dollars, payPer) : 0));
}
