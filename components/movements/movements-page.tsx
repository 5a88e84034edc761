import './movements-page.css';
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { BodyText } from '@/components/ui/body-text';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { PrintButton } from '@/components/ui/print-button';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SourceList } from '@/components/ui/source-list';
import { Publisher, SourceLink } from '@/components/ui/source-name';
import { type MovementPartId, movementParts } from '@/data/movement-parts';
import { sources } from '@/data/sources';
import type { SignId } from '@/data/warning-signs';
import { bindNumbers } from '@/lib/format/text';
import { href } from '@/lib/site/href';
import { listSignOrders } from '@/lib/weeks/list-sign-orders';
import { providerUnreachable } from '@/words/emergency';
import * as words from '@/words/movements';
import { titleAndPublisher } from '@/words/ui/sources';
import { noReasonNeeded, orders, signs } from '@/words/warning-signs';
import { awayFromNunavut, hospitalInNunavut } from '@/words/without-911';
import { UnitCall } from './unit-call';

const statements = [
  words.goNow,
  words.where,
  ...words.nothingFirst,
  words.otherAdvice,
  words.wild,
  words.again,
  words.firstFelt,
  ...words.there.statements,
  ...words.usual.statements,
  ...words.sayings.statements,
  words.inOtherLanguages,
  providerUnreachable,
  hospitalInNunavut,
];
const sourceKeys = [...new Set(statements.flatMap(({ sources = [] }) => sources))];

/** What to do about the movements of a baby, by week: the part of the visitor's own week stands first. */
export function MovementsPage() {
  return (
    <article className="movements-sheet page-width">
      <header className="flex flex-wrap items-center justify-between gap-4 pt-4 pb-4 md:pt-10">
        <h1>{words.page.shortTitle}</h1>
        <span className="grid size-28 shrink-0 place-items-center rounded-full bg-mist max-sm:size-24">
          <img src={href('/babies/week-28.svg')} alt="" width={72} height={96} className="size-3/4" />
        </span>
      </header>
      <div data-movement-parts className="grid gap-6 lg:grid-cols-2">
        <GoNow />
        <EarlyPart id="weeks-24-25">
          <p>{bindNumbers(providerUnreachable.text)}</p>
        </EarlyPart>
        <EarlyPart id="before-24">
          <p>{bindNumbers(words.firstFelt.text)}</p>
          <p>{noReasonNeeded.text}</p>
        </EarlyPart>
      </div>
      <div className="mt-8 max-w-reading print:hidden">
        <SomethingWrong />
      </div>
      <div className="movement-folds mt-8 max-w-reading divide-y divide-line border-line border-t">
        <Fold title={words.there.title}>
          <Texts statements={words.there.statements} />
        </Fold>
        <Fold title={words.usual.title}>
          <Texts statements={words.usual.statements} />
        </Fold>
        <Fold title={words.sayings.title}>
          <ul className="grid gap-3">
            {words.sayings.statements.map(({ said, text }) => (
              <li key={said}>
                <strong>{said}</strong> {bindNumbers(text)}
              </li>
            ))}
          </ul>
        </Fold>
        <div className="print:hidden">
          <Fold title={words.languages.title}>
            <OtherLanguages />
          </Fold>
        </div>
        <div className="print:hidden">
          <SourceList keys={sourceKeys} className="" />
        </div>
      </div>
      <PrintButton className="mt-6" />
      <p className="mt-3 hidden text-sm print:block">
        {words.sheetNote} <SheetOrigin path="/movements" />
      </p>
    </article>
  );
}

