import { ExternalLink } from '@/components/ui/external-link';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import { findYearFigures } from '@/lib/benefits/claim-dates';
import * as words from '@/words/benefits/plan';
import { BenefitSourceItems } from './benefit-source-items';

/** What this plan rests on. */
export function PlanSources({ plan: { program, province, options } }: { plan: BenefitPlan }) {
  // The second parent, or the other option, may begin in the next year.
  const years = options.flatMap(({ parents }) => parents.map(({ figuresYear }) => figuresYear));
  const keys: BenefitSourceKey[] =
    program === 'ei'
      ? [...eiRules.sources, ...years.flatMap((year) => findYearFigures(eiYears, year).sources)]
      : [...qpipRules.sources, ...years.flatMap((year) => findYearFigures(qpipYears, year).sources), 'inspq-qpip'];
  const { source } = jobLeaves[province];
  return (
    <section aria-labelledby="plan-sources" className="max-w-reading">
      <h3 id="plan-sources">{words.sources}</h3>
      <p className="mt-2">
        {words.askProgram(
          program === 'ei' ? (
            <ExternalLink url={benefitSources['ei-maternity-parental'].url}>{words.eiPage}</ExternalLink>
          ) : (
            <ExternalLink url={benefitSources.qpip.url}>{words.qpipPage}</ExternalLink>
          ),
        )}
      </p>
      <BenefitSourceItems keys={[...new Set(source ? [...keys, source] : keys)]} />
    </section>
  );
}
