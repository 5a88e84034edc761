import { MilestoneList } from '@/components/timeline/milestone-list';
import { SiteLink } from '@/components/ui/site-link';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { milestones } from '@/lib/timeline/milestones';
import * as words from '@/words/calculator/journey';
import { ClaimSources } from './claim-sources';

/** The milestones up to the due date, with their days, and the way to the whole timeline. */
export function PregnancyMilestones({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.beforeBirth}</h3>
      <MilestoneList week={pregnancy.gestationalAge.weeks} dueDate={pregnancy.dueDate} heading="h4" />
      <div className="mt-4">
        <ClaimSources statements={milestones} />
      </div>
      <p className="mt-3">
        <SiteLink path="/timeline" className="inline-flex min-h-11 items-center text-link">
          {words.yourTimeline}
        </SiteLink>
      </p>
    </section>
  );
}
