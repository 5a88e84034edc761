import { TrimesterSections } from '@/components/tips/trimester-sections';
import { Disclosure } from '@/components/ui/disclosure';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import * as words from '@/words/home/page';

/** The guides of all three trimesters, the first one open, one section open at a time. What to have at home stands on their own page. */
export function TipsPanel() {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-2 lg:grid-cols-3 lg:gap-8">
        {trimesterTips.map(({ id, title, weeks, sections }) => (
          <section key={id} aria-labelledby={`tips-${id}`}>
            <Disclosure
              isOpen={id === 'first'}
              summary={<h3 id={`tips-${id}`}>{words.trimesterWithWeeks({ trimester: title, weeks })}</h3>}
            >
              <TrimesterSections sections={sections} group="tips" />
            </Disclosure>
          </section>
        ))}
      </div>
      <p className="max-w-reading">
        <HealthLineNumbers /> <EmergencyLine />
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <SiteLink path="/tips" className="text-link">
          {words.allTips}
        </SiteLink>
        <SiteLink path="/tips#when-to-call" className="text-link">
          {words.whenToCall}
        </SiteLink>
        <SiteLink path="/tips#sources" className="text-link">
          {words.tipSources}
        </SiteLink>
      </p>
    </div>
  );
}
