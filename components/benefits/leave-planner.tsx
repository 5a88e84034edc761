'use client';

import { useEffect, useRef, useState } from 'react';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import type { ProvinceCode } from '@/data/provinces';
import { getParentProvince, type LeaveFields, listPlanned } from '@/lib/benefits/leave-form';
import { getProgram } from '@/lib/benefits/program-years';
import { readLeaveForm } from '@/lib/benefits/read-form';
import type { Program } from '@/lib/benefits/types';
import { useToday } from '@/lib/browser/clock';
import { useLeave } from '@/lib/browser/use-leave';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/benefits/leave-form';
import { inRegion } from '@/words/regions';
import { ExactQuestions, FirstQuestions } from './leave-form';
import { OwnChildBenefit } from './own-child-benefit';
import { PayQuestions } from './pay-questions';

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
  const [round, setRound] = useState(0);
  function startAgain() {
    dispatch({ type: 'started-again' });
    setRound(round + 1);
    emptyHalfTyped(island.current);
  }

  const form = { state, today, province, problems: reading?.problems ?? {}, dispatch };
  const isUnknown = state.status === 'unknown';

  return (
    <div
      ref={island}
      data-island="leave"
      data-has-plan={reading?.household !== undefined || undefined}
      data-programs={province && listProgramsOf(state.fields, province).join(' ')}
    >
      <fieldset disabled={isUnknown} className="min-w-0">
        <legend className="sr-only">{words.form}</legend>
        <div className="grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-12 print:block">
          <Card className="@container min-w-0 print:hidden">
            <FirstQuestions key={round} {...form} onProvince={chooseProvince} />
          </Card>
          <div className={`min-w-0 lg:row-span-2 ${isUnknown ? 'min-h-screen' : ''}`}>
            {reading?.household && province && today ? (
              <LeaveAnswer household={reading.household} province={province} today={today}>
                <PayQuestions {...form} />
              </LeaveAnswer>
            ) : (
              <p className="max-w-reading text-ink-soft print:hidden">{describeNoAnswer(province)}</p>
            )}
          </div>
          {/* What it asks for depends on what is stored. */}
          {!isUnknown && (
            <Card className="@container min-w-0 print:hidden">
              <ExactQuestions {...form} onStartAgain={startAgain} />
            </Card>
          )}
        </div>
        <OwnChildBenefit {...form} household={reading?.household} />
      </fieldset>
    </div>
  );
});

/** Below the fields, as long as no answer stands there: what a region's program is, once the region is chosen. */
function describeNoAnswer(province: ProvinceCode | undefined): string {
  if (!province) return words.noAnswerYet;
  return `${words.programOf[getProgram(province)](inRegion(province))} ${words.addDate}`;
}

/** The programs of a household: of two parents each may have another one. */
const listProgramsOf = (fields: LeaveFields, province: ProvinceCode): Program[] => [
  ...new Set(listPlanned(fields.who).map((role) => getProgram(getParentProvince(fields, role, province)))),
];

/** A day that is half typed has no value: React sees no change when the form is emptied, and the text would stay. */
function emptyHalfTyped(form: HTMLElement | null) {
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) {
    if (input.validity.badInput) input.value = '';
  }
}
