import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import { getChartSpan } from '@/lib/benefits/plan-chart';
import { getSiteOrigin, printPage } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import * as words from '@/words/benefits/plan';
import * as regions from '@/words/regions';
import * as site from '@/words/site';
import { JobLeaveNote } from './job-leave-note';
import { PlanNotes } from './plan-notes';
import { PlanOption } from './plan-option';
import { PlanSources } from './plan-sources';
import { PlanToDos } from './plan-to-dos';

interface PlanResultProps {
  plan: BenefitPlan;
  today: Date;
  /** How many plans were asked for: each moves focus to its heading, a plan of an earlier visit does not. */
  submissions: number;
}

/** Both options beside each other, what to do when, and what the figures rest on. Prints as a page of its own. */
export function PlanResult({ plan, today, submissions }: PlanResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (submissions > 0) heading.current?.focus();
  }, [submissions]);

  const { program, province, options, input } = plan;
  const span = getChartSpan(options, input.dates);
  const birth = input.dates.birthDate ?? input.dates.dueDate;
  return (
    <section
      aria-labelledby="benefits-plan"
      data-prints-addresses
      className="mt-10 grid gap-8 print:mt-0 print:text-sm"
    >
      <div className="max-w-reading">
        <h2 id="benefits-plan" ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
          {words.heading}
        </h2>
        <p className="mt-2 hidden print:block">
          {words.printedOn(site.homeTitle, getSiteOrigin() + href('/benefits'), formatDate(today))}
        </p>
        <p className="mt-3">
          {words.programIn[program](regions.names[province])}{' '}
          {(input.dates.birthDate ? words.born : words.due)(formatDate(birth))}
        </p>
        <p className="mt-2 font-semibold">{words.estimate[program]}</p>
        <Button look="secondary" onClick={printPage} className="mt-4 print:hidden">
          {words.print}
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        {options.map((option) => (
          <PlanOption key={option.key} option={option} plan={plan} span={span} />
        ))}
      </div>
      <PlanNotes plan={plan} />
      <PlanToDos plan={plan} />
      <JobLeaveNote province={province} />
      <PlanSources plan={plan} />
    </section>
  );
}
