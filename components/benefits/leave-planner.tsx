'use client';

import { useEffect, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import type { ProvinceCode } from '@/data/provinces';
import { readLeaveForm } from '@/lib/benefits/read-form';
import { useToday } from '@/lib/browser/clock';
import { useLeave } from '@/lib/browser/use-leave';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
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
  const region = useRegion();
  const province = region.status === 'known' ? region.value : undefined;
  const { state, stored, dispatch } = useLeave(today);
  const reading = today && readLeaveForm(state.fields, province, state.impossible, today);

  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Erased in another tab, or on /about: then what is half typed goes, too.
    if (!stored) emptyHalfTyped(island.current);
  }, [stored]);

  function chooseProvince(code: ProvinceCode | undefined) {
    if (code) storeRegion(code);
    else forgetRegion();
  }
  function startAgain() {
    dispatch({ type: 'started-again' });
    emptyHalfTyped(island.current);
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
          onStartAgain={startAgain}
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

/** A day that is half typed has no value: React sees no change when the form is emptied, and the text would stay. */
function emptyHalfTyped(form: HTMLElement | null) {
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) {
    if (input.validity.badInput) input.value = '';
  }
}
