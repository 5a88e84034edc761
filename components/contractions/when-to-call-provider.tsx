import { Fragment, type ReactNode } from 'react';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import * as words from '@/words/contractions/when-to-call';
import { whoMustNotWait, whoMustNotWaitTitle } from '@/words/contractions/who-must-not-wait';
import { awayFromNunavut, without911 } from '@/words/without-911';
import { CallRow, Text } from './call-row';
import { AtTerm, BeforeTerm, HealthLine } from './when-to-call-parts';

/**
 * The signs to call about, 911 first, and whom to call. Only the parts that depend on the visitor are client
 * components: on the timer's own page the texts are in the HTML and not in any script. No grids: on paper Chromium sets
 * rows of a grid that is cut by the end of a page over each other.
 */
export function WhenToCallProvider() {
  return (
    <section data-island="when-to-call" aria-labelledby="when-to-call" className="mt-11 max-w-reading space-y-4">
      <h2 id="when-to-call">{words.title}</h2>
      <div className="break-inside-avoid space-y-2 rounded-card border-2 border-maple p-4">
        <NunavutLines>
          <p>{awayFromNunavut}</p>
        </NunavutLines>
        {words.emergencyLines.map(({ text }, index) => (
          <Fragment key={text}>
            <Text text={text} className={index === 0 ? 'font-semibold' : undefined} />
            {index === 0 && <Text text={without911.text} className="where-911" />}
          </Fragment>
        ))}
      </div>
      <Text text={words.hospitalInTheNorth.text} />
      <BeforeTerm>
        <dl>
          <CallRow {...words.beforeTerm} />
        </dl>
      </BeforeTerm>
      <Part id="who-must-not-wait" title={whoMustNotWaitTitle}>
        {[whoMustNotWait.go, whoMustNotWait.call].map(({ title, text, items }) => (
          <div key={title} className="space-y-2">
            <h4 className="pt-1 font-semibold">{title}</h4>
            <Text text={text} />
            <ul className="list-disc space-y-1 pl-6">
              {items.map((item) => (
                <li key={item.text}>
                  <BodyText text={item.text} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Part>
      <AtTerm>
        <Part id="at-term" title={words.atTermTitle}>
          <dl className="space-y-3">
            {words.whenToCallAtTerm.map((row) => (
              <CallRow key={row.id} {...row} />
            ))}
          </dl>
        </Part>
      </AtTerm>
      <Part id="from-twenty-weeks" title={words.fromTwentyWeeksTitle}>
        <Text text={words.beforeTwentyWeeks} />
        <dl className="space-y-3">
          {words.whenToCall.map((row) => (
            <CallRow key={row.id} {...row} />
          ))}
        </dl>
      </Part>
      <dl className="space-y-3">
        <AtTerm>
          <CallRow {...words.beforeTerm} />
        </AtTerm>
        <CallRow {...words.contractionsThatStop} />
        <CallRow {...words.withMidwife} />
        <CallRow {...words.nobodyAnswers} />
        <CallRow {...words.babyComesFirst} />
      </dl>
      <HealthLine>
        <p>
          <HealthLineNumbers />
        </p>
      </HealthLine>
      <Text text={words.guideNote.text} />
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}
