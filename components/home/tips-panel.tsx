import { SiteLink } from '@/components/layout/site-link';
import { trimesterTips } from '@/data/tips';

const firstSteps = trimesterTips[0]?.sections[0];

/** The first things to do, from the guides. */
export function TipsPanel() {
  if (!firstSteps) return null;
  return (
    <div>
      <h3 className="mb-3">{firstSteps.title}</h3>
      <ul className="list-disc space-y-2 pl-6">
        {firstSteps.advice.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-4">
        <SiteLink path="/tips" className="text-link">
          Pregnancy Tips & Guides
        </SiteLink>
      </p>
    </div>
  );
}
