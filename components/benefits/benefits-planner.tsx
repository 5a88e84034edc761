'use client';

import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import type { ProvinceCode } from '@/data/provinces';
import type { BenefitOption } from '@/lib/benefits/plan-types';
import { initialPlannerState, reducePlanner } from '@/lib/benefits/planner-state';
import { useToday } from '@/lib/browser/clock';
import { forgetBenefitsPlan, storeBenefitsPlan, useBenefitsPlan } from '@/lib/browser/use-benefits-plan';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/planner';
import { PlannerForm } from './planner-form';
import './print-plan.css';

// Loaded once somebody has asked for a plan.
const PlanResult = onDemand(
  () => import('./plan-result').then((module) => module.PlanResult),
  <p className="mt-10 min-h-screen text-ink-soft">{words.openingPlan}</p>,
);

/** What EI or QPIP pays, when and to whom: both options side by side. What is entered stays in the browser. */
export function BenefitsPlanner() {
  const today = useToday();
  const pregnancy = usePregnancy();
  const region = useRegion();
  const stored = useBenefitsPlan();
  const [state, dispatch] = useReducer(reducePlanner, initialPlannerState);

  const isKnown = pregnancy.status === 'known' && region.status === 'known' && stored.status === 'known';
  const knownDueDate = pregnancy.status === 'known' ? pregnancy.value?.dueDate : undefined;
  const province = region.status === 'known' ? region.value : undefined;
  const storedPlan = stored.status === 'known' ? stored.value : undefined;
  const { status, fields, plan, isTouched, submissions, knownDueDate: openedWith } = state;

  useEffect(() => {
    if (status === 'unknown' && isKnown && today) {
      dispatch({ type: 'opened', stored: storedPlan, knownDueDate, province, today });
    }
  }, [status, isKnown, storedPlan, knownDueDate, province, today]);

  // Another widget or tab may choose the region too.
  useEffect(() => {
    if (today) dispatch({ type: 'province-changed', province, today });
  }, [province, today]);

  const isPlanned = plan !== undefined;
  useEffect(() => {
    // Only after an edit in this form: erasing everything must not store the plan again.
    if (isTouched) storeBenefitsPlan({ fields, isPlanned, ...(openedWith && { knownDueDate: openedWith }) });
  }, [fields, isPlanned, isTouched, openedWith]);

  // When the stored plan is erased elsewhere, as on /about, the form is cleared too. Otherwise the next edit would
  // store it again.
  const wasKept = useRef(false);
  const forgetToo = useEffectEvent(() => dispatch({ type: 'cleared', knownDueDate }));
  useEffect(() => {
    if (wasKept.current && !storedPlan) forgetToo();
    wasKept.current = storedPlan !== undefined;
  }, [storedPlan]);

  function chooseProvince(code: ProvinceCode | undefined) {
    if (code) storeRegion(code);
    else forgetRegion();
  }
  function clear() {
    forgetBenefitsPlan();
    dispatch({ type: 'cleared', knownDueDate });
  }

  return (
    <div data-island="benefits" data-has-plan={isPlanned || undefined}>
      <Card className="print:hidden">
        <PlannerForm
          state={state}
          today={today}
          onEdit={(edited) => today && dispatch({ type: 'edited', fields: edited, today })}
          onLeaveDate={(field, isImpossible) => today && dispatch({ type: 'date-left', field, isImpossible, today })}
          onProvince={chooseProvince}
          onSubmit={() => today && dispatch({ type: 'submitted', today })}
          onClear={clear}
        />
        {/* On the page before it has text: screen readers miss a region that arrives together with its text. */}
        <p
          role="status"
          aria-label={words.planInShort}
          className="not-empty:mt-4 not-empty:min-h-14 sm:not-empty:min-h-7"
        >
          {state.isStale ? words.planIsStale : plan?.options.map((option) => `${describeInShort(option)} `)}
        </p>
      </Card>
      {plan && today && <PlanResult plan={plan} today={today} submissions={submissions} />}
    </div>
  );
}

function describeInShort({ key, parents, totalAmount, paidWeeks }: BenefitOption): string {
  const [option, dollars] = [words.options[key], formatDollars(totalAmount)];
  return parents.length > 1
    ? words.optionInShortShared(option, dollars, paidWeeks)
    : words.optionInShort(option, dollars, formatWeeks(paidWeeks));
}
