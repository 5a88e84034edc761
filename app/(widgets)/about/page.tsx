import type { Metadata } from 'next';
import { HealthLineList } from '@/components/about/health-line-list';
import { MethodList } from '@/components/about/method-list';
import { SourceGroups } from '@/components/about/source-groups';
import { PageHeading } from '@/components/layout/page-heading';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { EraseEverything } from '@/components/privacy/erase-everything';
import { StoredNow } from '@/components/privacy/stored-now';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { Publisher, SourceLink } from '@/components/ui/source-name';
import { StatementList } from '@/components/ui/statement-list';
import { babyNames } from '@/data/baby-names';
import { newsletter } from '@/data/site';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/about';
import { safari } from '@/words/my-week/home-screen-hint';

export const metadata: Metadata = getPageMetadata('/about');

const { birthYear, source } = babyNames;

export default function AboutPage() {
  return (
    <PageShell path="/about">
      <div className="page-width">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <PageSection id="privacy" title={words.privacyTitle}>
          <p>{words.privacy.join(' ')}</p>
        </PageSection>
        <PageSection id="stored" title={words.storedTitle}>
          <StoredNow />
          <p className="mt-4">{words.whatIsStored}</p>
          <p className="mt-4">{safari.text}</p>
          <p className="mb-4">
            <SiteLink path="/take-along" className="inline-flex min-h-11 items-center text-link">
              {words.newPhone}
            </SiteLink>
          </p>
          <EarlyUse page="about" />
          <EraseEverything action={words.forget} />
        </PageSection>
        <PageSection id="not-advice" title={words.disclaimerTitle}>
          <StatementList statements={words.medicalDisclaimer} />
          <p className="mt-4">
            <OwnHealthLine /> <EmergencyLine />
          </p>
          <p className="mt-4">
            {words.support((text) => (
              <SiteLink path="/support" className="text-link">
                {text}
              </SiteLink>
            ))}
          </p>
        </PageSection>
        <PageSection id="due-date" title={words.dueDateTitle}>
          <StatementList statements={words.dueDateMethods} />
        </PageSection>
        <PageSection id="figures" title={words.methodsTitle}>
          <MethodList />
        </PageSection>
        <PageSection id="how-we-check" title={words.checkingTitle}>
          <StatementList statements={words.checking} />
          {newsletter.contact && <p className="mt-4">{words.mistakes(newsletter.contact)}</p>}
        </PageSection>
        <PageSection id="sources" title={words.sourcesTitle}>
          <SourceGroups />
        </PageSection>
        <PageSection id="health-lines" title={words.healthLinesTitle}>
          <HealthLineList />
        </PageSection>
        <PageSection id="names" title={words.namesTitle}>
          <p>
            {words.names({
              birthYear,
              source: <SourceLink source={source} />,
              publisher: <Publisher source={source} />,
            })}
          </p>
        </PageSection>
        <PageSection id="made" title={words.madeTitle}>
          <p>{words.made}</p>
          {newsletter.contact && <p className="mt-4">{words.contact(newsletter.contact)}</p>}
        </PageSection>
      </div>
    </PageShell>
  );
}
