import { CallLinks, EmergencyCall } from '@/components/emergency/call-links';
import { BodyText } from '@/components/ui/body-text';
import { PoisonCentreNumbers } from '@/components/ui/poison-centre-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { SourceItems } from '@/components/ui/source-items';
import { type SourceKey, sources } from '@/data/sources';
import type { CanIEntry } from '@/lib/can-i/entries';
import { getCanIEntry, getEntryPath } from '@/lib/can-i/topic-entries';
import { getSpanName, namesPoisonCentre, needsPerson } from '@/lib/can-i/verdicts';
import { formatNumber } from '@/lib/format/numbers';
import { listShownSources } from '@/lib/sources/sources';
import * as words from '@/words/can-i/page';
import { count, title as sourcesTitle } from '@/words/ui/sources';
import { AnswerLine } from './answer-line';
import { HEALTH_LINES } from './ask-somebody';
import { Verdict } from './verdict';

/** An answer of the look-up: what to do is seen without opening it. Its id is its address on the page. */
export function Entry({ entry }: { entry: CanIEntry }) {
  const { id, verdict, why, already, differ, local, byWeek, call } = entry;
  return (
    <details id={id} data-verdict={byWeek ? 'by-week' : verdict} data-by-week={byWeek && ''} className="can-i-entry">
      <summary className="answer-line">
        <AnswerLine entry={entry} name="h3" />
      </summary>
      <div className="answer-more">
        {byWeek && <ByWeek entry={entry} />}
        {why && (
          <p className="text-ink-soft">
            <BodyText text={why} />
          </p>
        )}
        {already && (
          <p>
            <b>{words.alreadyTitle}</b> <BodyText text={already} />
          </p>
        )}
        {namesPoisonCentre(entry) && (
          <p>
            <PoisonCentreNumbers />
          </p>
        )}
        {needsPerson(entry) && (
          <div className="answer-calls">
            {call?.includes('911') && <EmergencyCall order="call-911" />}
            <CallLinks order="call-now" healthLinesId={HEALTH_LINES} />
            {entry.topic === 'medicines' && <p>{words.askPharmacist}</p>}
          </div>
        )}
        {differ && (
          <p>
            <b>{words.differTitle}</b> <BodyText text={differ} />
          </p>
        )}
        {local && (
          <p>
            <b>{words.localTitle}</b> <BodyText text={local} />
          </p>
        )}
        <Instead entry={entry} />
        <Sources keys={[...new Set([...entry.sources, ...(entry.callSources ?? [])])]} />
        <p data-needs-script className="print:hidden">
          <button type="button" data-share className="min-h-11 text-link">
            {words.share}
          </button>{' '}
          <span role="status" />
        </p>
      </div>
    </details>
  );
}

/** What to do in each span of weeks, and where they part. The own one is marked where the due date is known. */
function ByWeek({ entry: { byWeek = [], todoByWeek = [] } }: { entry: CanIEntry }) {
  return (
    <div>
      <p>
        <b>{words.byWeekTitle}</b>
      </p>
      <div aria-hidden="true" className="week-bar">
        {byWeek.map((span) => (
          <span key={span.fromWeek} data-verdict={span.verdict} style={{ flexGrow: span.toWeek - span.fromWeek + 1 }} />
        ))}
      </div>
      <ul>
        {byWeek.map((span, index) => (
          <li key={span.fromWeek} data-from={span.fromWeek} data-to={span.toWeek}>
            {getSpanName(span)} <Verdict verdict={span.verdict} /> {todoByWeek[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Instead({ entry: { topic, instead = [] } }: { entry: CanIEntry }) {
  if (instead.length === 0) return null;
  return (
    <div className="answer-instead">
      <p>
        <b>{words.insteadTitle}</b>
      </p>
      <ul>
        {instead.map(getCanIEntry).map((other) => (
          <li key={other.id}>
            <OtherEntry entry={other} topic={topic} /> <Verdict verdict={other.verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherEntry({ entry, topic }: { entry: CanIEntry; topic: string }) {
  const look = 'inline-block py-2.5 text-link';
  if (entry.topic === topic) {
    return (
      <a href={`#${entry.id}`} className={look}>
        {entry.name}
      </a>
    );
  }
  return (
    <SiteLink path={getEntryPath(entry)} className={look}>
      {entry.name}
    </SiteLink>
  );
}

function Sources({ keys }: { keys: readonly SourceKey[] }) {
  if (keys.length === 0) return null;
  const named = keys.map((key) => sources[key]);
  return (
    <details className="answer-sources">
      <summary>
        {sourcesTitle} {count(formatNumber(listShownSources(named).length))}
      </summary>
      <SourceItems sources={named} />
    </details>
  );
}
