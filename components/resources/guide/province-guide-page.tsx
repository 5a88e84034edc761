import './province-sheet.css';
import { SourceList } from '@/components/development/source-list';
import { OfficialPage } from '@/components/resources/official-page';
import { SheetHeading } from '@/components/resources/sheet-heading';
import { MixedText } from '@/components/ui/mixed-text';
import { SiteLink } from '@/components/ui/site-link';
import { provinceGuides } from '@/data/province-guides';
import { provinceResources } from '@/data/province-resources';
import type { ProvinceCode } from '@/data/provinces';
import { keepTogether } from '@/lib/format/text';
import { listGuideSections } from '@/lib/resources/guide';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import { listGuideSources } from '@/lib/sources/page-sources';
import { getCheckedRange } from '@/lib/sources/sources';
import * as regions from '@/words/regions';
import { GuidePart } from './guide-part';
import { HelpNow } from './help-now';
import { LineSource } from './line-source';
import { MoneyAndLeave } from './money-and-leave';
import { NextDoor } from './next-door';

const sectionTitles = {
  care: 'Care in pregnancy',
  birth: 'Giving birth',
  travel: 'Travelling to give birth',
  money: 'Money and time off work',
  program: 'Programs for you',
  'child-care': 'Child care',
  'after-birth': 'After the birth',
  newcomers: 'New here, or without a health card',
};

/** Everything for the visitors of one province or territory. */
export function ProvinceGuidePage({ code }: { code: ProvinceCode }) {
  const guide = provinceGuides[code];
  const resources = provinceResources[code];
  const sections = listGuideSections(guide, resources);
  // Some sentences stay off the paper, which has to fit on one sheet.
  const isShortened = sections.some(({ statements }) => statements.some(({ onPaper }) => onPaper === false));
  const checked = getCheckedRange([resources.healthLink, ...sections.flatMap(({ links }) => links)]).first;
  return (
    <article className="province-sheet page-width print:max-w-none print:p-0">
      <SheetHeading path={getProvincePath(code)} checked={checked} />
      <header className="pt-6 pb-8 md:pt-10 print:pt-0 print:pb-1.5">
        <p className="print:hidden">
          <SiteLink path="/resources" className="text-link inline-flex min-h-11 items-center">
            All provinces and territories
          </SiteLink>
        </p>
        <h1 className="mt-1">Having a baby {regions.inRegion(code)}</h1>
        <p className="mt-4 max-w-reading text-ink-soft text-lg print:mt-1 print:max-w-none print:text-base">
          <MixedText text={keepTogether(guide.intro)} frenchNames={guide.frenchNames} />
        </p>
      </header>
      <div className="print:columns-2 print:gap-6">
        <HelpNow line={getHealthLine(code)} guide={guide} />
        <div className="gap-6 md:not-print:mb-6 md:not-print:columns-2">
          {sections.map(({ id, statements, links }) => (
            <GuidePart
              key={id}
              id={id}
              title={sectionTitles[id]}
              statements={statements}
              frenchNames={guide.frenchNames}
              beside={id === 'money' && <MoneyAndLeave code={code} />}
            >
              {links.length > 0 && (
                <ul className="grid content-start gap-3 border-line border-t pt-3 print:gap-1 print:border-0 print:pt-0">
                  {links.map((link) => (
                    <OfficialPage key={link.url} link={link} />
                  ))}
                </ul>
              )}
            </GuidePart>
          ))}
        </div>
        <div className="gap-6 md:not-print:grid md:not-print:auto-cols-fr md:not-print:grid-flow-col">
          {resources.further.length > 0 && (
            <GuidePart id="further" title={`More ${regions.fromRegion(code)}`}>
              <ul className="grid gap-3 print:gap-1">
                {resources.further.map((link) => (
                  <OfficialPage key={link.url} link={link} />
                ))}
              </ul>
            </GuidePart>
          )}
          <GuidePart id="here" title="On this site" className="print:hidden">
            <ul className="flex flex-wrap gap-x-8">
              <Onward path="/resources">Find other help, also by postal code</Onward>
              <Onward path="/timeline">See your dates on the timeline</Onward>
            </ul>
          </GuidePart>
        </div>
      </div>
      {isShortened && (
        <p className="hidden print:block">
          More on this region:{' '}
          <span data-site-address suppressHydrationWarning>
            {getProvincePath(code)}
          </span>
        </p>
      )}
      <div className="print:hidden">
        <SourceList keys={listGuideSources(guide)}>
          <LineSource code={code} />
        </SourceList>
      </div>
      <NextDoor neighbours={guide.neighbours} />
    </article>
  );
}

function Onward({ path, children }: { path: string; children: string }) {
  return (
    <li>
      <SiteLink path={path} className="text-link inline-block py-2">
        {children}
      </SiteLink>
    </li>
  );
}
