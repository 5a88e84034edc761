import { Fragment, type ReactNode } from 'react';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import * as words from '@/words/contractions/when-to-call';
import { awayFromNunavut, without911 } from '@/words/without-911';
import { AtTerm, BeforeTerm, HealthLine, WordsOfQuebec } from './when-to-call-parts';

/**
 * The signs to call about, 911 first, and whom to call. Only the parts that depend on the visitor are client
 * components: on the timer's own page the texts are in the HTML and not in any script. No grids: on paper Chromium sets
 * rows of a grid that is cut by the end of a page over each other.
 */
export function WhenToCallProvider() {
  return (
    <section aria-labelledby="when-to-call" className="mt-11 max-w-reading space-y-4">
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
          <Row {...words.beforeTerm} />
        </dl>
      </BeforeTerm>
      <Part id="who-must-not-wait" title={words.whoMustNotWaitTitle}>
        <Text text={words.whoMustNotWait.text} />
        <ul className="list-disc space-y-1 pl-6">
          {words.whoMustNotWait.items.map(({ text }) => (
            <li key={text}>
              <BodyText text={text} />
            </li>
          ))}
        </ul>
      </Part>
      <AtTerm>
        <Part id="at-term" title={words.atTermTitle}>
          <dl className="space-y-3">
            {words.whenToCallAtTerm.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </dl>
        </Part>
      </AtTerm>
      <Part id="from-twenty-weeks" title={words.fromTwentyWeeksTitle}>
        <Text text={words.beforeTwentyWeeks} />
        <dl className="space-y-3">
          {words.whenToCall.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </dl>
      </Part>
      <dl className="space-y-3">
        <AtTerm>
          <Row {...words.beforeTerm} />
        </AtTerm>
        <Row {...words.nobodyAnswers} />
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

interface RowProps {
  title: string;
  text: string;
  quebecText?: string | undefined;
  unknownText?: string | undefined;
}

function Row({ title, text, quebecText, unknownText = text }: RowProps) {
  const general = <BodyText text={text} />;
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>
        {quebecText ? (
          <WordsOfQuebec quebec={<BodyText text={quebecText} />} unknown={<BodyText text={unknownText} />}>
            {general}
          </WordsOfQuebec>
        ) : (
          general
        )}
      </dd>
    </div>
  );
}

function Text({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <p className={className}>
      <BodyText text={text} />
    </p>
  );
}
