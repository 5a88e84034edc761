import { TrimesterGuide } from '@/components/tips/trimester-guide';
import { SiteLink } from '@/components/ui/site-link';
import { trimesterTips } from '@/data/tips';

/** The guides of all three trimesters, one section open at a time. */
export function TipsPanel() {
  return (
    <div className="grid gap-8">
      {trimesterTips.map((tips) => (
        <section key={tips.id} aria-labelledby={`tips-${tips.id}`}>
          <h3 id={`tips-${tips.id}`} className="mb-3">
            {tips.title} ({tips.weeks})
          </h3>
          <TrimesterGuide tips={tips} group="tips" heading="h4" />
        </section>
      ))}
      <SiteLink path="/tips" className="text-link justify-self-start">
        Pregnancy Tips & Guides
      </SiteLink>
    </div>
  );
}
