import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { PrintButton } from '@/components/ui/print-button';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { SignOrder } from '@/data/sign-orders';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { AFTER_BIRTH_BAND, getSignAnchor, getSignBand } from '@/lib/weeks/sign-bands';
import { warningSigns } from '@/lib/weeks/warning-signs';
import { babyCall } from '@/words/birth/after-birth';
import { providerUnreachable } from '@/words/emergency';
import { askNurse, noReasonNeeded, readingOrder } from '@/words/warning-signs';
import * as words from '@/words/when-to-call';
import { awayFromNunavut } from '@/words/without-911';
import { BandChooser } from './band-chooser';
import { CallLinks } from './call-links';
import { HealthCentreLink } from './health-centre-link';
import { NunavutLines } from './nunavut-lines';
import { SignGroups } from './sign-groups';
import { WhenToCallPaper } from './when-to-call-paper';

const HEALTH_LINES = 'health-lines';

/** Whom the lists of the time after a birth are about. */
const people = [
  { person: 'baby', title: words.baby },
  { person: 'parent', title: words.parent },
] as const;

const getCall = (order: SignOrder) => <CallLinks order={order} healthLinesId={HEALTH_LINES} />;

/**
 * Every list of when to call, whole: by weeks, then after the birth. On paper three pages: from week 20, before it, and after the birth.
 * @param props.children stands above the lists
 */
export function WhenToCallSheet({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width">
      <div data-light="when-to-call" className="print:hidden">
        <PageHeading title={words.page.shortTitle}>{readingOrder}</PageHeading>
        {children}
        <BandChooser />
        <div className="max-w-reading">
          <NunavutLines>
            <HealthCentreLink />
            <p>{awayFromNunavut}</p>
          </NunavutLines>
          {warningSigns.map(({ fromWeek, toWeek, groups, firstOfAll }) => (
            <Band
              key={fromWeek}
              id={getSignBand(fromWeek)}
              title={toWeek > LAST_WEEK ? words.weekAndLater(fromWeek) : words.weeks(fromWeek, toWeek)}
            >
              {firstOfAll && (
                <p>
                  <BodyText text={firstOfAll.text} />
                </p>
              )}
              <SignGroups
                groups={groups}
                heading="h3"
                hasEveryRegion
                getAnchor={(sign) => getSignAnchor(fromWeek, sign)}
                getCall={getCall}
              />
            </Band>
          ))}
          <Band id={AFTER_BIRTH_BAND} title={words.sixWeeksAfterBirth}>
            {people.map(({ person, title }) => (
              <div key={person} className="mb-4 grid gap-4">
                <h3 id={`${AFTER_BIRTH_BAND}-${person}`}>{title}</h3>
                <SignGroups
                  groups={whenToCallAfterBirth[person]}
                  heading="h4"
                  getAnchor={(sign) => getSignAnchor('after-birth', sign)}
                  getCall={getCall}
                />
              </div>
            ))}
            <p>
              <BodyText text={babyCall.text} />
            </p>
          </Band>
          <div className="mt-8 grid gap-3 rounded-card bg-mist p-5">
            <p className="font-semibold">{noReasonNeeded.text}</p>
            <p>
              <BodyText text={providerUnreachable.text} />
            </p>
            <p id={HEALTH_LINES}>
              {askNurse.text} <HealthLineNumbers />
            </p>
          </div>
          <PrintButton className="mt-6" />
        </div>
      </div>
      <WhenToCallPaper />
    </div>
  );
}

function Band({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section data-band={id} aria-labelledby={id} className="mt-8 grid gap-5">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
