import '@/components/ui/text-sheet.css';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { SignGroups } from '@/components/emergency/sign-groups';
import { SignNotes } from '@/components/emergency/sign-notes';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { BodyText } from '@/components/ui/body-text';
import { ButtonLink } from '@/components/ui/button';
import { Doors } from '@/components/ui/doors';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SheetNote } from '@/components/ui/sheet-note';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { firstSigns, labourSigns, signsAtTheFirst } from '@/data/labour/signs';
import { LABOUR_WORD_WEEKS } from '@/data/labour-rules';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { pageWords } from '@/lib/site/page-words';
import { listLabourSignsSources } from '@/lib/sources/page-sources';
import { listSignsInLabour } from '@/lib/weeks/labour-signs';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import {
  beforeTwentyWeeks,
  contractionsThatStop,
  moreTitle,
  nobodyAnswers,
  whenToCall,
  whenToCallAtTerm,
  withMidwife,
} from '@/words/contractions/when-to-call';
import * as words from '@/words/signs-of-labour';
import { askNurse, noReasonNeeded, readingOrder, signNotes } from '@/words/warning-signs';
import { weekAndLater, weeks } from '@/words/when-to-call';
import { awayFromNunavut } from '@/words/without-911';

/** The rules of the timer that no sign of the lists says in full. */
const farRules = new Set(['over-an-hour', 'by-plane', 'five-one-one']);

const onward = [
  { id: 'when-to-call', picture: 'maple-leaf' },
  { id: 'labour', picture: 'baby-moccasin' },
  { id: 'hospital-bag', picture: 'luggage' },
  { id: 'leaving-home', picture: 'canoe' },
] as const;

/**
 * When to go and when to call in labour, before anything else; then what each sign is. All orders are those of the lists of
 * when to call and of the timer.
 */
export function LabourSignsPage() {
  return (
    <article className="text-sheet page-width">
      <header className="max-w-reading pt-3 pb-2 md:pt-8">
        <h1>{words.page.shortTitle}</h1>
        <p className="mt-2 text-ink-soft max-sm:text-sm">{readingOrder}</p>
      </header>
      <NunavutLines>
        <p>{awayFromNunavut}</p>
      </NunavutLines>
      <LookFirst />
      <div className="text-sheet-columns">
        <FirstAnswers />
        <div className="mt-8 grid max-w-reading gap-4">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <ButtonLink path="/contraction-timer">{words.timer}</ButtonLink>
            <span className="text-ink-soft">{words.timerNote}</span>
          </p>
          <SomethingWrong />
        </div>
        <section aria-labelledby={AT_THE_FIRST} className="mt-10 grid max-w-reading gap-4">
          <h2 id={AT_THE_FIRST} className="scroll-mt-4">
            {words.atTheFirst}
          </h2>
          {listSignsInLabour(signsAtTheFirst).bands.map(({ fromWeek, groups }) => (
            <SignGroups key={fromWeek} groups={groups} heading="h3" />
          ))}
        </section>
        <section aria-labelledby="signs" className="mt-10 max-w-reading">
          <h2 id="signs">{words.signsTitle}</h2>
          {labourSigns.map(({ id, signs }) => (
            <section key={id} aria-labelledby={id} className="mt-7 grid gap-4">
              <h3 id={id}>{words.signs[id].title}</h3>
              <StatementList statements={words.signs[id].statements} />
              {signs.length > 0 ? (
                <WhatToDo {...listSignsInLabour(signs)} />
              ) : (
                <p className="print:hidden">
                  <a href="#rules" className="inline-flex min-h-11 items-center text-link">
                    {words.toRules}
                  </a>
                </p>
              )}
            </section>
          ))}
        </section>
        <section aria-labelledby="far" className="mt-10 grid max-w-reading gap-3">
          <h2 id="far" className="text-xl">
            {words.farTitle}
          </h2>
          <Rows rows={whenToCallAtTerm.filter(({ id }) => farRules.has(id))} />
        </section>
        <section aria-labelledby="more" className="mt-10 grid max-w-reading gap-3">
          <h2 id="more" className="text-xl">
            {moreTitle}
          </h2>
          <Rows rows={[contractionsThatStop, withMidwife, nobodyAnswers]} />
        </section>
        <div className="mt-8 grid max-w-reading gap-3 rounded-card bg-mist p-5">
          <p className="font-semibold">{noReasonNeeded.text}</p>
          <p>
            {askNurse.text} <HealthLineNumbers />
          </p>
        </div>
      </div>
      <section aria-labelledby="onward" className="mt-10 print:hidden">
        <h2 id="onward" className="mb-2 text-xl">
          {words.onward}
        </h2>
        <Doors
          label={words.onward}
          className="sm:grid-cols-2 lg:grid-cols-4"
          doors={onward.map(({ id, picture }) => ({ path: `/${id}`, picture, label: pageWords[id].shortTitle }))}
        />
      </section>
      <SheetNote path="/signs-of-labour" />
      <div className="print:hidden">
        <SourceList keys={listLabourSignsSources()} />
      </div>
    </article>
  );
}

