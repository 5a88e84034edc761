import './awaited-answer.css';
import './find-care.css';
import {
  ChatBubbleOvalLeftIcon,
  ChevronRightIcon,
  CreditCardIcon,
  HandRaisedIcon,
  MapIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Disclosure } from '@/components/ui/disclosure';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { OnwardLine } from '@/components/ui/onward';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { listFindCareSources } from '@/lib/sources/page-sources';
import * as words from '@/words/find-care/page';
import {
  canI,
  firstVisit,
  hospitalAllTheSame,
  more,
  noAlcohol,
  prescribed,
  vitamin,
  walkIn,
} from '@/words/find-care/region-answer';
import { hospitalTreats } from '@/words/resources/guide';
import { CallList, PrintCallList } from './call-list';
import { FirstCall } from './first-call';
import { OwnRegion } from './own-region';
import { Paragraphs } from './paragraphs';
import { RegionPages } from './region-pages';

/** Who will look after a pregnancy: three steps, in the order of their days, and what else may be true. */
export function FindCarePage() {
  return (
    <article data-light="find-care" className="page-width">
      <header className="pt-4 pb-4 md:pt-10">
        <h1>{words.page.shortTitle}</h1>
        <p className="mt-1 text-ink-soft text-lg">{words.lead}</p>
      </header>
      <EarlyUseMarkup page="find-care" />
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ol className="find-care-rail grid gap-8">
          <Step {...words.steps.today}>
            <Paragraphs statements={[vitamin, noAlcohol, prescribed]} />
            <OnwardLine path="/can-i">{canI}</OnwardLine>
          </Step>
          <Step {...words.steps.find}>
            <OwnRegion />
            <div className="divide-y divide-line border-line border-y print:hidden">
              <RegionPages />
              <Disclosure summary={<h3 className="font-sans font-semibold text-base">{words.onThePhone}</h3>}>
                <FirstCall />
              </Disclosure>
            </div>
            <PrintCallList />
          </Step>
          <Step {...words.steps.before} day={<span data-before-day />}>
            <Paragraphs statements={[firstVisit]} />
            <OnwardLine path="/timeline">{words.timeline}</OnwardLine>
            <Nobody />
          </Step>
        </ol>
        <div className="grid gap-6">
          <OneOfThese />
          <SomethingWrong />
        </div>
      </div>
      <SourceList keys={listFindCareSources()} />
      <CallList />
    </article>
  );
}

interface StepProps {
  when: string;
  title: string;
  /** The last day, where it is known. */
  day?: ReactNode;
  children: ReactNode;
}

function Step({ when, title, day, children }: StepProps) {
  return (
    <li className="grid gap-3">
      <p className="-mb-2.5 font-semibold text-spruce">
        {when} {day}
      </p>
      <h2>{title}</h2>
      {children}
    </li>
  );
}

function Nobody() {
  return (
    <section aria-labelledby="nobody" className="notice grid gap-2">
      <h3 id="nobody" className="font-sans font-semibold text-base">
        {words.nobody}
      </h3>
      <div className="grid gap-2 text-ink">
        {[words.notYourFault, walkIn, words.stayOnLists].map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** What else may be true: the first opens here, the others have pages of their own. */
function OneOfThese() {
  return (
    <section aria-labelledby="one-of-these">
      <h2 id="one-of-these" className="mb-2 text-xl">
        {words.isTrue}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        <li data-fits-all="no-card">
          <Disclosure
            summary={
              <h3 id="no-card" className="flex grow items-center gap-3 font-sans font-semibold text-base">
                <CreditCardIcon aria-hidden className="size-6 shrink-0 text-spruce" />
                {words.noCard}
              </h3>
            }
          >
            <Paragraphs statements={[{ text: hospitalTreats }, hospitalAllTheSame, ...words.withoutCard]} />
            <OnwardLine path="/leaving-home">{more['far-away']}</OnwardLine>
          </Disclosure>
        </li>
        <Door path="/options" icon={ChatBubbleOvalLeftIcon}>
          {words.options}
        </Door>
        <Door path="/safety" icon={HandRaisedIcon}>
          {words.safety}
        </Door>
        <Door path="/leaving-home" icon={MapIcon}>
          {words.leavingHome}
        </Door>
      </ul>
    </section>
  );
}

function Door({ path, icon: DoorIcon, children }: { path: string; icon: Icon; children: string }) {
  return (
    <li>
      <SiteLink path={path} className="flex min-h-13 items-center gap-3 py-2 font-semibold hover:text-spruce">
        <DoorIcon aria-hidden className="size-6 shrink-0 text-spruce" />
        <span className="grow">{children}</span>
        <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
      </SiteLink>
    </li>
  );
}
