import { Fragment, type ReactNode } from 'react';
import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { TelephoneNumber } from '@/data/health-lines';
import { provinceGuideFacts } from '@/data/province-guides';
import type { ProvinceCode } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import { postpartumPsychosis } from '@/words/emergency';
import { provinceGuides } from '@/words/province-guides';
import * as words from '@/words/resources/guide';
import { GuidePart } from './guide-part';

/** Whom to call when it cannot wait: the same on every region's page, but for the region's own line. */
export function HelpNow({ code }: { code: ProvinceCode }) {
  const { name, foreignNames, numbers, instead } = getHealthLine(code);
  const { emergencyNote, without911Note, healthCentreNote, crisisLine } = provinceGuides[code];
  const { crisisNumbers = [] } = provinceGuideFacts[code];
  const emergency = (
    <Line name={words.emergency} numbers={[{ printed: '911', dialled: '911' }]}>
      {emergencyNote ? <strong>{emergencyNote}</strong> : words.whenEmergency} {without911Note} {words.hospitalTreats}
    </Line>
  );
  return (
    <GuidePart id="help-now" title={words.helpNow} className="border-maple">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-1 print:gap-0.5">
        {!instead && emergency}
        <Line
          name={instead ? words.emergencyOrNurse : <MixedText text={name} foreignNames={foreignNames} />}
          numbers={numbers}
        >
          {instead ?? words.nurseAnswers} {healthCentreNote} {words.alsoYourProvider}
        </Line>
        {/* Where 911 may not answer, the line that does comes first. */}
        {instead && emergency}
        <Line name={words.suicideCrisis} numbers={[{ printed: '9-8-8', dialled: '988' }]}>
          {words.whenSuicideCrisis}
        </Line>
        {crisisLine && (
          <Line name={crisisLine.name} numbers={crisisNumbers}>
            {crisisLine.text}
          </Line>
        )}
        <Line name={words.mood} numbers={[]}>
          {instead ? words.whenMoodWithoutLine : words.whenMood} {postpartumPsychosis.text}
        </Line>
      </dl>
    </GuidePart>
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
      <dt className="font-semibold">
        {first ? words.lineWithNumber(name, <DialledNumber number={first} />) : name}
        {others.map((number) => (
          <Fragment key={number.dialled}>
            {' '}
            <span className="whitespace-nowrap">{words.orNumber(<DialledNumber number={number} />)}</span>
          </Fragment>
        ))}
      </dt>
      <dd className="print:text-sm">{children}</dd>
    </div>
  );
}

/** Line height 1: taller, it would make its line higher than the others. */
function DialledNumber({ number }: { number: TelephoneNumber }) {
  return (
    <span className="text-lg leading-none">
      <TelephoneLink {...number} />
    </span>
  );
}
