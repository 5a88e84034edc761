import { Fragment } from 'react';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { ExternalLink } from '@/components/ui/external-link';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { likelyDays } from '@/data/due-date';
import { sources } from '@/data/sources';

/** Under the calculator: how it counts, and what it is not. */
export function CalculatorNotes() {
  return (
    <section aria-labelledby="how-we-count" className="mt-16 border-line border-t pt-10">
      <div className="max-w-reading">
        <h2 id="how-we-count" className="mb-4">
          How we count
        </h2>
        <p>
          A pregnancy is counted as 280 days from the first day of your last period, for a cycle of 28&nbsp;days.{' '}
          {likelyDays.text} (
          {likelyDays.sources.map((key, index) => (
            <Fragment key={key}>
              {index > 0 && '; '}
              <ExternalLink url={sources[key].url}>{sources[key].publisher}</ExternalLink>
            </Fragment>
          ))}
          )
        </p>
        <p className="mt-4">
          This is a guide, not medical advice. Your provider&apos;s date wins, and an early ultrasound often settles it.
          Call your provider whenever you are worried. <HealthLineNumbers /> <EmergencyLine />
        </p>
      </div>
    </section>
  );
}
