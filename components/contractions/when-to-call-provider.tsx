import { type ComponentProps, Fragment } from 'react';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/contractions/when-to-call';
import { whoMustNotWait, whoMustNotWaitTitle } from '@/words/contractions/who-must-not-wait';
import { awayFromNunavut, without911 } from '@/words/without-911';
import { CallRow, Text } from './call-row';
import { Fold } from './fold';
import { AtTerm, BeforeTerm, HealthLine, OpenAtHash } from './when-to-call-parts';

/**
 * Whom to call, the emergencies, and what is special about labour under its titles: the list of the week stands on the
 * page of when to call. Only the parts that depend on the visitor are client components: on the timer's own page the
 * texts are in the HTML and not in any script. No grids: on paper Chromium sets rows of a grid that is cut by the end of
 * a page over each other.
 */
export function WhenToCallProvider() {
  return (
    <section data-island="when-to-call" aria-labelledby="when-to-call" className="mt-9 max-w-reading space-y-4">
      <OpenAtHash />
      <h2 id="when-to-call">{words.title}</h2>
      <div className="break-inside-avoid space-y-2 border-maple border-l-4 pl-4">
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
      <div>
        <BeforeTerm>
          <BeforeTermFold />
        </BeforeTerm>
        <Fold id="who-must-not-wait" title={whoMustNotWaitTitle}>
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
        </Fold>
        <AtTerm>
          <Fold id="at-term" title={words.atTermTitle}>
            <Rows rows={words.whenToCallAtTerm} />
          </Fold>
        </AtTerm>
        <Fold id="from-twenty-weeks" title={words.fromTwentyWeeksTitle}>
          <Text text={words.beforeTwentyWeeks} />
          <Rows rows={words.whenToCall} />
        </Fold>
        <AtTerm>
          <BeforeTermFold />
        </AtTerm>
        <Fold id="no-answer" title={words.moreTitle}>
          <Rows rows={[words.contractionsThatStop, words.withMidwife, words.nobodyAnswers]} />
        </Fold>
        <Fold id={words.babyComesFirst.id} title={words.babyComesFirst.title}>
          <Text text={words.babyComesFirst.text} />
          <p>
            <SiteLink path="/when-to-call#birth-before-help" className="text-link">
              {words.everyStep}
            </SiteLink>
          </p>
        </Fold>
      </div>
      <Text text={words.hospitalInTheNorth.text} />
      <HealthLine>
        <p>
          <HealthLineNumbers />
        </p>
      </HealthLine>
      <Text text={words.guideNote.text} />
    </section>
  );
}

/** First where it holds, and below the others where it may. */
function BeforeTermFold() {
  return (
    <Fold id={words.beforeTerm.id} title={words.beforeTerm.title}>
      <Text text={words.beforeTerm.text} />
    </Fold>
  );
}

function Rows({ rows }: { rows: ComponentProps<typeof CallRow>[] }) {
  return (
    <dl className="space-y-3">
      {rows.map((row) => (
        <CallRow key={row.id} {...row} />
      ))}
    </dl>
  );
}
