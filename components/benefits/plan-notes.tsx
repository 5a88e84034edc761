import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import { findYearFigures } from '@/lib/benefits/claim-dates';
import type { ParentBenefits } from '@/lib/benefits/plan-types';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/data-dates';
import { formatWeeks } from '@/lib/format/durations';
import { getCountForm } from '@/lib/format/numbers';
import * as words from '@/words/benefits/plan';
import { options as optionNames } from '@/words/benefits/planner';
import { claimStartAssumption, secondWaitingWeek, waitingWaiver } from '@/words/benefits/waiting-week';

/** What the figures rest on, and what could change them. */
export function PlanNotes({ plan }: { plan: BenefitPlan }) {
  const { program, options } = plan;
  const claims = options.flatMap(({ parents }) => parents);
  const years = uniqueBy(claims, (claim) => `${claim.claimYear}`);
  const capped = uniqueBy(
    claims.filter(({ isCapped }) => isCapped),
    ({ parent }) => parent,
  );
  const isShared = claims.some(({ parent }) => parent === 'other');
  const late = options.flatMap(({ key, parents }) =>
    parents.filter(({ weeksPastWindow }) => weeksPastWindow > 0).map((claim) => ({ ...claim, key })),
  );
  return (
    <section aria-labelledby="plan-notes" className="max-w-reading">
      <h3 id="plan-notes">{words.aboutFigures}</h3>
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-spruce">
        {late.map(({ key, parent, weeksPastWindow }) => (
          <li key={`${key}-${parent}`} className="font-semibold">
            {getCountForm(
              weeksPastWindow,
              words.lateWeeks[isShared ? parent : 'alone'](optionNames[key], formatWeeks(weeksPastWindow)),
            )}
          </li>
        ))}
        {years.map((claim) => (
          <li key={claim.claimYear}>{getYearText(plan, claim)}</li>
        ))}
        {capped.map(({ parent, figuresYear }) => (
          <li key={parent}>{words.capped[program][isShared ? parent : 'alone'](figuresYear)}</li>
        ))}
        <li>{words.taxAndRounding}</li>
        {program === 'ei' ? <EiNotes isShared={isShared} /> : <QpipNotes />}
      </ul>
    </section>
  );
}

function EiNotes({ isShared }: { isShared: boolean }) {
  const { familySupplement, waitingWaived } = eiRules;
  const waiver = waitingWaiver(formatDataDate(waitingWaived.from), formatDataDate(waitingWaived.to));
  return (
    <>
      <li>{words.eiSelfEmployed}</li>
      <li>
        {words.wholeWeeks} {claimStartAssumption}
      </li>
      <li>
        {words.waitingWeek} {waiver}
        {isShared && ` ${secondWaitingWeek} ${words.notInPlan}`}
      </li>
      <li>{words.eiFamilySupplement(formatDollars(familySupplement.maxNetFamilyIncome))}</li>
      <li>{words.eiSameOption}</li>
      <li>{words.eiHospital}</li>
    </>
  );
}

function QpipNotes() {
  return (
    <>
      <li>{words.qpipNoWaitingWeek}</li>
      <li>{words.qpipRates}</li>
      <li>{words.qpipMoreWeeks}</li>
      <li>{words.qpipLowEarnings}</li>
    </>
  );
}

function getYearText({ program }: BenefitPlan, { claimYear, figuresYear }: ParentBenefits): string {
  const isKnown = claimYear === figuresYear;
  if (program === 'qpip') {
    const insured = formatDollars(findYearFigures(qpipYears, figuresYear).maxInsurableEarnings);
    return isKnown ? words.qpipFigures(claimYear, insured) : words.qpipOlderFigures(claimYear, figuresYear, insured);
  }
  const { maxInsurableEarnings, maxWeekly } = findYearFigures(eiYears, figuresYear);
  const amounts = [maxInsurableEarnings, maxWeekly.standard, maxWeekly.extended].map(formatDollars);
  return isKnown ? words.eiFigures(claimYear, amounts) : words.eiOlderFigures(claimYear, figuresYear, amounts);
}

function uniqueBy<Item>(items: Item[], getKey: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [getKey(item), item])).values()];
}
