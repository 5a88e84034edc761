'use client';

import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import type { ProvinceCode } from '@/data/provinces';
import type { StoredLeave } from '@/lib/benefits/leave-form';
import { initialLeaveState, reduceLeave } from '@/lib/benefits/planner-state';
import { readLeaveForm } from '@/lib/benefits/read-form';
import { useToday } from '@/lib/browser/clock';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { forgetLeave, readLeave, storeLeave, useLeave } from '@/lib/browser/use-leave';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import * as words from '@/words/benefits/leave-form';
import { LeaveForm } from './leave-form';

// With the engine and its figures: needed once region and date are there.
const LeaveAnswer = onDemand(
  () => import('./leave-answer').then((module) => module.LeaveAnswer),
  <p className="min-h-screen text-ink-soft">{words.openingAnswer}</p>,
);

/** What to tick, how many weeks to type, and what comes when: for one parent or two. What is entered stays here. */
export const LeavePlanner = asWidget(function LeavePlanner() {
  const today = useToday();
  const pregnancy = usePregnancy();
  const counted = useCountedBirth(today);
  const region = useRegion();
  const stored = useLeave();
  const [state, dispatch] = useReducer(reduceLeave, initialLeaveState);

  const isKnown = today && pregnancy.status === 'known' && region.status === 'known' && stored.status === 'known';
  const pregnancyDueDate = pregnancy.status === 'known' ? pregnancy.value?.dueDate : undefined;
  // A pregnancy that was entered after a birth is the next one.
  const birth = pregnancyDueDate === undefined ? counted : undefined;
  const knownDueDate = birth?.dueDate ? formatCalendarDate(birth.dueDate) : pregnancyDueDate;
  const knownBirthday = birth && formatCalendarDate(birth.birthday);
  const province = region.status === 'known' ? region.value : undefined;
  const storedLeave = stored.status === 'known' ? stored.value : undefined;
  const { status, fields, impossible, isTouched, knownDueDate: openedWith, knownBirthday: bornWith } = state;

  useEffect(() => {
    if (status === 'unknown' && isKnown) dispatch({ type: 'opened', stored: storedLeave, knownDueDate, knownBirthday });
  }, [status, isKnown, storedLeave, knownDueDate, knownBirthday]);

  const isDateErased = Boolean(openedWith ?? bornWith) && !(knownDueDate ?? knownBirthday);
  const isDateNew = knownDueDate !== openedWith || knownBirthday !== bornWith;
  useEffect(() => {
    if (status === 'unknown' || !isKnown || isDateErased || !isDateNew) return;
    dispatch({ type: 'known-elsewhere', knownDueDate, knownBirthday });
  }, [status, isKnown, isDateErased, isDateNew, knownDueDate, knownBirthday]);

  // What another tab has stored is taken into the form, as the next edit stores the whole form. Before the effect that
  // stores: then what was rendered is never younger than what this form has stored last.
  const lastStored = useRef<StoredLeave>(undefined);
  const followOtherTab = useEffectEvent((leave: StoredLeave) => {
    if (status === 'unknown' || leave === lastStored.current) return;
    dispatch({ type: 'stored-elsewhere', stored: leave, knownDueDate, knownBirthday });
  });
  useEffect(() => {
    if (storedLeave) followOtherTab(storedLeave);
  }, [storedLeave]);

  useEffect(() => {
    // Only after an edit in this form: erasing everything must not store the form again.
    if (!isTouched) return;
    const known = { ...(openedWith && { knownDueDate: openedWith }), ...(bornWith && { knownBirthday: bornWith }) };
    storeLeave({ fields, ...known });
    lastStored.current = readLeave();
  }, [fields, isTouched, openedWith, bornWith]);

  const island = useRef<HTMLDivElement>(null);

  // When what is stored is erased elsewhere, as on /about, the form is cleared too. Otherwise the next edit would store
  // it again. A date that the form was opened with goes also where nothing of the form was stored.
  const wasKept = useRef(false);
  const clearToo = useEffectEvent(clear);
  useEffect(() => {
    if (!storedLeave && (wasKept.current || isDateErased)) clearToo();
    wasKept.current = storedLeave !== undefined;
  }, [storedLeave, isDateErased]);

  const reading = useMemo(
    () => today && readLeaveForm(fields, province, impossible, today),
    [fields, province, impossible, today],
  );

  function chooseProvince(code: ProvinceCode | undefined) {
    if (code) storeRegion(code);
    else forgetRegion();
  }
  function clear() {
    // A half-typed day has no value: React sees no change, and the text would stay.
    for (const input of island.current?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) {
      if (input.validity.badInput) input.value = '';
    }
    dispatch({ type: 'cleared', knownDueDate, knownBirthday });
  }
  function startAgain() {
    forgetLeave();
    clear();
  }

  return (
    <div
      ref={island}
      data-island="leave"
      data-has-plan={reading?.household !== undefined || undefined}
      className="grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12 print:block"
    >
      <Card className="@container min-w-0 print:hidden">
        <LeaveForm
          state={state}
          today={today}
          province={province}
          problems={reading?.problems ?? {}}
          dispatch={dispatch}
          onProvince={chooseProvince}
          onClear={startAgain}
        />
      </Card>
      {reading?.household && province && today ? (
        <LeaveAnswer household={reading.household} province={province} today={today} />
      ) : (
        <p className="text-ink-soft print:hidden">{words.noAnswerYet}</p>
      )}
    </div>
  );
});
