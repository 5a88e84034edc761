import type { Metadata } from 'next';
import { HealthLineList } from '@/components/about/health-line-list';
import { MethodList } from '@/components/about/method-list';
import { SourceGroups } from '@/components/about/source-groups';
import { StatementList } from '@/components/development/statement-list';
import { PageHeading } from '@/components/layout/page-heading';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { EraseEverything } from '@/components/privacy/erase-everything';
import { StoredNow } from '@/components/privacy/stored-now';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { ExternalLink } from '@/components/ui/external-link';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { checking, dueDateMethods, medicalDisclaimer, privacy } from '@/data/about';
import { babyNames } from '@/data/baby-names';
import { newsletter } from '@/data/site';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/about');

export default function AboutPage() {
  return (
    <PageShell path="/about">
      <div className="page-width">
        <PageHeading title="About this site">
          How we count, where each figure comes from, and what happens to what you enter.
        </PageHeading>
        <PageSection id="privacy" title="Privacy in five sentences">
          <p>{privacy.join(' ')}</p>
        </PageSection>
        <PageSection id="stored" title="What is stored on this device">
          <StoredNow />
          <p className="my-4">
            This list is all that the site ever stores about you. Your browser may also keep the pages themselves, so
            that they open without a connection: they hold nothing of yours.
          </p>
          <EraseEverything action="Forget everything on this device" />
        </PageSection>
        <PageSection id="not-advice" title="Not medical advice">
          <StatementList statements={medicalDisclaimer} />
          <p className="mt-4">
            <HealthLineNumbers /> <EmergencyLine />
          </p>
          <p className="mt-4">
            If a pregnancy has ended, there is{' '}
            <SiteLink path="/support" className="text-link">
              support after a loss
            </SiteLink>
            .
          </p>
        </PageSection>
        <PageSection id="due-date" title="How the due date is found">
          <StatementList statements={dueDateMethods} />
        </PageSection>
        <PageSection id="figures" title="How the other figures come about">
          <MethodList />
        </PageSection>
        <PageSection id="how-we-check" title="How we check">
          <StatementList statements={checking} />
          {newsletter.contact && <p className="mt-4">Have you found a mistake? Please tell us: {newsletter.contact}</p>}
        </PageSection>
        <PageSection id="sources" title="Sources">
          <SourceGroups />
        </PageSection>
        <PageSection id="health-lines" title="Health lines">
          <HealthLineList />
        </PageSection>
        <PageSection id="names" title="Baby names">
          <p>
            The most frequent names are those of babies born in {babyNames.birthYear}, from{' '}
            <ExternalLink url={babyNames.source.url}>{babyNames.source.title}</ExternalLink>,{' '}
            {babyNames.source.publisher}. That page gives the rank of five of them; we have not yet checked the order of
            the others.
          </p>
        </PageSection>
        <PageSection id="made" title="What it is made of">
          <p>
            The site is free. Most pictures are from Fluent Emoji by Microsoft, under the MIT licence; the others are
            our own drawings. The typefaces Fraunces and Figtree are under the SIL Open Font Licence.
          </p>
          {newsletter.contact && <p className="mt-4">Contact: {newsletter.contact}</p>}
        </PageSection>
      </div>
    </PageShell>
  );
}
