import './leaving-home.css';
import type { ReactNode } from 'react';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { BodyText } from '@/components/ui/body-text';
import { CareLines } from '@/components/ui/care-lines';
import { Disclosure } from '@/components/ui/disclosure';
import { MixedText } from '@/components/ui/mixed-text';
import { OnwardLine } from '@/components/ui/onward';
import { PrintButton } from '@/components/ui/print-button';
import { RegionFolds } from '@/components/ui/region-folds';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { leavingHomeLines } from '@/data/care-lines/leaving-home';
import { type FoldedPartId, foldedParts, regionsByTravel, travelTopics } from '@/data/leaving-home/parts';
import { type ProvinceCode, provinceSlugs } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import { getProvincePath } from '@/lib/resources/provinces';
import { listRegionLines } from '@/lib/resources/region-lines';
import { listLeavingHomeSources } from '@/lib/sources/page-sources';
import * as words from '@/words/leaving-home';
import { names } from '@/words/regions';

const travelLines = Object.keys(leavingHomeLines) as (keyof typeof leavingHomeLines)[];

/** Going away from home to give birth: first that the companion's trip is paid for, then how to ask, and who pays where. */
export function LeavingHomePage() {
  return (
    <article className="leaving-home page-width">
      <header className="max-w-reading pt-6 pb-6 md:pt-10">
        <h1>{words.page.shortTitle}</h1>
        <p className="mt-3 text-ink-soft text-lg">{words.intro}</p>
      </header>
      <div className="leaving-home-columns">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
          <section
            aria-labelledby="paid"
            className="grid content-start gap-3 rounded-card bg-mist p-5 sm:p-7 print:p-0"
          >
            <h2 id="paid">{words.paid.title}</h2>
            <p>{words.paid.lead}</p>
            <Statements statements={words.paid.statements} />
            <p className="border-line border-t pt-3">{words.others.text}</p>
          </section>
          <nav aria-labelledby="where" className="print:hidden">
            <h2 id="where" className="text-xl">
              {words.whereTitle}
            </h2>
            <p>{words.whereLead}</p>
            <ul className="mt-2 grid fit-cols-2 gap-x-6">
              {regionsByTravel.map((code) => (
                <li key={code}>
                  <a
                    href={`#${provinceSlugs[code]}`}
                    className="text-link inline-flex min-h-11 items-center leading-tight"
                  >
                    {names[code]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Part id="ask" {...words.ask}>
          <p className="mt-4 rounded-card border border-line bg-card p-5">
            <strong className="block">{words.sayTitle}</strong> {words.say}
          </p>
        </Part>
        <Part id="when" {...words.when}>
          <div className="mt-5 print:hidden">
            <SomethingWrong />
          </div>
        </Part>
        <section aria-labelledby="regions" className="mt-12 max-w-reading">
          <h2 id="regions" className="mb-4">
            {words.regionsTitle}
          </h2>
          <RegionFolds codes={regionsByTravel} heading="h3" hasAddresses>
            {(code) => <Region code={code} />}
          </RegionFolds>
        </section>
        <Part id="feelings" {...words.feelings} />
        <div className="mt-12 max-w-reading divide-y divide-line border-line border-t">
          {foldedParts.map((id) => (
            <Disclosure
              key={id}
              summary={
                <h2 id={id} className="font-sans font-semibold text-base">
                  {words.folded[id].title}
                </h2>
              }
            >
              <Statements statements={words.folded[id].statements} />
              <More id={id} />
            </Disclosure>
          ))}
          <div className="print:hidden">
            <SourceList keys={listLeavingHomeSources()} className="" />
          </div>
        </div>
        <PrintButton className="mt-6" />
        <p className="mt-4 hidden text-sm print:block">
          {words.sheetNote} <SheetOrigin path="/leaving-home" />
        </p>
      </div>
    </article>
  );
}

interface PartProps {
  id: string;
  title: string;
  statements: Statement[];
  children?: ReactNode;
}

function Part({ id, title, statements, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-reading print:mt-6">
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      <Statements statements={statements} />
      {children}
    </section>
  );
}

function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <StatementList
      statements={statements}
      renderText={(text) => (
        <MixedText text={text} foreignNames={words.foreignNames} renderOwn={(run) => <BodyText text={run} />} />
      )}
    />
  );
}

/** What is told of one region, topic by topic, whom to call there, and the way to its page. */
function Region({ code }: { code: ProvinceCode }) {
  const told = words.regions[code];
  const lines = listRegionLines(travelLines, code);
  return (
    <div className="grid gap-4">
      {travelTopics.map((topic) => {
        const statements = told[topic];
        if (!statements) return null;
        return (
          <div key={topic}>
            <h4 className="mb-2 font-sans font-semibold text-base text-spruce">{words.topics[topic]}</h4>
            <Statements statements={statements} />
          </div>
        );
      })}
      {lines.length > 0 && <CareLines ids={lines} />}
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center">
          {words.guideLink(names[code])}
        </SiteLink>
      </p>
    </div>
  );
}

/** Where the site says more about a part. */
function More({ id }: { id: FoldedPartId }) {
  if (id === 'packing') {
    return (
      <>
        <p className="mt-3 text-ink-soft text-sm">
          <MixedText text={words.listNote} foreignNames={words.foreignNames} />
        </p>
        <OnwardLine path="/hospital-bag" className="print:hidden">
          {words.links.bag}
        </OnwardLine>
      </>
    );
  }
  return id === 'work' ? (
    <OnwardLine path="/benefits" className="print:hidden">
      {words.links.benefits}
    </OnwardLine>
  ) : null;
}
