import './province-sheet.css';
import type { ReactNode } from 'react';
import { RegionPapersPart } from '@/components/after-birth/region-papers';
import { RegionCarePart } from '@/components/find-care/region-care-part';
import { OfficialPage } from '@/components/resources/official-page';
import { SheetHeading } from '@/components/resources/sheet-heading';
import { MixedText } from '@/components/ui/mixed-text';
import { PrintButton } from '@/components/ui/print-button';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { provinceGuideFacts } from '@/data/province-guides';
import { type ProvinceCode, provinceSlugs } from '@/data/provinces';
import { bindNumbers } from '@/lib/format/text';
import { type GuideSection, listGuideSections } from '@/lib/resources/guide';
import { getProvincePath } from '@/lib/resources/provinces';
import { getProvinceResources } from '@/lib/resources/resource-links';
import { href } from '@/lib/site/href';
import { listGuideSources } from '@/lib/sources/page-sources';
import { getCheckedRange } from '@/lib/sources/sources';
import { provinceGuides } from '@/words/province-guides';
import * as words from '@/words/resources/guide';
import { GuidePart } from './guide-part';
import { HelpNow, Mood } from './help-now';
import { LineSource } from './line-source';
import { MoneyAndLeave } from './money-and-leave';
import { NextDoor } from './next-door';

/** Everything for the visitors of one province or territory. */
export function ProvinceGuidePage({ code }: { code: ProvinceCode }) {
  const guide = provinceGuides[code];
  const resources = getProvinceResources(code);
  const sections = listGuideSections(guide, resources);
  // Some sentences stay off the paper, which has to fit on one sheet.
  const isShortened = sections.some(({ statements }) => statements.some(({ onPaper }) => onPaper === false));
  // On a wide screen it takes the page's width, between columns: WebKit paints a part that spans columns twice.
  const moneyIndex = sections.findIndex(({ id }) => id === 'money');
  const checked = getCheckedRange([resources.healthLink, ...sections.flatMap(({ links }) => links)]).first;
  return (
    <article className="province-sheet page-width print:max-w-none print:p-0">
      <SheetHeading path={getProvincePath(code)} checked={checked} />
      <header className="pt-6 pb-8 md:pt-10 print:pt-0 print:pb-1.5">
        <p className="print:hidden">
          <SiteLink path="/resources" className="text-link inline-flex min-h-11 items-center">
            {words.allRegions}
          </SiteLink>
        </p>
        <h1 className="mt-1">{words.title(code)}</h1>
        <p className="mt-3 max-w-reading text-ink-soft print:mt-1 print:max-w-none">
          <MixedText text={bindNumbers(guide.intro)} foreignNames={guide.foreignNames} />
        </p>
        <PrintButton className="mt-4" />
      </header>
      <div className="print:columns-2 print:gap-4.5">
        <HelpNow code={code} />
        <RegionCarePart code={code} />
        <SectionColumns sections={sections.slice(0, moneyIndex)} foreignNames={guide.foreignNames} code={code} />
        <Mood code={code} />
        {sections.slice(moneyIndex, moneyIndex + 1).map((section) => (
          <GuideSectionPart
            key={section.id}
            section={section}
            foreignNames={guide.foreignNames}
            code={code}
            beside={<MoneyAndLeave code={code} />}
          />
        ))}
        <SectionColumns sections={sections.slice(moneyIndex + 1)} foreignNames={guide.foreignNames} code={code} />
        <RegionPapersPart code={code} />
        <div className="gap-6 md:not-print:grid md:not-print:auto-cols-fr md:not-print:grid-flow-col">
          {resources.further.length > 0 && (
            <GuidePart id="further" title={words.further(code)}>
              <ul className="grid gap-3 print:gap-1">
                {resources.further.map((link) => (
                  <OfficialPage key={link.url} link={link} />
                ))}
              </ul>
            </GuidePart>
          )}
          <GuidePart id="here" title={words.onThisSite} className="print:hidden">
            <ul className="flex flex-wrap gap-x-8">
              <Onward path="/resources">{words.otherHelp}</Onward>
              <Onward path="/timeline">{words.timeline}</Onward>
            </ul>
          </GuidePart>
        </div>
      </div>
      {isShortened && (
        <p className="hidden print:block">
          {words.moreOnRegion(
            <span data-site-address suppressHydrationWarning>
              {href(getProvincePath(code))}
            </span>,
          )}
        </p>
      )}
      <div className="print:hidden">
        <SourceList keys={listGuideSources(code)}>
          <LineSource code={code} />
        </SourceList>
      </div>
      <NextDoor neighbours={provinceGuideFacts[code].neighbours} />
    </article>
  );
}

interface SectionsProps {
  sections: GuideSection[];
  foreignNames: string[] | undefined;
  code: ProvinceCode;
}

/** Sections that a wide screen sets in two columns. */
function SectionColumns({ sections, foreignNames, code }: SectionsProps) {
  return (
    <div className="gap-6 md:not-print:mb-6 md:not-print:columns-2">
      {sections.map((section) => (
        <GuideSectionPart key={section.id} section={section} foreignNames={foreignNames} code={code} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: GuideSection;
  foreignNames: string[] | undefined;
  code: ProvinceCode;
  beside?: ReactNode;
}

function GuideSectionPart({ section: { id, statements, links }, foreignNames, code, beside }: SectionProps) {
  // What is said of the trip stands in a section of its own where most people travel.
  const isAboutTravel = id === (provinceGuides[code].sections.travel ? 'travel' : 'birth');
  return (
    <GuidePart id={id} title={words.sections[id]} statements={statements} foreignNames={foreignNames} beside={beside}>
      {links.length > 0 && (
        <ul className="grid content-start gap-3 border-line border-t pt-3 print:gap-1 print:border-0 print:pt-0">
          {links.map((link) => (
            <OfficialPage key={link.url} link={link} />
          ))}
        </ul>
      )}
      {isAboutTravel && (
        <p className="print:hidden">
          <SiteLink
            path={`/leaving-home#${provinceSlugs[code]}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {words.leavingHome}
          </SiteLink>
        </p>
      )}
    </GuidePart>
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
