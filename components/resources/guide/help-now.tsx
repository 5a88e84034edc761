import { Fragment, type ReactNode } from 'react';
import { HealthCentreLink } from '@/components/emergency/health-centre-link';
import { MixedText } from '@/components/ui/mixed-text';
import { NumberStrip } from '@/components/ui/number-strip';
import { SiteLink } from '@/components/ui/site-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { TelephoneNumber } from '@/data/health-lines';
import { provinceGuideFacts } from '@/data/province-guides';
import type { ProvinceCode } from '@/data/provinces';
import { sayWithout911 } from '@/lib/emergency/without-911';
import { getHealthLine } from '@/lib/resources/health-lines';
import { postpartumPsychosis } from '@/words/emergency';
import { provinceGuides } from '@/words/province-guides';
import * as words from '@/words/resources/guide';
import { awayFromNunavut, emergencyInNunavut, hospitalInNunavut, numberElsewhere } from '@/words/without-911';
import { GuidePart } from './guide-part';

/** Whom to call when it cannot wait: the same on every region's page, but for the region's own lines. */
export function HelpNow({ code }: { code: ProvinceCode }) {
  const { name, foreignNames, numbers, instead } = getHealthLine(code);
  const { without911Note, crisisLine } = provinceGuides[code];
  const { crisisNumbers = [] } = provinceGuideFacts[code];
  const lineName = <MixedText text={name} foreignNames={foreignNames} />;
  return (
    <GuidePart id="help-now" title={words.helpNow}>
      <NumberStrip
        numbers={[
          ...(instead ? [] : [{ name: words.emergency, number: emergencyNumber }]),
          ...numbers.slice(0, 1).map((number) => ({ name: lineName, number })),
          { name: words.suicideCrisis, number: crisisNumber },
        ]}
      />
      {!instead && (
        <p className="empty:hidden print:hidden">
          {without911Note}
          <span className="where-no-911"> {emergencyInNunavut.text}</span>
        </p>
      )}
      {instead && (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-1 print:gap-0.75">
          <HealthCentre code={code} instead={instead} />
        </dl>
      )}
      <details className="group/numbers">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold hover:text-spruce print:hidden">
          {words.aboutNumbers}
        </summary>
        <dl className="grid gap-x-8 gap-y-4 pt-1 sm:grid-cols-2 print:grid-cols-1 print:gap-0.75 print:pt-0">
          {!instead && (
            <>
              <Line name={words.emergency} numbers={[emergencyNumber]}>
                {words.whenEmergency} {without911Note} {words.hospitalTreats}{' '}
                <span className="where-no-911">
                  {numberElsewhere} {emergencyInNunavut.text}
                </span>
              </Line>
              <Line name={lineName} numbers={numbers}>
                {words.nurseAnswers} {words.alsoYourProvider}
              </Line>
            </>
          )}
          <Line name={words.suicideCrisis} numbers={[crisisNumber]}>
            {words.whenSuicideCrisis}
          </Line>
        </dl>
      </details>
      {crisisLine && (
        <dl>
          <Line name={crisisLine.name} numbers={crisisNumbers}>
            {crisisLine.text}
          </Line>
        </dl>
      )}
      <p className="print:hidden">
        <SiteLink path="/safety" className="inline-flex min-h-11 items-center text-link">
          {words.notSafe}
        </SiteLink>
      </p>
    </GuidePart>
  );
}

const emergencyNumber: TelephoneNumber = { printed: '911', dialled: '911' };
const crisisNumber: TelephoneNumber = { printed: '9-8-8', dialled: '988' };

/** How one may feel, and what of it is an emergency. */
export function Mood({ code }: { code: ProvinceCode }) {
  const { instead } = getHealthLine(code);
  return (
    <GuidePart id="mood" title={words.mood}>
      <p>
        {instead ? words.whenMoodWithoutLine : words.whenMood} {/* No link to 911: this page has one. */}
        {instead ? sayWithout911(postpartumPsychosis.text) : postpartumPsychosis.text}
      </p>
    </GuidePart>
  );
}

/** In the place of 911 and a health line, where there is neither: no number of this page is 911. */
function HealthCentre({ code, instead }: { code: ProvinceCode; instead: string }) {
  return (
    <>
      <Line name={words.emergencyOrNurse} numbers={[]}>
        {instead} <strong>{emergencyInNunavut.text}</strong> {provinceGuides[code].healthCentreNote}{' '}
        <span className="hidden whitespace-nowrap print:inline">{words.numberByPen}</span> <HealthCentreLink />
      </Line>
      <Line name={words.whereToGo} numbers={[]}>
        {hospitalInNunavut.text} {awayFromNunavut} {words.hospitalTreats} {words.alsoYourProvider}
      </Line>
    </>
  );
}

interface LineProps {
  name: ReactNode;
  numbers: TelephoneNumber[];
  children: ReactNode;
}

function Line({ name, numbers: [first, ...others], children }: LineProps) {
  return (
    <div>
      <dt className="font-semibold print:inline">
        {first ? words.lineWithNumber({ name, number: <DialledNumber number={first} /> }) : name}
        {others.map((number) => (
          <Fragment key={number.dialled}>
            {' '}
            <span className="inline-block max-w-full">{words.orNumber(<DialledNumber number={number} />)}</span>
          </Fragment>
        ))}
      </dt>{' '}
      <dd className="print:inline">{children}</dd>
    </div>
  );
}

/** Line height 1: taller, it would make its line higher than the others. 911 is no number to tap in Nunavut. */
function DialledNumber({ number }: { number: TelephoneNumber }) {
  const link = <TelephoneLink {...number} />;
  return (
    <span className="text-lg leading-none print:text-base">
      {number.dialled === '911' ? (
        <>
          <span className="where-911">{link}</span>
          <span className="where-no-911">{number.printed}</span>
        </>
      ) : (
        link
      )}
    </span>
  );
}
