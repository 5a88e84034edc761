import { BodyText } from '@/components/ui/body-text';
import { onDemand } from '@/components/ui/on-demand';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { emergencySigns, guideNote, whenToCall } from '@/data/contractions';
import { useRegion } from '@/lib/browser/use-region';
import { keepTogether } from '@/lib/format/keep-together';

const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice));

/** The signs to call about, first those for 911, and whom to call. */
export function WhenToCallProvider() {
  const isMounted = useRegion().status === 'known';
  return (
    <section aria-labelledby="when-to-call" className="mt-11 grid max-w-reading gap-4">
      <h2 id="when-to-call">When to Call Your Healthcare Provider</h2>
      <p className="rounded-card border-2 border-maple p-4 font-semibold">
        <BodyText text={emergencySigns.text} />
      </p>
      <dl className="grid gap-3">
        {whenToCall.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <RegionalHealthLine />
      </p>
      <div data-needs-script className="min-h-21 print:hidden">
        {isMounted && <RegionChoice />}
      </div>
      <p>{keepTogether(guideNote.text)}</p>
    </section>
  );
}
