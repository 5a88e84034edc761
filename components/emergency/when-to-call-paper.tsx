import './when-to-call.css';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { TERM_WEEKS } from '@/data/labour-rules';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { type SharedGroup, shareColumn } from '@/lib/weeks/shared-columns';
import { type SignGroup, warningSigns } from '@/lib/weeks/warning-signs';
import * as birth from '@/words/birth-before-help';
import { providerUnreachable } from '@/words/emergency';
import { askNurse, midwifeFirst, noReasonNeeded, orders, readingOrder, signNotes } from '@/words/warning-signs';
import * as words from '@/words/when-to-call';
import { without911 } from '@/words/without-911';
import { getRegionMarks } from './sign-groups';

/** The first week of the front: the lists before it stand on the back. */
const FRONT_FROM_WEEK = 20;

const [emergency, ...front] = shareColumn(warningSigns.filter(({ fromWeek }) => fromWeek >= FRONT_FROM_WEEK));
const early = shareColumn(warningSigns.filter(({ fromWeek }) => fromWeek < FRONT_FROM_WEEK));

const toShared = ({ signs, ...group }: SignGroup): SharedGroup => ({ ...group, parts: [{ signs }] });

const afterBirth = [
  { title: words.babyAfterBirth, groups: whenToCallAfterBirth.baby.map(toShared) },
  { title: words.parentAfterBirth, groups: whenToCallAfterBirth.parent.map(toShared) },
];

/** Said once for the whole sheet, at its foot. */
const atFoot = [signNotes['without-911'], signNotes['nursing-station']];
/** And what the lines of a list say day by day. */
const notInGroups = [...atFoot, signNotes['newborn-day']];

/**
 * When to call, on paper: from 20 weeks, on its back the early weeks and a birth before help comes, and on a page of its
 * own the time after the birth. Signs that hold in the weeks of several lists stand once. Not on screen.
 */
export function WhenToCallPaper() {
  return (
    <div className="when-to-call-paper">
      <section>
        <p className="title">{words.page.shortTitle}</p>
        <p className="intro">{readingOrder}</p>
        <ul className="blanks">
          {words.blanks.map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
        <div className="emergency">{emergency && <PaperGroup group={emergency} />}</div>
        <h2>{words.weekAndLater(FRONT_FROM_WEEK)}</h2>
        <div className="columns">
          {front.map((group) => (
            <PaperGroup key={group.order} group={group} />
          ))}
          <p>
            <b>{words.paperFromWeek(TERM_WEEKS)}</b> {midwifeFirst.text}
          </p>
        </div>
        <p className="foot">
          {noReasonNeeded.text} {providerUnreachable.text}
        </p>
      </section>
      <section className="page">
        <h2>{words.weeks(0, FRONT_FROM_WEEK - 1)}</h2>
        <div className="columns">
          {early.map((group) => (
            <PaperGroup key={group.order} group={group} />
          ))}
        </div>
        <BirthSteps />
        <div className="foot">
          {atFoot.map(({ text }) => (
            <p key={text} className={text === without911.text ? 'where-911' : undefined}>
              <BodyText text={text} />
            </p>
          ))}
          <p>
            {askNurse.text} <HealthLineNumbers /> <SheetOrigin path="/when-to-call" />
          </p>
        </div>
      </section>
      <section className="page">
        <div className="columns">
          {afterBirth.map(({ title, groups }) => (
            <div key={title}>
              <h2>{title}</h2>
              {groups.map((group) => (
                <PaperGroup key={group.order} group={group} />
              ))}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

function BirthSteps() {
  return (
    <div className="birth">
      <h2>{birth.title}</h2>
      <p>
        <b>{birth.when}</b>
      </p>
      <ol className="columns">
        {birth.steps.map(({ text }) => (
          <li key={text}>
            <BodyText text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PaperGroup({ group: { order, notes, parts } }: { group: SharedGroup }) {
  return (
    <div {...getRegionMarks(parts.flatMap(({ signs }) => signs))}>
      <h3>
        <BodyText text={orders[order]} />
      </h3>
      {notes
        .filter((note) => !notInGroups.includes(note))
        .map(({ text }) => (
          <p key={text}>
            <BodyText text={text} />
          </p>
        ))}
      {parts.map(({ weeks, signs }) => (
        <div key={`${weeks?.from} ${weeks?.to}`}>
          {weeks && (
            <h4>{weeks.to > LAST_WEEK ? words.paperFromWeek(weeks.from) : words.paperWeeks(weeks.from, weeks.to)}</h4>
          )}
          <ul>
            {signs.map((sign) => (
              <li key={sign.id} {...getRegionMarks([sign])}>
                <BodyText text={sign.text} /> {sign.more && <BodyText text={sign.more} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
