import { PhoneIcon } from '@heroicons/react/24/outline';
import { PageSection } from '@/components/layout/page-section';
import { BodyText } from '@/components/ui/body-text';
import { CareLines } from '@/components/ui/care-lines';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import type { CareLineId } from '@/data/care-lines';
import { safetyLines } from '@/data/care-lines/safety';
import { bindNumbers } from '@/lib/format/text';
import { listTextSources } from '@/lib/sources/line-sources';
import * as words from '@/words/safety';
import { RegionLines } from './region-lines';

const lineIds = Object.keys(safetyLines) as CareLineId[];
const everywhere = ['sheltersafe', '211', '988'] as const;

const sourceKeys = listTextSources(
  [
    words.intro,
    words.danger,
    words.dangerWithout911,
    ...words.injury.statements,
    words.leaving.statement,
    ...words.signs.list,
    ...words.signs.statements,
    ...Object.values(words.regions.notes).flat(),
    ...words.traces.list,
  ],
  lineIds,
);

/** For somebody who is not safe at home: whom to call, and what stays on the phone. */
export function SafetyPage() {
  return (
    <article className="page-width">
      <div className="grid max-w-reading gap-4 pt-2 md:pt-8">
        <h1>{words.title}</h1>
        <p className="text-lg">{words.intro.text}</p>
        <div className="flex items-center gap-4 rounded-card bg-(--maple-paper) px-5 py-4">
          <PhoneIcon aria-hidden className="size-7 shrink-0 text-maple" />
          <div className="min-w-0">
            <p className="font-semibold text-lg leading-snug">
              <BodyText text={words.danger.text} />
            </p>
            <p className="text-sm">{bindNumbers(words.dangerWithout911.text)}</p>
          </div>
        </div>
        <div>
          <h2 className="text-lg">{words.injury.title}</h2>
          <StatementList statements={words.injury.statements} />
        </div>
        <h2 className="sr-only">{words.linesTitle}</h2>
        <CareLines ids={everywhere} />
        <div>
          <h2 className="text-lg">{words.leaving.title}</h2>
          <p>
            <BodyText text={words.leaving.statement.text} />
          </p>
        </div>
        <div>
          <h2 className="text-lg">{words.alone.title}</h2>
          <p>{words.alone.text}</p>
        </div>
      </div>
      <PageSection id="regions" title={words.regions.title}>
        <p className="mb-3">{words.regions.lead}</p>
        <RegionLines ids={lineIds} notes={words.regions.notes} none={words.regions.none} />
        <p className="mt-4">{words.beforeYouTell.text}</p>
      </PageSection>
      <PageSection id="signs" title={words.signs.title}>
        <p className="mb-2">{words.signs.lead}</p>
        <StatementList statements={words.signs.list} />
        {words.signs.statements.map(({ text }) => (
          <p key={text} className="mt-3">
            {text}
          </p>
        ))}
      </PageSection>
      <section
        aria-labelledby="traces"
        className="mt-12 max-w-reading rounded-card border border-line bg-card p-5 sm:p-7"
      >
        <h2 id="traces" className="text-lg">
          {words.traces.title}
        </h2>
        <p className="mt-2 mb-3">{words.traces.lead}</p>
        <StatementList statements={words.traces.list} />
        <p className="mt-4">
          <SiteLink path="/about#privacy" className="inline-flex min-h-11 items-center text-link">
            {words.traces.erase}
          </SiteLink>
          <span className="block text-ink-soft text-sm">{words.traces.eraseNote}</span>
        </p>
      </section>
      <SourceList keys={sourceKeys} />
    </article>
  );
}
