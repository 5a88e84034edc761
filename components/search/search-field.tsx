import '@/components/can-i/can-i.css';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  ExclamationTriangleIcon,
  MagnifyingGlassIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { VerdictMark } from '@/components/can-i/verdict';
import { CallLinks } from '@/components/emergency/call-links';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { OrderTitle } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { signOrders } from '@/data/sign-orders';
import { href } from '@/lib/site/href';
import * as answerWords from '@/words/can-i/page';
import * as words from '@/words/search';
import { anyWeeksAnswer, emergencyFirst } from '@/words/sign-search';
import { orders } from '@/words/warning-signs';
import { awayFromNunavut } from '@/words/without-911';
import { SEARCH_FIELD } from './search-field-id';

export interface SearchFieldProps {
  /** What its page is about: the answers of the look-up alone, with the signs that are meant, or the whole site. */
  scope: 'can-i' | 'all';
}

/** The part of the answer that has the numbers of all health lines: its id. */
const HEALTH_LINES = 'search-health-lines';

/**
 * Looks up what is typed in the whole site. It stands on pages of tier 'light' whose script starts `startSearchField`, below
 * their `EarlyUseMarkup`, and on a page with `VerdictShapes`; lib/browser/light/search-field loads the index once somebody
 * is in the field, and fills what stands here. Without script nothing can be typed: the page holds what can be read instead.
 */
export function SearchField({ scope }: SearchFieldProps) {
  const { label, hint } = words.fields[scope];
  return (
    <section
      aria-labelledby="search-label"
      data-light="search"
      data-scope={scope}
      data-index={href('/search-index.json')}
      data-said={href('/search-answers.json')}
      className="max-w-reading print:hidden"
    >
      <search data-needs-script>
        <label id="search-label" htmlFor={SEARCH_FIELD} className="mb-1.5 block font-semibold">
          {label}
        </label>
        <div className="relative">
          <MagnifyingGlassIcon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-6 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={SEARCH_FIELD}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-hint"
            className="field-box min-h-14 w-full scroll-mt-24 pl-11"
          />
        </div>
        <p id="search-hint" className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      </search>
      <p role="status" data-found className="mt-4 font-semibold empty:hidden" />
      <p data-cannot-load hidden className="notice mt-3">
        {words.cannotLoad}{' '}
        <SiteLink path="/search#a-to-z" className="text-link">
          {words.aToZ}
        </SiteLink>
      </p>
      <NotFound />
      <div className="grid gap-6 pb-6 empty:hidden">
        <Part id="signs">
          <div className="mb-3">
            <NunavutLines>
              <HealthCentreLink />
              <p>{awayFromNunavut}</p>
            </NunavutLines>
          </div>
          <p data-any-week className="mb-2 text-ink-soft text-sm">
            {anyWeeksAnswer}
          </p>
        </Part>
        <Part id="can-i">
          <p data-after-birth hidden className="notice mb-2">
            {answerWords.afterBirth}
          </p>
        </Part>
        <Part id="weeks" />
        <Part id="region" />
        <Part id="pages" />
      </div>
      <Templates />
    </section>
  );
}

/** What is said where there is no entry: never that something is fine, nor something else instead. */
function NotFound() {
  return (
    <div data-not-found hidden className="mt-3">
      <div className="grid gap-2 rounded-card border border-line border-dashed bg-card p-4">
        <p className="font-semibold text-maple">
          <BodyText text={emergencyFirst} />
        </p>
        <p className="font-semibold">{words.noSource}</p>
        <p>
          {words.noVerdict} {words.prescribed}
        </p>
        <p>{answerWords.pharmacist}</p>
        <p className="flex flex-wrap gap-2 empty:hidden">
          <CallLinks order="call-now" healthLinesId={HEALTH_LINES} />
        </p>
        <p id={HEALTH_LINES}>
          <HealthLineNumbers />
        </p>
      </div>
      <p data-nearest hidden className="mt-6 font-semibold">
        {words.nearest}
      </p>
    </div>
  );
}

/** The answers of one kind: the first of them, and the others in a fold. */
function Part({ id, children }: { id: keyof typeof words.sections; children?: ReactNode }) {
  return (
    <section data-part={id} aria-labelledby={`found-${id}`} hidden className="mt-4">
      <h2 id={`found-${id}`} className="mb-1.5 font-sans font-semibold text-base text-ink-soft">
        {words.sections[id]}
        <span data-region />
      </h2>
      {children}
      <ul data-first className={id === 'signs' ? 'grid gap-2' : undefined} />
      <details data-more hidden>
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between border-line border-t py-2 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
          <span data-count />
          <ChevronDownIcon aria-hidden className="size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180" />
        </summary>
        <ul data-others className={id === 'signs' ? 'grid gap-2' : undefined} />
      </details>
    </section>
  );
}

/**
 * One of each kind of answer, which the script fills. Until then its link is called as the page is: a link without words is
 * invalid markup.
 */
function Templates() {
  return (
    <>
      <template data-template="sign">
        <li>
          <p data-lead className="mb-1 empty:hidden" />
          <a
            href={`#${SEARCH_FIELD}`}
            className="flex min-h-15 items-center gap-3 rounded-card bg-(--maple-paper) px-4 py-2 leading-snug hover:underline"
          >
            <ExclamationTriangleIcon aria-hidden className="size-6 shrink-0 text-maple" />
            <span className="grow">
              <span data-name className="block font-semibold">
                {words.page.shortTitle}
              </span>
              <span data-orders className="grid text-maple" />
            </span>
            <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
          </a>
          <ul data-neighbours className="mt-2 grid gap-2 empty:hidden" />
        </li>
      </template>
      <template data-template="orders">
        {signOrders.map((order) => (
          <span key={order} data-order={order}>
            <OrderTitle text={orders[order]} />
          </span>
        ))}
      </template>
      <template data-template="answer">
        <li>
          <a href={`#${SEARCH_FIELD}`} className="answer-line border-line border-t hover:bg-mist">
            <VerdictMark of="no-source" />
            <b data-name>{words.page.shortTitle}</b>
            <b data-call className="text-maple empty:hidden" />
            <span data-said className="grid" />
            <span data-todo />
          </a>
        </li>
      </template>
      <template data-template="one-answer">
        <li>
          <a href={`#${SEARCH_FIELD}`} className="grid gap-1 rounded-card bg-(--verdict-paper) p-4 hover:underline">
            <b data-name className="font-semibold font-serif text-xl">
              {words.page.shortTitle}
            </b>
            <b data-call className="text-maple empty:hidden" />
            <span className="flex items-start gap-2 text-lg">
              <VerdictMark of="no-source" />
              <span data-said className="grid" />
            </span>
            <span data-todo className="font-semibold" />
            <span className="mt-1 text-link">{words.readMore}</span>
          </a>
        </li>
      </template>
      <template data-template="link">
        <li>
          <a
            href={`#${SEARCH_FIELD}`}
            className="flex min-h-13 items-center gap-3 border-line border-t py-2 leading-snug hover:text-spruce"
          >
            <span className="grow">
              <span data-name className="block font-semibold">
                {words.page.shortTitle}
              </span>
              <span data-note className="block text-ink-soft text-sm empty:hidden" />
            </span>
            <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
          </a>
        </li>
      </template>
    </>
  );
}
