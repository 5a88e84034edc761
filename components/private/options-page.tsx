import { ChatBubbleLeftIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { PageSection } from '@/components/layout/page-section';
import { BodyText } from '@/components/ui/body-text';
import { CallButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CareLines } from '@/components/ui/care-lines';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import type { CareLineId } from '@/data/care-lines';
import { optionsLines } from '@/data/care-lines/options';
import { bindNumbers } from '@/lib/format/text';
import { listTextSources } from '@/lib/sources/line-sources';
import { careLineWords } from '@/words/care-lines';
import * as lineWords from '@/words/care-lines/line-words';
import * as words from '@/words/options';
import { orders, signNotes, signs } from '@/words/warning-signs';
import { emergencySigns } from './emergency-signs';
import { RegionLines } from './region-lines';

const lineIds = Object.keys(optionsLines) as CareLineId[];
const { continuing, abortion, adoption } = words.ways;

const sourceKeys = listTextSources(
  [
    words.talk.statement,
    ...[continuing, abortion, adoption].flatMap(({ statements }) => statements),
    ...Object.values(words.regions.notes).flat(),
    words.centres.statement,
    ...emergencySigns.flatMap(({ note }) => (note ? [signNotes[note]] : [])),
    ...emergencySigns.flatMap(({ ids }) => ids.map((id) => signs[id])),
  ],
  lineIds,
);

/** For somebody who is not sure about a pregnancy: whom to talk to, and the ways that there are, each as the others. */
export function OptionsPage() {
  return (
    <article className="page-width">
      <div className="grid max-w-reading gap-4 pt-2 md:pt-8">
        <h1>{words.title}</h1>
        <p className="text-lg">{words.intro}</p>
        <Talk />
      </div>
      <section aria-labelledby="ways" className="mt-12">
        <h2 id="ways" className="mb-4">
          {words.ways.title}
        </h2>
        <div className="grid gap-4 md:grid-cols-3">
          {[continuing, abortion, adoption].map(({ title, statements, links }) => (
            <Card key={title} className="min-w-0">
              <h3 className="mb-2">{title}</h3>
              {statements.map(({ text }) => (
                <p key={text} className="mb-2">
                  {text}
                </p>
              ))}
              {Object.entries(links).map(([path, label]) => (
                <p key={path}>
                  <PrivateLink path={path} label={label} />
                </p>
              ))}
            </Card>
          ))}
        </div>
      </section>
      <PageSection id="regions" title={words.regions.title}>
        <RegionLines ids={lineIds} notes={words.regions.notes} none={words.regions.accessLine} />
      </PageSection>
      <PageSection id="centres" title={words.centres.title}>
        <p>{words.centres.statement.text}</p>
      </PageSection>
      <PageSection id="emergency" title={words.emergency.title}>
        <div className="grid gap-5">
          {emergencySigns.map(({ order, ids, note }) => (
            <div key={order} className="border-maple border-l-4 pl-4">
              <h3 className="font-sans font-semibold text-lg">
                <BodyText text={orders[order]} />
              </h3>
              {note && <p className="text-ink-soft">{signNotes[note].text}</p>}
              <ul className="mt-1 divide-y divide-line">
                {ids.map((id) => (
                  <li key={id} className="py-2">
                    {bindNumbers(signs[id].text)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-3">
          <PrivateLink path="/when-to-call" label={words.emergency.all} />
        </p>
      </PageSection>
      <p className="mt-10 max-w-reading">
        {words.notSafe.text} <PrivateLink path="/safety" label={words.notSafe.link} />
      </p>
      <p>
        <PrivateLink path="/support" label={words.afterwards} />
      </p>
      <SourceList keys={sourceKeys} />
    </article>
  );
}

/** A link to another page, or to a place of this one. */
function PrivateLink({ path, label }: { path: string; label: string }) {
  const look = 'inline-flex min-h-11 items-center text-link';
  if (path.startsWith('#')) {
    return (
      <a href={path} className={look}>
        {label}
      </a>
    );
  }
  return (
    <SiteLink path={path} className={look}>
      {label}
    </SiteLink>
  );
}

function Talk() {
  const { numbers, textNumber, year } = optionsLines['action-canada'];
  const [number] = numbers;
  const { hours } = careLineWords['action-canada'];
  return (
    <>
      <Card>
        <h2 className="text-xl">{words.talk.title}</h2>
        <p className="mt-2 mb-4">{words.talk.statement.text}</p>
        <div className="grid fit-cols-2 gap-3">
          <CallButton dialled={number.dialled} look="primary">
            <PhoneIcon aria-hidden className="size-5 shrink-0" />
            {words.talk.call}
          </CallButton>
          <a
            href={`sms:${textNumber.dialled}`}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-spruce px-5 py-2.5 font-semibold text-spruce hover:bg-mist"
          >
            <ChatBubbleLeftIcon aria-hidden className="size-5 shrink-0" />
            {words.talk.text}
          </a>
        </div>
        <p className="mt-3 text-ink-soft text-sm">
          <span translate="no">{number.printed}</span> · {lineWords.text}{' '}
          <span translate="no">{textNumber.printed}</span>
          <br />
          {hours} · {lineWords.readIn(year)}
        </p>
        <p className="mt-2 text-sm">
          {words.talk.traces.text} <PrivateLink path="/safety#traces" label={words.talk.traces.link} />
        </p>
      </Card>
      <div>
        <p className="mb-2">{words.talk.alsoCall}</p>
        <CareLines ids={['naf-canada']} />
      </div>
    </>
  );
}