/** From 26 weeks: what to do now, and nothing before it. */
function GoNow() {
  return (
    <Part id="from-26">
      <div className="grid content-start gap-3 rounded-card border-2 border-maple bg-card p-5 sm:p-7">
        <Weeks id="from-26" />
        <h2>{words.question}</h2>
        <p className="font-semibold text-maple text-xl">{words.goNow.text}</p>
        <p className="text-lg">{words.where.text}</p>
        <NunavutLines>
          <HealthCentreLink />
          <p>{awayFromNunavut}</p>
        </NunavutLines>
        <UnitCall />
        <Blanks />
      </div>
      <div className="movement-columns grid content-start gap-6">
        <div>
          <h2 className="text-xl">{words.beforeYouGo}</h2>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {words.nothingFirst.map(({ text }) => (
              <li key={text} className="flex gap-3 py-2.5">
                <XMarkIcon aria-hidden className="mt-0.5 size-6 shrink-0 text-maple" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-4">
          <p className="rounded-card bg-mist p-5">
            <strong>{words.again.title}</strong> {words.again.text}
          </p>
          <p>
            <strong>{words.wild.title}</strong> {words.wild.text}
          </p>
          <p>{words.otherAdvice.text}</p>
        </div>
      </div>
    </Part>
  );
}

/** The signs that ask for the same thing together, in their order. */
function orderSigns<Id extends SignId>(ids: readonly Id[]) {
  const all = ids.flatMap((sign) => [...new Set(listSignOrders(sign))].map((order) => ({ sign, order })));
  return [...new Set(all.map(({ order }) => order))].map((order) => ({
    order,
    signs: all.filter((one) => one.order === order).map(({ sign }) => sign),
  }));
}

/** Before 26 weeks: what the lists of when to call ask for, the signs of an order together. */
function EarlyPart({ id, children }: { id: MovementPartId; children: ReactNode }) {
  const part = movementParts.find((one) => one.id === id);
  return (
    <Part id={id}>
      <Card className="grid content-start gap-3">
        <h2 className="text-xl">
          <Weeks id={id} />
        </h2>
        {orderSigns(part?.signs ?? []).map(({ order, signs: alike }) => (
          <div key={order}>
            {alike.map((sign) => (
              <p key={sign}>{signs[sign].text}</p>
            ))}
            <strong className="block text-honey text-lg">{orders[order]}</strong>
          </div>
        ))}
        <p className="text-ink-soft">{words.whomToCall}</p>
        {children}
      </Card>
    </Part>
  );
}

function Part({ id, children }: { id: MovementPartId; children: ReactNode }) {
  return (
    <section
      id={id}
      data-movement-part={id}
      aria-label={words.weeks[id]}
      className={`grid gap-6 ${id === 'from-26' ? 'lg:col-span-2 lg:grid-cols-2' : ''}`}
    >
      {children}
    </section>
  );
}

/** Which weeks a part is about. Its mark is there for the eye and the ear where a style shows it (movements-page.css). */
function Weeks({ id }: { id: MovementPartId }) {
  return (
    <span className="font-sans font-semibold text-base text-spruce">
      {words.weeks[id]} <span className="own-week-mark invisible">{words.yourWeek}</span>
    </span>
  );
}

/** Lines to write on, on paper; the number of the unit stands on its own, where it is stored. */
function Blanks() {
  return (
    <div className="hidden gap-8 pt-4 print:grid print:grid-cols-2">
      {[words.blanks.unit, words.blanks.driver].map((label, index) => (
        <p key={label} className="text-sm">
          <span className="block min-h-8 border-control border-b font-semibold text-lg">
            {index === 0 && <span data-unit-number />}
          </span>
          {label}
        </p>
      ))}
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return <Disclosure summary={<h2 className="font-sans font-semibold text-base">{title}</h2>}>{children}</Disclosure>;
}

function Texts({ statements }: { statements: { text: string }[] }) {
  return (
    <ul className="grid gap-3">
      {statements.map(({ text }) => (
        <li key={text}>
          <BodyText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A page in languages that this site has not. */
function OtherLanguages() {
  const source = sources['kjenn-liv'];
  return (
    <div className="grid gap-3">
      <p>{words.inOtherLanguages.text}</p>
      <p>{titleAndPublisher({ title: <SourceLink source={source} />, publisher: <Publisher source={source} /> })}</p>
      <p>
        <strong>{words.languages.note}</strong> {words.languages.none}
      </p>
    </div>
  );
}
