import type { ReactNode } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { onDemand } from '@/components/ui/on-demand';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import {
  beforeTerm,
  emergencyLines,
  guideNote,
  nobodyAnswers,
  whenToCall,
  whenToCallAtTerm,
  whoMustNotWait,
} from '@/data/contractions';
import { without911 } from '@/data/emergency';
import { useRegion } from '@/lib/browser/use-region';
import type { TermStatus } from '@/lib/contractions/types';
import { keepTogether } from '@/lib/format/keep-together';

const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice));

interface WhenToCallProviderProps {
  termStatus: TermStatus;
  /** The region is chosen elsewhere on the page. */
  isRegionAskedAbove: boolean;
}

/** The signs to call about, first those for 911, and whom to call. */
export function WhenToCallProvider({ termStatus, isRegionAskedAbove }: WhenToCallProviderProps) {
  const known = useRegion();
  const region = known.status === 'known' ? known.value : undefined;
  const isPreterm = termStatus === 'preterm';
  const emergency = region === 'NU' ? [without911, ...emergencyLines] : [...emergencyLines, without911];
  const anyWeek = whenToCall.map(({ title, text, quebecText }) => ({
    title,
    text: region === 'QC' && quebecText ? quebecText : text,
  }));
  return (
    <section aria-labelledby="when-to-call" className="mt-11 grid max-w-reading gap-5">
      <h2 id="when-to-call">When to Call Your Healthcare Provider</h2>
      <div className="grid gap-2 rounded-card border-2 border-maple p-4">
        {emergency.map(({ text }, index) => (
          <p key={text} className={index === 0 ? 'font-semibold' : undefined}>
            <BodyText text={text} />
          </p>
        ))}
      </div>
      {isPreterm && <Rows rows={[beforeTerm]} />}
      <Part id="who-must-not-wait" title="Who must not wait">
        <p>{keepTogether(whoMustNotWait.text)}</p>
        <ul className="mt-1 list-disc space-y-1 pl-6">
          {whoMustNotWait.items.map(({ text }) => (
            <li key={text}>
              <BodyText text={text} />
            </li>
          ))}
        </ul>
      </Part>
      {!isPreterm && (
        <Part id="at-term" title="At 37 weeks or more">
          <Rows rows={whenToCallAtTerm} />
        </Part>
      )}
      <Part id="any-week" title="In any week">
        <Rows rows={[...anyWeek, ...(isPreterm ? [] : [beforeTerm]), nobodyAnswers]} />
      </Part>
      <p>
        <RegionalHealthLine />
      </p>
      {!isRegionAskedAbove && (
        <div data-needs-script className="min-h-21 print:hidden">
          {known.status === 'known' && <RegionChoice />}
        </div>
      )}
      <p>{keepTogether(guideNote.text)}</p>
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 id={id} className="mb-2">
        {title}
      </h3>
      {children}
    </div>
  );
}

function Rows({ rows }: { rows: { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd>
            <BodyText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
