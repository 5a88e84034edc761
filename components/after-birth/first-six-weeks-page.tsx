import './first-six-weeks.css';
import '@/components/birth/loon-on-lake.css';
import { ChevronRightIcon, DocumentCheckIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { LoonOnLake } from '@/components/birth/loon-on-lake';
import { CallLinks } from '@/components/emergency/call-links';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Button, ButtonLink } from '@/components/ui/button';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { InPageScript } from '@/components/ui/in-page-script';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { CARD_DAYS } from '@/data/after-birth/tracks';
import { listDayCards } from '@/lib/after-birth/day-cards';
import { listSixWeeksSources } from '@/lib/sources/page-sources';
import * as words from '@/words/after-birth/six-weeks-page';
import { twoAges } from '@/words/birth/after-birth';
import { askNurse } from '@/words/warning-signs';
import { DayCardArticle } from './day-card-article';
import { DayStrip } from './day-strip';
import { Tracks } from './tracks';

/**
 * The first six weeks after a birth, a card a day. Without script, and on paper, one list; with it one card at a time,
 * today's first (lib/browser/own-day).
 */
export function FirstSixWeeksPage() {
  return (
    <article data-light="first-six-weeks" className="first-six-weeks page-width pt-3 md:pt-8">
      <div className="first-six-weeks-picture">
        <LoonOnLake />
      </div>
      <header className="grid content-start gap-3">
        <div>
          <p data-age className="font-semibold text-spruce empty:hidden" />
          <h1>{words.title}</h1>
        </div>
        <p data-lead className="max-w-reading text-ink-soft">
          {words.lead}
        </p>
        <p className="hidden print:block">{words.teamsFigures}</p>
        <EarlyUseMarkup page="first-six-weeks" />
        <div data-ages hidden className="rounded-card bg-mist p-4 print:hidden">
          <p className="font-semibold" data-born-at />
          <p data-counted />
          <p className="mt-1 text-ink-soft text-sm">{twoAges}</p>
        </div>
        <p data-no-birthday data-needs-script className="print:hidden">
          {words.noBirthday}{' '}
          <SiteLink path="/birth" className="text-link">
            {words.enterBirthday}
          </SiteLink>
        </p>
        <Over />
        <DayStrip />
      </header>
      <div className="first-six-weeks-side grid content-start gap-3 print:hidden">
        <SomethingWrong stage="after-birth" />
        <Tracks />
      </div>
      <div className="first-six-weeks-cards">
        <InPageScript name="own-day" />
        {listDayCards().map((card) => (
          <DayCardArticle key={card.day} card={card} />
        ))}
      </div>
      <div className="first-six-weeks-end grid content-start gap-4">
        <WhomToCall />
        <PapersRow />
        <div data-needs-script className="print:hidden">
          <Button look="secondary" data-print="" className="max-sm:w-full">
            <PrinterIcon aria-hidden className="size-5" />
            {words.printAll(CARD_DAYS)}
          </Button>
        </div>
        <OtherWays />
        <p className="hidden text-sm print:block">
          <SheetOrigin path="/first-six-weeks" />
        </p>
      </div>
      <div className="first-six-weeks-sources print:hidden">
        <SourceList keys={listSixWeeksSources()} />
      </div>
    </article>
  );
}

/** Shown from day 42 on, above the cards, which can still be read. */
function Over() {
  return (
    <section data-over hidden aria-labelledby="over" className="rounded-card bg-mist p-4 print:hidden">
      <h2 id="over" className="text-xl">
        {words.over.title}
      </h2>
      <p className="mt-1">{words.over.text}</p>
      <h3 className="mt-3 font-sans text-base">{words.over.next}</h3>
      <ul className="mt-1 grid gap-2 sm:flex sm:flex-wrap">
        {Object.entries(words.over.links).map(([path, label]) => (
          <li key={path}>
            <ButtonLink look="secondary" path={path} className="max-sm:w-full">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEALTH_LINES = 'health-lines';

/** The number behind the orders of the card that is shown, which stands above. */
function WhomToCall() {
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex flex-wrap gap-2">
        <CallLinks order="call-now" healthLinesId={HEALTH_LINES} />
      </p>
      <p id={HEALTH_LINES} className="text-ink-soft text-sm">
        {askNurse.text} <HealthLineNumbers />
      </p>
    </div>
  );
}

function PapersRow() {
  return (
    <SiteLink
      path="/papers"
      className="flex min-h-15 items-center gap-3 border-line border-y py-2 hover:text-spruce print:hidden"
    >
      <DocumentCheckIcon aria-hidden className="size-7 shrink-0 text-spruce" />
      <span className="grow leading-snug">
        <span className="font-semibold">{words.papers}</span>{' '}
        <span className="block text-ink-soft text-sm">{words.aboutPapers}</span>
      </span>
      <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  );
}

/** The two quiet ways out of every list of these weeks. */
function OtherWays() {
  return (
    <nav aria-label={words.otherWays} className="flex flex-wrap gap-x-6 text-sm print:hidden">
      <a href="#tracks" data-tick-in-hospital className="inline-flex min-h-11 items-center text-link">
        {words.inHospital}
      </a>
      <SiteLink path="/support" className="inline-flex min-h-11 items-center text-link">
        {words.hasDied}
      </SiteLink>
    </nav>
  );
}
