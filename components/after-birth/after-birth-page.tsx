import './after-birth-page.css';
import '@/components/birth/signs-after-birth.css';
import { SignsAfterBirth } from '@/components/birth/signs-after-birth';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { SomethingWrongList } from '@/components/emergency/something-wrong';
import { CareLines } from '@/components/ui/care-lines';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { OnwardLink, WaysOn } from '@/components/ui/onward';
import { PictureFile } from '@/components/ui/picture-file';
import { PrintButton } from '@/components/ui/print-button';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { babyParts, feedingLines, moodLines, ownWayParts, parentParts } from '@/data/after-birth/page-parts';
import { listSignsOfPart } from '@/lib/birth/when-to-call-after-birth';
import { listAfterBirthPageSources } from '@/lib/sources/page-sources';
import * as words from '@/words/after-birth/after-birth-page';
import { babyWords } from '@/words/after-birth/after-birth-page-baby';
import { screening, vaccines, visits } from '@/words/after-birth/after-birth-page-checks';
import { ownWayWords } from '@/words/after-birth/after-birth-page-own-way';
import { parentWords } from '@/words/after-birth/after-birth-page-you';
import { fewerWetDiapers } from '@/words/after-birth/diapers';
import { awayFromNunavut } from '@/words/without-911';
import { DiaperTable } from './diaper-table';
import { Part, PartGroup } from './part';
import { RegionChecks } from './region-checks';

const checks = { visits, screening, vaccines };

/** The six weeks after a birth: first when to get help, then the baby, who gave birth, visits and vaccines, and other ways. */
export function AfterBirthPage() {
  return (
    <article className="after-birth-sheet page-width">
      <header className="pt-4 pb-6 md:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1>{words.page.shortTitle}</h1>
          <span className="grid size-28 shrink-0 place-items-center rounded-full bg-mist max-sm:hidden print:hidden">
            <PictureFile name="baby-moccasin" text="" size={80} isLazy />
          </span>
        </div>
        {words.opening.map((text) => (
          <p key={text} className="mt-3 max-w-reading text-ink-soft text-lg">
            {text}
          </p>
        ))}
      </header>
      <div id="when-to-call" className="max-w-reading scroll-mt-4 lg:max-w-none print:max-w-none">
        <SomethingWrongList stage="after-birth" heading="h2">
          <SignsAfterBirth
            nunavutHelp={
              <NunavutLines>
                <HealthCentreLink />
                <p>{awayFromNunavut}</p>
              </NunavutLines>
            }
            healthLine={<HealthLineNumbers />}
          />
        </SomethingWrongList>
      </div>
      <Contents />
      <div className="after-birth-parts">
        <PartGroup title={words.babyTitle}>
          {babyParts.map((id) => (
            <Part
              key={id}
              id={id}
              {...babyWords[id]}
              signs={listSignsOfPart(id)}
              {...(id === 'feeding' && { signsLead: fewerWetDiapers, isOpen: true })}
            >
              {id === 'feeding' && (
                <>
                  <DiaperTable />
                  <CareLines ids={feedingLines} />
                </>
              )}
            </Part>
          ))}
        </PartGroup>
        <PartGroup title={words.parentTitle}>
          {parentParts.map((id) => (
            <Part key={id} id={id} {...parentWords[id]} signs={listSignsOfPart(id)} isOpen={id === 'mood'}>
              {id === 'mood' && <MoodLines />}
            </Part>
          ))}
        </PartGroup>
        <PartGroup title={words.checksTitle}>
          {Object.entries(checks).map(([id, part]) => (
            <Part key={id} id={id} {...part} />
          ))}
          <RegionChecks />
        </PartGroup>
        <PartGroup title={words.ownWayTitle}>
          {ownWayParts.map((id) => (
            <Part key={id} id={id} {...ownWayWords[id]} />
          ))}
        </PartGroup>
      </div>
      <Doors />
      <div className="print:hidden">
        <SourceList keys={listAfterBirthPageSources()} />
        <PrintButton className="mt-6" />
      </div>
      <p className="mt-4 hidden text-sm print:block">
        {words.sheetNote} <SheetOrigin path="/after-birth" />
      </p>
    </article>
  );
}

/** Every part by its title: with them stands the quiet way out for whose baby has died. */
function Contents() {
  const titles = [
    ...babyParts.map((id) => ({ id, title: babyWords[id].title })),
    ...parentParts.map((id) => ({ id, title: parentWords[id].title })),
    ...Object.entries(checks).map(([id, { title }]) => ({ id, title })),
    ...ownWayParts.map((id) => ({ id, title: ownWayWords[id].title })),
  ];
  return (
    <nav aria-labelledby="contents" className="mt-8 print:hidden">
      <h2 id="contents" className="text-xl">
        {words.contentsTitle}
      </h2>
      <ul className="mt-2 grid fit-cols-3 gap-x-6">
        {titles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center py-1 leading-tight">
              {title}
            </a>
          </li>
        ))}
        <li>
          <OnwardLink path="/support">{words.babyDied}</OnwardLink>
        </li>
      </ul>
    </nav>
  );
}

/** Who listens, by region, and the health line everywhere. */
function MoodLines() {
  return (
    <>
      <StatementList statements={words.listeners} />
      <CareLines ids={moodLines} />
      <p>
        <HealthLineNumbers />
      </p>
    </>
  );
}

function Doors() {
  return (
    <WaysOn title={words.doorsTitle} ways={words.waysOn}>
      <li>
        <OnwardLink path="/support">{words.babyDied}</OnwardLink>
      </li>
    </WaysOn>
  );
}
