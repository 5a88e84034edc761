import { type ReactNode, useRef, useState } from 'react';
import { Button, CallButton } from '@/components/ui/button';
import { MixedText } from '@/components/ui/mixed-text';
import { onDemand } from '@/components/ui/on-demand';
import { useFocusReturn } from '@/lib/browser/focus';
import { useProviderPhone } from '@/lib/browser/use-provider-phone';
import { useRegion } from '@/lib/browser/use-region';
import { getDialledNumber } from '@/lib/contractions/provider-phone';
import { getHealthLine } from '@/lib/resources/health-lines';
import { addNumber, callNumber, changeNumber, emergency, provider } from '@/words/contractions/timer';
import { emergencyInNunavut, without911 } from '@/words/without-911';

/** Keeps the height of what will take its place. */
const waiting = <div className="min-h-13.5" />;
const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice), waiting);
const ProviderForm = onDemand(() => import('./provider-form').then((part) => part.ProviderForm));

/** Whom to call, one tap away: the visitor's provider, the health line of their region, and 911. */
export function CallButtons({ asksForRegion }: { asksForRegion: boolean }) {
  const known = useRegion();
  const region = known.status === 'known' ? known.value : undefined;
  const { name = '', foreignNames, numbers = [] } = region ? getHealthLine(region) : {};
  const phone = useProviderPhone();
  const number = phone.status === 'known' ? phone.value : undefined;
  const [isEntering, setIsEntering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusReturn(opener, isEntering);
  const enter = () => setIsEntering(true);
  return (
    <div className="mt-4 grid gap-3 text-ink">
      {region === 'NU' && <p className="font-semibold">{emergencyInNunavut.text}</p>}
      <div className="flex flex-wrap gap-3">
        {number === undefined ? (
          <Button
            ref={opener}
            look="secondary"
            onClick={enter}
            // Until the number is known, its space is kept.
            className={`${buttonClassName} ${phone.status === 'unknown' ? 'invisible' : ''}`}
          >
            <Call title={provider}>{addNumber}</Call>
          </Button>
        ) : (
          <CallButton look="primary" dialled={getDialledNumber(number)} className={buttonClassName}>
            <Call title={provider}>{number}</Call>
          </CallButton>
        )}
        {(asksForRegion || known.status === 'unknown') && (
          <div className="grow basis-64 self-center">{asksForRegion ? <RegionChoice isLabelHidden /> : waiting}</div>
        )}
        {numbers.map((number) => (
          <CallButton key={number.dialled} dialled={number.dialled} className={buttonClassName}>
            <Call title={callNumber(number.printed)}>
              <MixedText text={name} foreignNames={foreignNames} />
            </Call>
          </CallButton>
        ))}
        <CallButton look="emergency" dialled="911" className={buttonClassName}>
          <Call title={callNumber('911')}>{emergency}</Call>
        </CallButton>
      </div>
      {isEntering ? (
        <ProviderForm number={number} onClose={() => setIsEntering(false)} />
      ) : (
        number !== undefined && (
          <Button ref={opener} look="quiet" onClick={enter} className="w-fit">
            {changeNumber}
          </Button>
        )
      )}
      {!region && <p className="text-sm">{without911.text}</p>}
    </div>
  );
}

/** Two of them stand side by side on a phone. */
const buttonClassName = 'grow basis-32 flex-col gap-0! leading-tight px-3!';

function Call({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="text-wrap">{title}</span> <span className="text-wrap font-normal text-sm">{children}</span>
    </>
  );
}
