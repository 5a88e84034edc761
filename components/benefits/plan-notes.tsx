import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import { claimStartAssumption, secondWaitingWeek, waitingWaiver } from '@/data/benefits/waiting-week';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import { findYearFigures } from '@/lib/benefits/claim-dates';
import type { ParentBenefits } from '@/lib/benefits/plan-types';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import { optionNames, parentNames, programShortNames } from './wording';

/** What the figures rest on, and what could change them. */
export function PlanNotes({ plan }: { plan: BenefitPlan }) {
  const { program, options } = plan;
  const claims = uniqueBy(
    options.flatMap(({ parents }) => parents),
    (claim) => `${claim.parent} ${claim.claimYear}`,
  );
  const years = uniqueBy(claims, (claim) => `${claim.claimYear}`);
  const capped = uniqueBy(
    claims.filter(({ isCapped }) => isCapped),
    ({ parent }) => parent,
  );
  const isShared = claims.some(({ parent }) => parent === 'other');
  const lost = options.flatMap(({ key, parents }) =>
    parents.filter(({ weeksPastWindow }) => weeksPastWindow > 0).map((claim) => ({ ...claim, key })),
  );
  return (
    <section aria-labelledby="plan-notes" className="max-w-reading">
      <h3 id="plan-notes">About these figures</h3>
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-spruce">
        {lost.map(({ key, parent, weeksPastWindow }) => (
          <li key={`${key}-${parent}`} className="font-semibold">
            {optionNames[key]}: {formatWeeks(weeksPastWindow)}
            {isShared && ` of the ${parentNames[parent].toLowerCase()}`}{' '}
            {weeksPastWindow === 1
              ? 'falls after the time for it is over. The total leaves it out.'
              : 'fall after the time for them is over. The total leaves them out.'}
          </li>
        ))}
        {years.map((claim) => (
          <li key={claim.claimYear}>{getYearText(plan, claim)}</li>
        ))}
        {capped.map(({ parent, figuresYear }) => (
          <li key={parent}>
            {isShared ? `The ${parentNames[parent].toLowerCase()}'s earnings are` : 'Your earnings are'} above the most
            that {programShortNames[program]} insures in {figuresYear}. That is fine: benefits are counted up to it.
          </li>
        ))}
        <li>
          All amounts are before tax, and you pay tax on them. They assume that you earned the same every week, and are
          rounded to whole dollars.
        </li>
        {program === 'ei' ? <EiNotes isShared={isShared} /> : <QpipNotes />}
      </ul>
    </section>
  );
}

function EiNotes({ isShared }: { isShared: boolean }) {
  const { maxNetFamilyIncome, upToPercent } = eiRules.familySupplement;
  return (
    <>
      <li>
        Self-employed? EI pays you only if you signed up for it beforehand. Ask Service Canada before you count on these
        amounts.
      </li>
      <li>Benefits are paid in weeks from Sunday to Saturday. {claimStartAssumption}</li>
      <li>
        A claim begins with a waiting week without pay. {waitingWaiver}
        {isShared && ` ${secondWaitingWeek} It is not in the plan.`}
      </li>
      <li>
        Family supplement: with a net family income of up to {formatDollars(maxNetFamilyIncome)} and the Canada Child
        Benefit, EI can pay up to {upToPercent}% of your earnings, within the same weekly maximum. Only one partner gets
        it. It is not in the plan.
      </li>
      <li>Both parents take the same option. It cannot be changed once a parental week is paid.</li>
      <li>
        If your baby has to stay in hospital, the time for maternity and parental weeks can get longer. Ask Service
        Canada.
      </li>
    </>
  );
}

function QpipNotes() {
  const { firstShareableWeeks } = qpipRules.basic;
  return (
    <>
      <li>There is no waiting week.</li>
      <li>
        In the basic plan the first {firstShareableWeeks} shareable weeks are paid at 70%, the others at 55%. We count
        them in order of time, whoever takes them.
      </li>
      <li>Expecting more than one baby, or raising your baby alone? Ask RQAP whether you get more weeks.</li>
      <li>With low earnings the rate can be higher. RQAP works that out; it is not in the plan.</li>
    </>
  );
}

function getYearText({ program }: BenefitPlan, { claimYear, figuresYear }: ParentBenefits): string {
  const begins = `A claim that begins in ${claimYear}`;
  const whoseFigures =
    claimYear === figuresYear
      ? `${begins} has the figures of ${claimYear}:`
      : `${begins} will have the figures of ${claimYear}, which we do not have yet. Until then we use those of ${figuresYear}:`;
  if (program === 'qpip') {
    const { maxInsurableEarnings } = findYearFigures(qpipYears, figuresYear);
    return `${whoseFigures} earnings insured up to ${formatDollars(maxInsurableEarnings)} a year.`;
  }
  const { maxInsurableEarnings, maxWeekly } = findYearFigures(eiYears, figuresYear);
  return `${whoseFigures} earnings insured up to ${formatDollars(maxInsurableEarnings)} a year, at most ${formatDollars(maxWeekly.standard)} a week at 55% and ${formatDollars(maxWeekly.extended)} at 33%.`;
}

function uniqueBy<Item>(items: Item[], getKey: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [getKey(item), item])).values()];
}
