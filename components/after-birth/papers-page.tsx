import '@/components/find-care/awaited-answer.css';
import './papers.css';
import { CalendarDaysIcon, ChevronDownIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Paragraphs } from '@/components/find-care/paragraphs';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { InPageScript } from '@/components/ui/in-page-script';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StaticSelect } from '@/components/ui/static-select';
import { afterBirthTasks } from '@/data/after-birth/papers';
import { getProvincePath } from '@/lib/resources/provinces';
import { listPapersSources } from '@/lib/sources/page-sources';
import { nationalTasks, quietWays } from '@/words/after-birth/papers/national';
import * as words from '@/words/after-birth/papers-page';
import { codesInOrder, names } from '@/words/regions';
import { notKept } from '@/words/ui/not-kept';
import { Paper } from './paper';

/**
 * The first papers: for all of Canada as they stand here, and for the region of the visitor as a copy of its own page, with
 * dates and tick boxes.
 */
export function PapersPage() {
  return (
    <article data-light="papers" className="papers-page page-width">
      <header className="pt-4 pb-4 md:pt-8">
        <p data-needs-script className="flex flex-wrap items-center gap-x-1.5 font-semibold text-spruce">
          <span data-born hidden />
          <span data-separator hidden>
            ·
          </span>
          <span data-known hidden>
            <span data-region-name /> <span className="print:hidden">·</span>{' '}
            <button type="button" data-change className="min-h-11 font-normal text-link">
              {words.change}
            </button>
          </span>
        </p>
        <h1>{words.page.shortTitle}</h1>
        <p className="mt-1 max-w-reading text-ink-soft text-lg">{words.lead}</p>
      </header>
      <EarlyUseMarkup page="papers" />
      <div className="grid max-w-reading gap-3">
        <RegionQuestion />
        <p data-no-birthday data-needs-script className="print:hidden">
          {words.noBirthday}{' '}
          <SiteLink path="/birth" className="inline-flex min-h-11 items-center text-link">
            {words.enterBirthday}
          </SiteLink>
        </p>
        <Elsewhere />
        <p data-status role="status" className="empty:hidden" />
      </div>
      <div data-general className="mt-4 grid gap-8">
        <Everywhere />
        <RegionLinks />
      </div>
      <div data-answer className="mt-4">
        <Answer />
      </div>
      <InPageScript name="own-papers" />
      <QuietWays />
      <div className="print:hidden">
        <SourceList keys={listPapersSources()} />
      </div>
      <p className="hidden text-sm print:block">
        <SheetOrigin path="/papers" />
      </p>
    </article>
  );
}

interface RegionSelectProps {
  id: string;
  label: string;
  /** Of the choice that is none of the regions. */
  none: string;
  hint?: string;
}

function RegionSelect({ id, label, none, hint }: RegionSelectProps) {
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <StaticSelect id={id} aria-describedby={hint}>
          <option value="">{none}</option>
          {codesInOrder.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </StaticSelect>
      </div>
    </>
  );
}

const HOME = 'papers-home';
const BIRTHPLACE = 'papers-born-in';

function RegionQuestion() {
  return (
    <div data-ask data-needs-script className="rounded-card border border-line bg-card p-4 print:hidden">
      <RegionSelect id={HOME} label={words.whereYouLive} none={words.choose} hint={`${HOME}-hint`} />
      <p id={`${HOME}-hint`} data-kept className="mt-1.5 text-ink-soft text-sm">
        {words.keptHere}
      </p>
      <p data-not-kept hidden className="mt-1.5 text-sm">
        {notKept}
      </p>
    </div>
  );
}

/** Where the baby was born, if not where the visitor lives: the registration follows it, and nothing else does. */
function Elsewhere() {
  return (
    <div data-elsewhere data-needs-script hidden className="border-line border-y print:hidden">
      <Disclosure summary={words.bornElsewhere}>
        <RegionSelect id={BIRTHPLACE} label={words.whereBorn} none={words.atHome} />
      </Disclosure>
    </div>
  );
}

/** What holds in all of Canada, in order. */
function Everywhere() {
  return (
    <section aria-labelledby="everywhere" className="grid gap-4">
      <h2 id="everywhere">{words.everywhere}</h2>
      <Paragraphs statements={[words.everywhereAbout]} />
      <ol data-national-papers className="papers-columns">
        {afterBirthTasks.map((task) => (
          <Paper key={task} task={task} title={nationalTasks[task].title} statements={nationalTasks[task].text} />
        ))}
      </ol>
    </section>
  );
}

function RegionLinks() {
  return (
    <section aria-labelledby="each-region" className="print:hidden">
      <h2 id="each-region" className="mb-2 text-xl">
        {words.eachRegion}
      </h2>
      <ul className="grid fit-cols-2 gap-x-6 sm:grid-cols-3">
        {codesInOrder.map((code) => (
          <li key={code}>
            <SiteLink
              path={`${getProvincePath(code)}#papers`}
              data-region-page={code}
              className="inline-flex min-h-11 items-center text-link leading-tight"
            >
              {names[code]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The places of a region's papers. lib/browser/light/papers fills them. */
function Answer() {
  return (
    <>
      <p data-ticked role="status" className="sr-only" />
      <div data-lists hidden className="papers-grid">
        <section aria-labelledby="next-paper" className="papers-next">
          <h2 id="next-paper" className="sr-only">
            {words.nextTitle}
          </h2>
          <p data-all-done hidden className="font-semibold font-serif text-xl">
            {words.allDone}
          </p>
          <ul data-next className="rounded-card border border-spruce bg-card p-5 empty:hidden sm:p-6" />
        </section>
        <section aria-labelledby="rest-papers" className="papers-rest">
          <h2 id="rest-papers" className="mb-2 text-xl">
            {words.afterThat}
          </h2>
          <ol data-rest className="divide-y divide-line border-line border-y" />
          <details data-done hidden className="border-line border-b">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
              <span data-done-title />
              <ChevronDownIcon
                aria-hidden
                className="size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180 print:hidden"
              />
            </summary>
            <ul className="divide-y divide-line" />
          </details>
          <p className="mt-2 text-ink-soft text-sm print:hidden">{words.ticksStay}</p>
        </section>
        <div className="papers-side grid content-start gap-5">
          <Tools />
          <div data-cases-here className="divide-y divide-line border-line border-y empty:hidden" />
        </div>
      </div>
      <p data-answer-link hidden className="mt-2 print:hidden" />
    </>
  );
}

function Tools() {
  return (
    <div className="print:hidden">
      <div className="grid fit-cols-2 gap-2">
        <Button look="secondary" data-calendar>
          <CalendarDaysIcon aria-hidden className="size-5" />
          {words.calendar}
        </Button>
        <Button look="secondary" data-print="">
          <PrinterIcon aria-hidden className="size-5" />
          {words.print}
        </Button>
      </div>
      <p data-calendar-about className="mt-1.5 text-ink-soft text-sm">
        {words.calendarAbout}
      </p>
      <p data-saved role="status" className="mt-1.5 font-semibold text-sm empty:hidden" />
    </div>
  );
}

/** Quiet, and in every state of the page. */
function QuietWays() {
  const { inHospital, died } = quietWays;
  return (
    <div className="mt-8 max-w-reading border-line border-t pt-1 print:hidden">
      <Disclosure summary={inHospital.title}>
        <Paragraphs statements={inHospital.text} />
      </Disclosure>
      <p>
        <SiteLink path="/support" className="inline-flex min-h-11 items-center text-link">
          {died.title}
        </SiteLink>
      </p>
    </div>
  );
}
