import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { PoisonCentreNumbers } from '@/components/ui/poison-centre-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { listOfflineLinks } from '@/lib/site/navigation';
import * as words from '@/words/offline';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

export default function OfflinePage() {
  return (
    <PageShell path="/offline">
      <div className="page-width">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <section className="max-w-reading" aria-labelledby="works-offline">
          <h2 id="works-offline">{words.worksTitle}</h2>
          <ul className="mt-4 divide-y divide-line">
            {listOfflineLinks().map(({ path, label, about }) => (
              <li key={path} className="pt-1 pb-3 sm:grid sm:grid-cols-[12rem_1fr] sm:items-center sm:py-1">
                {/* On a phone the text is close below the link, whose tap area covers it. */}
                <SiteLink
                  path={path}
                  className="text-link relative -mb-2 inline-flex min-h-11 items-center font-semibold sm:mb-0"
                >
                  {label}
                </SiteLink>
                <span className="block">{about}</span>
              </li>
            ))}
          </ul>
          <p className="mt-6">{words.advice}</p>
          <p className="mt-4">
            <EmergencyLine /> <HealthLineNumbers />
          </p>
          <p className="mt-4">
            <PoisonCentreNumbers />
          </p>
        </section>
      </div>
    </PageShell>
  );
}
