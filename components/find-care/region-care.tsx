import type { ReactNode } from 'react';
import { CareLines } from '@/components/ui/care-lines';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { MixedText } from '@/components/ui/mixed-text';
import { SiteLink } from '@/components/ui/site-link';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import { type RegionCare as RegionCareFacts, regionCare, type Situation, situations } from '@/data/find-care/regions';
import type { ProvinceCode } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as words from '@/words/find-care/region-answer';
import { regionCareWords } from '@/words/find-care/regions';
import { nurseAnswers } from '@/words/resources/guide';
import { Paragraphs } from './paragraphs';

/** Where a situation has more on a page for all of Canada. */
const morePaths = {
  'no-card': { path: '/find-care#no-card', label: words.more['no-card'] },
  'far-away': { path: '/leaving-home', label: words.more['far-away'] },
} as const satisfies Partial<Record<Situation, { path: string; label: string }>>;

/**
 * Who looks after a pregnancy in one region: whom to call first, whom if they are full, what to do until the first visit,
 * and what fits only some. /find-care shows a copy of it without what is the same everywhere (`data-national`), and makes
 * its list of calls of what is marked `data-calls`: lib/browser/light/find-care.
 */
export function RegionCare({ code }: { code: ProvinceCode }) {
  const { first, next, planBWeek } = regionCare[code];
  const said = regionCareWords[code];
  const isNational = said.meanwhile.length === 0;
  return (
    <div data-region-care className="@container">
      <ol className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-3">
        <Step when={words.callFirst} title={said.firstTitle}>
          <Paragraphs statements={said.first} />
          <Ways {...first} names={said.pageNames} />
        </Step>
        <Step title={planBWeek === undefined ? words.ifFull : words.ifFullByWeek(planBWeek)}>
          <Paragraphs statements={said.next} />
          <Ways {...next} names={said.pageNames} />
          <HealthLine code={code} />
        </Step>
        <Step title={words.untilFirstVisit} isNational={isNational}>
          <Paragraphs statements={said.meanwhile} />
          <div data-national className="grid gap-3">
            <Paragraphs statements={words.meanwhileIn(code)} />
            <p>
              <SiteLink path="/can-i" className="inline-flex min-h-11 items-center text-link">
                {words.canI}
              </SiteLink>
            </p>
          </div>
        </Step>
      </ol>
      <h3 className="mt-6 mb-1 font-sans font-semibold text-base text-spruce">{words.whatFits}</h3>
      <div className="divide-y divide-line border-line border-y">
        {situations.map((situation) => (
          <div key={situation} data-situation={situation}>
            <Disclosure summary={<h4 className="font-sans font-semibold text-base">{words.situations[situation]}</h4>}>
              <Paragraphs
                statements={[
                  ...(situation === 'no-card' ? [words.hospitalAllTheSame] : []),
                  ...(said.fits[situation] ?? [{ text: words.notFound(code) }]),
                ]}
              />
              <More situation={situation} />
            </Disclosure>
          </div>
        ))}
      </div>
    </div>
  );
}

interface StepProps {
  /** Stands above the title. */
  when?: string;
  title: string;
  /** Whether all of it is the same everywhere. */
  isNational?: boolean;
  children: ReactNode;
}

function Step({ when, title, isNational = false, children }: StepProps) {
  return (
    <li data-national={isNational || undefined} className="grid gap-3">
      {when && <p className="-mb-3 font-semibold text-spruce">{when}</p>}
      <h3 className="text-lg">{title}</h3>
      {children}
    </li>
  );
}

/** Numbers and pages of who takes people. */
function Ways({ lines, pages, names }: RegionCareFacts['first'] & { names: Record<string, string> }) {
  return (
    <>
      {lines.length > 0 && (
        <div data-calls>
          <CareLines ids={lines} />
        </div>
      )}
      {pages.length > 0 && (
        <ul data-calls className="grid gap-1">
          {pages.map(({ url }) => (
            <li key={url}>
              <p>
                <ExternalLink url={url} className="inline-flex min-h-11 items-center text-link">
                  {names[url]}
                </ExternalLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The nurse who knows what the region has; where no line covers it, whom to call. */
function HealthLine({ code }: { code: ProvinceCode }) {
  const { name, foreignNames, numbers, instead } = getHealthLine(code);
  return (
    <ul data-calls className="border-line border-y">
      <li className="py-3">
        <p className="font-semibold">
          <MixedText text={instead ?? name} foreignNames={foreignNames} />
        </p>
        {numbers.length > 0 && (
          <>
            <p>{nurseAnswers}</p>
            <p className="py-2.5">
              <TelephoneNumbers numbers={numbers} />
            </p>
          </>
        )}
      </li>
    </ul>
  );
}

function More({ situation }: { situation: Situation }) {
  if (!(situation in morePaths)) return null;
  const { path, label } = morePaths[situation as keyof typeof morePaths];
  return (
    <p className="mt-2">
      <SiteLink path={path} className="inline-flex min-h-11 items-center text-link">
        {label}
      </SiteLink>
    </p>
  );
}
