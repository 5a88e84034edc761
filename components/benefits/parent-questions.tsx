import { addDays } from 'date-fns';
import { DateField } from '@/components/ui/date-field';
import { LAST_WORK_DAY_MAX_DAYS_AHEAD, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { getParentProvince, hasTwoOnAct, type LeaveFields, type ParentFields } from '@/lib/benefits/leave-form';
import { getProgram } from '@/lib/benefits/program-years';
import type { ParentRole } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave-form';
import { describeDateProblem, getReturnBounds, type LeaveFormProps } from './form-props';
import { SelectField } from './select-field';
import { getNamesFor } from './sentences/parent-names';

interface ParentQuestionsProps extends LeaveFormProps {
  role: ParentRole;
}

/** When a parent stops, and when they are back. */
export function ParentQuestions({ role, state, today, province, problems, dispatch }: ParentQuestionsProps) {
  const fields = state.fields.parents[role];
  const found = problems.parents?.[role] ?? {};
  const isShared = state.fields.who === 'both';
  const program = getProgram(getParentProvince(state.fields, role, province));
  const isAlone = !hasTwoOnAct(state.fields) && program === 'qpip';
  const titles = getNamesFor(state.fields.arrival);
  const edit = (edited: Partial<ParentFields>) => dispatch({ type: 'parent-edited', role, fields: edited });
  const leave = (name: keyof ParentFields, isImpossible = false) =>
    dispatch({ type: 'left', name: `${role}.${name}`, isImpossible });
  const getDateProps = (name: 'lastWorkDay' | 'backDate') => ({
    value: fields[name],
    bounds: today && (name === 'backDate' ? getReturnBounds(today) : getLastDayBounds(today)),
    problem: describeDateProblem(state, `${role}.${name}`, found[name]),
    isDisabled: state.status === 'unknown',
    onChange: (value: string) => edit({ [name]: value }),
    onLeave: (isImpossible: boolean) => leave(name, isImpossible),
  });
  return (
    <fieldset className="grid gap-5 border-line border-t pt-5">
      <legend className={isShared ? 'float-left mb-1 w-full font-serif text-lg' : 'sr-only'}>{titles[role]}</legend>
      <div className="grid items-start gap-5 @xl:grid-cols-2">
        <div className="grid gap-4">
          <DateField
            label={words.lastWorkDay}
            hint={getLastDayHint(state.fields, role, problems.arrivedOn !== undefined)}
            {...getDateProps('lastWorkDay')}
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
            hint={getBackHint(fields, isShared, isAlone)}
            onChange={(back) => edit({ back })}
          />
          {fields.back === 'date' && <DateField label={words.backDate} {...getDateProps('backDate')} />}
        </div>
      </div>
    </fieldset>
  );
}

function getLastDayHint({ arrival, arrivedOn, parents }: LeaveFields, role: ParentRole, isRefused: boolean): string {
  if (arrival !== 'birth') return words.lastWorkDayHintOfArrival;
  const isBornBefore = role === 'birth' && arrivedOn !== '' && !isRefused && parents.birth.lastWorkDay > arrivedOn;
  return isBornBefore ? words.bornBeforeLastDay : words.lastWorkDayHint;
}

function getBackHint(fields: ParentFields, isShared: boolean, isAlone: boolean): string | undefined {
  const { back } = fields;
  if (back === 'no-claim') return isAlone ? words.notClaimingHint : `${words.notClaimingHint} ${words.otherMayClaim}`;
  if (back !== 'year' && back !== '18-months') return undefined;
  const hasMoreBefore = fields.sicknessWeeks !== '' || fields.insuredWork === 'regular';
  return (
    [...(hasMoreBefore ? [words.monthsHint] : []), ...(isShared ? [words.sharedTimeHint] : [])].join(' ') || undefined
  );
}

const getLastDayBounds = (today: Date) => ({
  start: addDays(today, -OLDEST_DAYS_AGO),
  end: addDays(today, LAST_WORK_DAY_MAX_DAYS_AHEAD),
});

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
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-control text-sm has-checked:border-spruce has-checked:bg-mist has-checked:font-semibold has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
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
