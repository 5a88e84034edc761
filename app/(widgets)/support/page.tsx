import type { Metadata } from 'next';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { EraseEverything } from '@/components/privacy/erase-everything';
import { LossSigns } from '@/components/support/loss-signs';
import { RegionLeave } from '@/components/support/region-leave';
import { ServiceList } from '@/components/support/service-list';
import { BodyText } from '@/components/ui/body-text';
import { CareLines } from '@/components/ui/care-lines';
import { EarlyUse } from '@/components/ui/early-use';
import { NumberStrip } from '@/components/ui/number-strip';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { crisisLines, lossLeaveSources, lossSignSources, lossSupport } from '@/data/support';
import { signsAfterLoss } from '@/lib/birth/when-to-call-after-birth';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listTextSources } from '@/lib/sources/line-sources';
import { listGroupStatements } from '@/lib/weeks/warning-signs';
import { regionLossLeave } from '@/words/loss-leave';
import * as words from '@/words/support';

export const metadata: Metadata = getPageMetadata('/support');

export default function SupportPage() {
  return (
    <PageShell path="/support" hasShortFooter>
      <div className="page-width">
        <div className="grid max-w-reading gap-4 pt-8 text-lg md:pt-14">
          <h1>{words.title}</h1>
          {words.supportIntro.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="mt-6 max-w-reading">
          <NumberStrip numbers={words.strip} />
          <p className="mt-3">
            <OwnHealthLine />
          </p>
        </div>
        <PageSection id="now" title={words.nowTitle}>
          <p>
            <BodyText text={words.hopeless} />
          </p>
          <ServiceList services={crisisLines} />
          <ul className="mt-3 print:hidden">
            {Object.entries(words.otherHelp).map(([path, label]) => (
              <li key={path}>
                <SiteLink path={path} className="inline-flex min-h-11 items-center text-link">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection id="health" title={words.bodyTitle}>
          <LossSigns />
          <div className="mt-5">
            <StatementList statements={words.bodyAfterLoss} />
          </div>
        </PageSection>
        <div className="print:hidden">
          <PageSection id="stop" title={words.stopTitle}>
            <EarlyUse page="support" />
            <EraseEverything action={words.erase}>
              <p className="mb-4">{words.whatIsErased}</p>
            </EraseEverything>
            <p className="mt-4">{words.calendarEntries}</p>
          </PageSection>
        </div>
        <PageSection id="people" title={words.peopleTitle}>
          <ServiceList
            services={words.lossSupportOrder.flatMap((id) => lossSupport.filter((service) => service.id === id))}
          />
          <p className="mt-4">{words.whoKnowsWhatIsNear}</p>
          <p className="mt-4">{words.nobodyAnswers}</p>
        </PageSection>
        <PageSection id="work" title={words.leaveTitle}>
          <StatementList statements={words.lossLeave} />
          <div className="mt-4">
            <CareLines ids={['qpip-after-death']} />
          </div>
          <RegionLeave />
        </PageSection>
        <PageSection id="papers" title={words.papersTitle}>
          <StatementList statements={words.lossPapers} />
        </PageSection>
        <SourceList
          keys={[
            ...new Set([
              ...lossSignSources,
              ...listGroupStatements(signsAfterLoss).flatMap(({ sources = [] }) => sources),
              ...lossLeaveSources,
              ...listTextSources([...words.lossPapers, ...Object.values(regionLossLeave).flat()], []),
            ]),
          ]}
        />
      </div>
    </PageShell>
  );
}
