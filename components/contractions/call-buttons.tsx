import type { ReactNode } from 'react';
import { CallButton } from '@/components/ui/button';
import { MixedText } from '@/components/ui/mixed-text';
import { onDemand } from '@/components/ui/on-demand';
import { useRegion } from '@/lib/browser/use-region';
import { getHealthLine } from '@/lib/resources/health-lines';
import { callNumber, emergency } from '@/words/contractions/timer';
import { emergencyInNunavut, without911 } from '@/words/without-911';

/** Keeps the height of the list that will take its place. */
const waiting = <div className="min-h-13.5" />;
const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice), waiting);

/** Whom to call, one tap away: the health line of the visitor's region, and 911. */
export function CallButtons({ asksForRegion }: { asksForRegion: boolean }) {
  const known = useRegion();
  const region = known.status === 'known' ? known.value : undefined;
  const { name = '', frenchNames, numbers = [] } = region ? getHealthLine(region) : {};
  return (
    <div className="grid gap-3 text-ink">
      {region === 'NU' && <p className="font-semibold">{emergencyInNunavut.text}</p>}
      <div className="flex flex-wrap gap-3">
        {(asksForRegion || known.status === 'unknown') && (
          <div className="grow basis-44 self-center">{asksForRegion ? <RegionChoice isLabelHidden /> : waiting}</div>
        )}
        {numbers.map((number) => (
          <CallButton key={number.dialled} dialled={number.dialled} className={buttonClassName}>
            <Call number={number.printed}>
              <MixedText text={name} frenchNames={frenchNames} />
            </Call>
          </CallButton>
        ))}
        <CallButton look="emergency" dialled="911" className={buttonClassName}>
          <Call number="911">{emergency}</Call>
        </CallButton>
      </div>
      {!region && <p className="text-sm">{without911.text}</p>}
    </div>
  );
}

const buttonClassName = 'grow basis-28 flex-col gap-0 leading-tight';

function Call({ number, children }: { number: string; children: ReactNode }) {
  return (
    <>
      <span className="whitespace-nowrap">{callNumber(number)}</span>{' '}
      <span className="font-normal text-sm">{children}</span>
    </>
  );
}
