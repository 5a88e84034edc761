'use client';

import { addDays } from 'date-fns';
import { useState } from 'react';
import { describeDateProblem, getReturnBounds } from '@/components/benefits/form-props';
import { Card } from '@/components/ui/card';
import { Choice } from '@/components/ui/choice';
import { DateField } from '@/components/ui/date-field';
import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { asWidget } from '@/components/ui/widget-boundary';
import { LAST_WORK_DAY_MAX_DAYS_AHEAD, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { getParentProvince, listPlanned } from '@/lib/benefits/leave-form';
import { readLetterPlan } from '@/lib/benefits/letter-plan';
import { useToday } from '@/lib/browser/clock';
import { useLeave } from '@/lib/browser/use-leave';
import { useRegion } from '@/lib/browser/use-region';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import * as formWords from '@/words/benefits/leave-form';
import * as words from '@/words/benefits/letter';
import type { Writer } from './letter-answer';

// With the letter in both languages and the planner's engine: needed once the law is known.
const LetterAnswer = onDemand(
  () => import('./letter-answer').then((module) => module.LetterAnswer),
  <p className="min-h-screen text-ink-soft">{words.opening}</p>,
);

type FederalAnswer = 'no' | 'yes' | 'unknown';

/**
 * Whose leave, under which law, and when: its dates are those of the benefits plan. Who writes and where they work is
 * asked each time, and stored nowhere.
 */
export const LetterMaker = asWidget(function LetterMaker() {
  const today = useToday();
  const region = useRegion();
  const { state, dispatch } = useLeave(today);
  const { fields } = state;
  const [chosenWriter, setWriter] = useState<Writer>();
  const [chosenPlace, setPlace] = useState<ProvinceCode>();
  const [federalAnswer, setFederalAnswer] = useState<FederalAnswer>('unknown');
  const [pregnancyLast, setPregnancyLast] = useState('');

  const writer = chosenWriter ?? (fields.arrival === 'birth' ? (listPlanned(fields.who)[0] ?? 'birth') : 'adopting');
  const role = writer === 'adopting' ? 'birth' : writer;
  const home = getParentProvince(fields, role, region.status === 'known' ? region.value : undefined);
  const place = chosenPlace ?? home;
  const plan = today && readLetterPlan(fields, role, home ?? place, state.impossible, today);
  const [law, ...others] = listLaws(place, federalAnswer);
  const isUnknown = state.status === 'unknown';

  const parent = fields.parents[role];
  const found = plan?.problems.parents?.[role] ?? {};
  const leaveField = (name: string) => (isImpossible: boolean) => dispatch({ type: 'left', name, isImpossible });
  const getEventProps = (name: 'dueDate' | 'arrivedOn') => ({
    value: fields[name],
    bounds: today && { start: addDays(today, -OLDEST_DAYS_AGO), end: addDays(today, DUE_DATE_MAX_DAYS_AHEAD) },
    problem: describeDateProblem(state, name, plan?.problems[name]),
    isDisabled: isUnknown,
    onChange: (value: string) => dispatch({ type: 'edited', fields: { [name]: value } }),
    onLeave: leaveField(name),
  });

  return (
    <div data-island="letter">
      <fieldset disabled={isUnknown} className="min-w-0">
        <legend className="sr-only">{words.form}</legend>
        <div className="grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-12 print:block">
          <Card className="@container grid min-w-0 gap-5 print:hidden">
            <Choice
              legend={words.writer}
              value={writer}
              options={(['birth', 'other', 'adopting'] as const).map((value) => ({
                value,
                label: words.writers[value],
              }))}
              onChange={setWriter}
            />
            <ProvinceSelect
              label={words.worksIn}
              hint={words.worksInHint}
              value={place}
              emptyLabel={words.noRegion}
              isEmptyFixed
              onChange={setPlace}
            />
            <div>
              <Choice
                legend={words.isFederal}
                value={federalAnswer}
                options={(['no', 'yes', 'unknown'] as const).map((value) => ({
                  value,
                  label: words.federalAnswers[value],
                }))}
                onChange={setFederalAnswer}
              />
              <p className="mt-1.5 text-ink-soft text-sm">{words.federalHint}</p>
            </div>
            {writer !== 'adopting' && (
              <>
                <div className="grid items-start gap-5 border-line border-t pt-5 @xl:grid-cols-2">
                  <DateField label={formWords.dueDate} {...getEventProps('dueDate')} />
                  <DateField label={formWords.birthDate} {...getEventProps('arrivedOn')} />
                  <DateField
                    label={formWords.lastWorkDay}
                    hint={words.lastWorkDayHint[role]}
                    value={parent.lastWorkDay}
                    bounds={
                      today && {
                        start: addDays(today, -OLDEST_DAYS_AGO),
                        end: addDays(today, LAST_WORK_DAY_MAX_DAYS_AHEAD),
                      }
                    }
                    problem={describeDateProblem(state, `${role}.lastWorkDay`, found.lastWorkDay)}
                    isDisabled={isUnknown}
                    onChange={(lastWorkDay) => dispatch({ type: 'parent-edited', role, fields: { lastWorkDay } })}
                    onLeave={leaveField(`${role}.lastWorkDay`)}
                  />
                  <DateField
                    label={formWords.backDate}
                    hint={parent.back === 'paid' ? words.backAsPaid : undefined}
                    value={parent.back === 'date' ? parent.backDate : plan?.back ? formatCalendarDate(plan.back) : ''}
                    bounds={today && getReturnBounds(today)}
                    problem={describeDateProblem(state, `${role}.backDate`, found.backDate)}
                    isDisabled={isUnknown}
                    onChange={(backDate) =>
                      dispatch({ type: 'parent-edited', role, fields: { back: 'date', backDate } })
                    }
                    onLeave={leaveField(`${role}.backDate`)}
                  />
                  {role === 'birth' && (
                    <DateField
                      label={words.pregnancyLast}
                      hint={words.pregnancyLastHint}
                      value={pregnancyLast}
                      bounds={today && getReturnBounds(today)}
                      problem={undefined}
                      isDisabled={isUnknown}
                      onChange={setPregnancyLast}
                      onLeave={() => {}}
                    />
                  )}
                </div>
                <p className="text-ink-soft text-sm">{words.fromPlan}</p>
              </>
            )}
          </Card>
          <div className={`min-w-0 ${isUnknown ? 'min-h-screen' : ''}`}>
            {law && today && plan ? (
              <LetterAnswer
                laws={[law, ...others]}
                writer={writer}
                plan={plan}
                pregnancyLast={parseCalendarDate(pregnancyLast)}
                today={today}
              />
            ) : (
              <p className="max-w-reading text-ink-soft">{words.addRegion}</p>
            )}
          </div>
        </div>
      </fieldset>
    </div>
  );
});

/** The laws that may hold. The region is asked for all the same where federal law holds: the plan's benefits depend on it. */
function listLaws(place: ProvinceCode | undefined, answer: FederalAnswer) {
  if (!place) return [];
  if (answer === 'yes') return ['FED'] as const;
  return answer === 'unknown' ? ([place, 'FED'] as const) : [place];
}
