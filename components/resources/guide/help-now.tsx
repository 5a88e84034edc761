import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { ProvinceGuide } from '@/data/province-guides/types';
import type { HealthLine } from '@/lib/resources/health-lines';
import { GuidePart } from './guide-part';

/** Whom to call when it cannot wait: the same on every region's page, but for the region's own line. */
export function HelpNow({ line, guide }: { line: HealthLine; guide: ProvinceGuide }) {
  const { name, frenchNames, numbers, instead } = line;
  const emergency = (
    <Line name="Emergency" numbers={[{ printed: '911', dialled: '911' }]}>
      {guide.emergencyNote && <strong>{guide.emergencyNote} </strong>}
      For danger to you or your baby. A hospital treats emergencies with or without a health card.
    </Line>
  );
  return (
    <GuidePart id="help-now" title="Help right now" className="border-maple">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-1 print:gap-0.5">
        {!instead && emergency}
        <Line
          name={instead ? 'Emergency, or to talk to a nurse' : <MixedText text={name} frenchNames={frenchNames} />}
          numbers={numbers}
        >
          {instead ?? 'A nurse answers, day or night, at no cost.'} {guide.healthCentreNote} For any sign that worries
          you, call your provider too.
        </Line>
        {/* Where 911 may not answer, it comes after the line that does. */}
        {instead && emergency}
        <Line name="Suicide Crisis Helpline" numbers={[{ printed: '9-8-8', dialled: '988' }]}>
          Call or text, at any hour, anywhere in Canada, for yourself or someone you are worried about.
        </Line>
        {guide.crisisLine && (
          <Line name={guide.crisisLine.name} numbers={guide.crisisLine.numbers}>
            {guide.crisisLine.text}
          </Line>
        )}
        <Line name="Your mood, in pregnancy and after" numbers={[]}>
          Sadness, panic or scary thoughts are common and can be treated. Tell your provider, a public health nurse or{' '}
          {instead ? 'your health centre' : 'the health line'} the day you notice them.
        </Line>
      </dl>
    </GuidePart>
  );
}

interface LineProps {
  name: React.ReactNode;
  numbers: { printed: string; dialled: string }[];
  children: React.ReactNode;
}

function Line({ name, numbers, children }: LineProps) {
  return (
    <div>
      <dt className="font-semibold">
        {name}
        {numbers.map((number, index) => (
          <span key={number.dialled}>
            {index === 0 ? ': ' : ' '}
            <span className="whitespace-nowrap">
              {index > 0 && 'or '}
              {/* No taller than the line, or the lines beside it would stand higher. */}
              <span className="text-lg leading-none">
                <TelephoneLink {...number} />
              </span>
            </span>
          </span>
        ))}
      </dt>
      <dd className="print:text-sm">{children}</dd>
    </div>
  );
}