/** What is an emergency, then what to do by contractions, water and distance: from 37 weeks, and before. */
function FirstAnswers() {
  const { emergency, bands } = listSignsInLabour(firstSigns);
  return (
    <div id="rules" className="grid scroll-mt-4 gap-4">
      <div className="max-w-reading">
        <SignGroups groups={dropNotes(emergency)} heading="h2" />
      </div>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        {bands.map(({ fromWeek, toWeek, groups }) => (
          <section key={fromWeek} aria-labelledby={getBandId(fromWeek)} className="grid gap-3">
            <h2 id={getBandId(fromWeek)} className="scroll-mt-4 text-xl">
              {nameWeeks(fromWeek, toWeek)}
            </h2>
            <SignGroups groups={dropNotes(groups)} heading="h3" />
            {fromWeek === LABOUR_WORD_WEEKS && <p>{beforeTwentyWeeks}</p>}
          </section>
        ))}
      </div>
      <div className="max-w-reading">
        <Rows rows={whenToCall.filter(({ id }) => id === 'water')} />
      </div>
      <div className="grid max-w-reading gap-1 text-ink-soft text-sm">
        <SignNotes
          notes={[signNotes['at-once'], signNotes['nursing-station'], signNotes['without-911']]}
          className=""
        />
      </div>
    </div>
  );
}

/** Who must not read the first rules first. */
function LookFirst() {
  return (
    <p className="pt-2 pb-3 print:hidden">
      {words.lookFirst.lead}{' '}
      <a href={`#${getBandId(LABOUR_WORD_WEEKS)}`} className="inline-block py-1 text-link">
        {words.lookFirst.beforeTerm}
      </a>{' '}
      <span aria-hidden>·</span>{' '}
      <a href={`#${AT_THE_FIRST}`} className="inline-block py-1 text-link">
        {words.lookFirst.risk}
      </a>
    </p>
  );
}

const AT_THE_FIRST = 'at-the-first';

const getBandId = (fromWeek: number) => `from-week-${fromWeek}`;

const nameWeeks = (fromWeek: number, toWeek: number) =>
  toWeek > LAST_WEEK ? weekAndLater(fromWeek) : weeks(fromWeek, toWeek);

/** What the lists say of a sign. What holds for all signs of an order is said above. */
function WhatToDo({ emergency, bands }: ReturnType<typeof listSignsInLabour>) {
  return (
    <>
      <SignGroups groups={dropNotes(emergency)} heading="h4" />
      {bands.map(({ fromWeek, toWeek, groups }) => (
        <div key={fromWeek} className="grid gap-3">
          <p className="break-after-avoid font-semibold text-spruce">{nameWeeks(fromWeek, toWeek)}</p>
          <SignGroups groups={dropNotes(groups)} heading="h4" />
        </div>
      ))}
    </>
  );
}

const dropNotes = (groups: SignGroup[]) => groups.map((group) => ({ ...group, notes: [] }));

interface Row {
  id: string;
  title: string;
  text: string;
  /** Where the region is not known. */
  unknownText?: string;
  notInNunavut?: true;
}

/** Rules of the timer, in its words. */
function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(({ id, title, text, unknownText = text, notInNunavut }) => (
        <div key={id} className={notInNunavut && 'where-911'}>
          <dt className="font-semibold">{title}</dt>
          <dd>
            <BodyText text={unknownText} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
