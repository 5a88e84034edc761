import { addDays, differenceInCalendarDays } from 'date-fns';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { DateField } from '@/components/ui/date-field';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldMessage } from '@/components/ui/field-message';
import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { BIRTH_AGE_DAYS, BIRTH_MAX_DAYS_AGO, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { DUE_DATE_MAX_DAYS_AHEAD, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { listPlanned } from '@/lib/benefits/leave-form';
import type { LeaveProblems } from '@/lib/benefits/read-form';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import * as words from '@/words/benefits/leave-form';
import { BabiesChoice } from './babies-choice';
import { describeDateProblem, type LeaveFormProps } from './form-props';
import { ParentQuestions } from './parent-questions';

const MoreQuestions = onDemand(
  () => import('./more-questions').then((module) => module.MoreQuestions),
  <p className="text-ink-soft">{words.openingMore}</p>,
);

interface Props extends LeaveFormProps {
  onProvince: (province: ProvinceCode | undefined) => void;
  onStartAgain: () => void;
}

type EventDate = 'dueDate' | 'arrivedOn' | 'hospitalFrom' | 'hospitalTo';

/** The questions, in the order in which their answers matter. Each can be left out. */
export function LeaveForm({ onProvince, onStartAgain, ...props }: Props) {
  const { state, today, province, dispatch } = props;
  const { fields, status } = state;
  const [hasMore, setHasMore] = useState(false);
  const isAdoption = fields.arrival === 'adoption';
  const isQuebec = province === 'QC';
  return (
    <fieldset disabled={status === 'unknown'}>
      <legend className="sr-only">{words.form}</legend>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          <ProvinceSelect label={words.where} value={province} emptyLabel={words.noProvince} onChange={onProvince} />
          {!isAdoption && <DateField label={words.dueDate} {...getEventDateProps(props, 'dueDate')} />}
          {isAdoption && <DateField label={words.placementDate} {...getEventDateProps(props, 'arrivedOn')} />}
          {!isAdoption && canBeBorn(fields.dueDate, fields.arrivedOn, today) && (
            <DateField label={words.birthDate} {...getEventDateProps(props, 'arrivedOn')} />
          )}
        </div>
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          <Choice
            legend={words.who}
            value={fields.who}
            options={(['birth', 'other', 'both'] as const).map((value) => ({
              value,
              label: (fields.arrival === 'birth' ? words.whoOptions : words.whoAdopts)[value],
            }))}
            onChange={(who) => dispatch({ type: 'edited', fields: { who } })}
          />
          {isQuebec && (
            <>
              {fields.who === 'birth' && (
                <Choice
                  legend={words.twoParents}
                  value={fields.hasTwoParents}
                  options={[
                    { value: 'yes', label: words.yes },
                    { value: 'no', label: words.no },
                  ]}
                  onChange={(hasTwoParents) => dispatch({ type: 'edited', fields: { hasTwoParents } })}
                />
              )}
              <BabiesChoice
                babies={fields.babies}
                onChange={(babies) => dispatch({ type: 'edited', fields: { babies } })}
              />
            </>
          )}
        </div>
        {listPlanned(fields.who).map((role) => (
          <ParentQuestions key={role} role={role} {...props} />
        ))}
        <div className="border-line border-t pt-3">
          <Disclosure summary={words.more} onToggle={setHasMore}>
            {hasMore && (
              <MoreQuestions
                {...props}
                getDateProps={(name) => getEventDateProps(props, name)}
                onStartAgain={onStartAgain}
              />
            )}
          </Disclosure>
          <FieldMessage
            id="folded-problem"
            text={!hasMore && hasFoldedProblem(props.problems) ? words.notCounted : undefined}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** Whether something is not counted whose message stands among the folded questions. */
function hasFoldedProblem({ hospitalFrom, hospitalTo, netIncome, children, parents = {} }: LeaveProblems): boolean {
  return (
    [hospitalFrom, hospitalTo, netIncome, children].some(Boolean) ||
    Object.values(parents).some((found) => foldedOfParent.some((name) => found[name]))
  );
}

const foldedOfParent = [
  'topUpPercent',
  'topUpWeeks',
  'sicknessWeeks',
  'regularWeeks',
  'agreementDate',
  'earnedBeside',
  'atWorkFrom',
  'atWorkTo',
] as const;

/** Whether a baby with this due date can be born already; before half of the pregnancy nobody is asked. */
function canBeBorn(dueDate: string, arrivedOn: string, today: Date | undefined): boolean {
  const due = parseCalendarDate(dueDate);
  if (arrivedOn !== '' || !due || !today) return true;
  return differenceInCalendarDays(due, today) <= PREGNANCY_DAYS - BIRTH_AGE_DAYS.min;
}

/** What the fields of the family's dates have in common. */
function getEventDateProps({ state, today, problems, dispatch }: LeaveFormProps, name: EventDate) {
  const problem = problems[name];
  return {
    value: state.fields[name],
    bounds: today && { start: addDays(today, -OLDEST_DAYS_AGO), end: addDays(today, getDaysAhead(name)) },
    problem: describeDateProblem(state, name, problem),
    isDisabled: state.status === 'unknown',
    onChange: (value: string) => dispatch({ type: 'edited', fields: { [name]: value } }),
    onLeave: (isImpossible: boolean) => dispatch({ type: 'left', name, isImpossible }),
  };
}

const getDaysAhead = (name: EventDate) =>
  name === 'dueDate' || name === 'arrivedOn' ? DUE_DATE_MAX_DAYS_AHEAD : BIRTH_MAX_DAYS_AGO;
