import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import { formatDate } from '@/lib/format/dates';
import { type BenefitDate, listBenefitDates } from '@/lib/timeline/benefit-dates';
import * as words from '@/words/timeline/benefit-dates';

interface BenefitDatesProps {
  dueDate: Date;
  region: ProvinceCode | undefined;
  renderAction: (benefitDate: BenefitDate) => ReactNode;
}

/** When benefits can begin and have to end. Leave from a job is another right. */
export function BenefitDates({ dueDate, region, renderAction }: BenefitDatesProps) {
  return (
    <>
      <p className="max-w-reading text-ink-soft">
        {words.intro} {!region && `${words.bothPrograms} `}
        <SiteLink path="/benefits" className="text-link">
          {words.plannerLink}
        </SiteLink>
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {listBenefitDates(dueDate, region).map((benefitDate) => (
          <li key={benefitDate.id} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[18rem_1fr]">
            <div>
              <h3 className="leading-tight">{benefitDate.title}</h3>
              <p className="mt-1 font-semibold tabular-nums">{formatDate(benefitDate.date)}</p>
            </div>
            <div>
              <p>{benefitDate.text}</p>
              {renderAction(benefitDate)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
