import type { Metadata } from 'next';
import { SourceList } from '@/components/development/source-list';
import { StatementList } from '@/components/development/statement-list';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { EraseEverything } from '@/components/privacy/erase-everything';
import { ServiceList } from '@/components/support/service-list';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { OnlyIn } from '@/components/ui/in-region';
import {
  crisisLines,
  lossLeave,
  lossLeaveSources,
  lossSignSources,
  lossSupport,
  lossWarningSigns,
  supportIntro,
} from '@/data/support';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { emergencyInNunavut } from '@/words/without-911';

export const metadata: Metadata = getPageMetadata('/support');

export default function SupportPage() {
  return (
    <PageShell path="/support" hasShortFooter>
      <div className="page-width">
        <div className="grid max-w-reading gap-4 pt-8 text-lg md:pt-14">
          <h1>If a pregnancy has ended</h1>
          {supportIntro.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <PageSection id="health" title="When your body needs help">
          <OnlyIn code="NU">
            <p className="mb-4 font-semibold">{emergencyInNunavut.text}</p>
          </OnlyIn>
          <StatementList statements={lossWarningSigns} />
          <p className="mt-4">
            <HealthLineNumbers /> <EmergencyLine />
          </p>
        </PageSection>
        <PageSection id="now" title="If you need somebody now">
          <ServiceList services={crisisLines} />
        </PageSection>
        <PageSection id="stop" title="Stop every countdown">
          <EraseEverything action="Erase everything and stop every countdown">
            <p className="mb-4">
              This erases your due date and all else that this site keeps on this device. The site stops counting, and
              no longer greets you by date.
            </p>
          </EraseEverything>
        </PageSection>
        <PageSection id="people" title="People who know loss">
          <ServiceList services={lossSupport} />
          <p className="mt-4">
            Your provider, your hospital and your health line know what there is near you. Ask for a social worker, for
            spiritual care, or for an Indigenous patient navigator.
          </p>
          <p className="mt-4">If a number does not answer, your health line can tell you whom to call.</p>
        </PageSection>
        <PageSection id="work" title="Time off and money">
          <StatementList statements={lossLeave} />
        </PageSection>
        <SourceList keys={[...lossSignSources, ...lossLeaveSources]} />
      </div>
    </PageShell>
  );
}
