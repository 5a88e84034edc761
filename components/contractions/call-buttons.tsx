import { useRef, useState } from 'react';
import { Button, CallButton } from '@/components/ui/button';
import { CallLabel } from '@/components/ui/call-label';
import { MixedText } from '@/components/ui/mixed-text';
import { onDemand } from '@/components/ui/on-demand';
import { useFocusReturn } from '@/lib/browser/focus';
import { useCarePlace } from '@/lib/browser/use-care-place';
import { forgetProviderPhone, storeProviderPhone, useProviderPhone } from '@/lib/browser/use-provider-phone';
import { useRegion } from '@/lib/browser/use-region';
import { getDialledNumber } from '@/lib/contractions/provider-phone';
import { getHealthLine } from '@/lib/resources/health-lines';
import { hint, label, title } from '@/words/contractions/provider';
import { addNumber, callNumber, changeNumber, emergency, provider } from '@/words/contractions/timer';
import { awayFromNunavut, emergencyInNunavut, without911 } from '@/words/without-911';

// Each keeps the height of what will take its place; styles show those that the stored values of the visitor need.
const regionWaiting = <div className="region-waiting min-h-13.5" />;
const numberWaiting = <div className="number-waiting min-h-12" />;
const helpWaiting = (
  <div className="where-no-911">
    <div className="grid gap-3">
      <div className="min-h-17.5" />
      <div className="centre-number-waiting min-h-12" />
      <p className="text-sm">{awayFromNunavut}</p>
    </div>
  </div>
);
const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice), regionWaiting);
const PhoneForm = onDemand(() => import('@/components/ui/phone-form').then((part) => part.PhoneForm));
// Only for visitors who chose Nunavut.
const NunavutHelp = onDemand(
  () => import('@/components/emergency/nunavut-help').then((part) => part.NunavutHelp),
  helpWaiting,
);

/**
 * Parts of a grid: whom to call, one tap away: the visitor's provider, the health line of their region, and 911; in Nunavut, which has no
 * 911, the health centre before all others.
 */
export function CallButtons({ asksForRegion, className = '' }: { asksForRegion: boolean; className?: string }) {
  const known = useRegion();
  const region = known.status === 'known' ? known.value : undefined;
  const has911 = useCarePlace().emergency === '911';
  const { name = '', foreignNames, numbers = [] } = region ? getHealthLine(region) : {};
  const phone = useProviderPhone();
  const number = phone.status === 'known' ? phone.value : undefined;
  const [isEntering, setIsEntering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusReturn(opener, isEntering);
  const enter = () => setIsEntering(true);
  const close = () => setIsEntering(false);
  return (
    // Of the grid around it, so that the calls can stand before what is above them, without what is entered below.
    <div className="contents text-ink">
      {known.status === 'unknown' && helpWaiting}
      {region === 'NU' && (
        <div className={className}>
          {/* Chosen right here, the region asks for the number. */}
          <NunavutHelp isCompact={!asksForRegion} />
        </div>
      )}
      {(!has911 || known.status === 'unknown') && (
        <p className="where-no-911 font-semibold text-sm">{emergencyInNunavut.text}</p>
      )}
      <div className={`flex flex-wrap gap-2 ${className}`}>
        {number === undefined ? (
          <Button
            ref={opener}
            look="secondary"
            onClick={enter}
            // Until the number is known, its space is kept.
            className={`${buttonClassName} basis-32! ${phone.status === 'unknown' ? 'invisible' : ''}`}
          >
            <CallLabel title={provider}>{addNumber}</CallLabel>
          </Button>
        ) : (
          <CallButton look="primary" dialled={getDialledNumber(number)} className={`${buttonClassName} basis-32!`}>
            <CallLabel title={provider}>{number}</CallLabel>
          </CallButton>
        )}
        {known.status === 'unknown' && <div className="line-waiting where-911 grow basis-20" />}
        {numbers.map((number) => (
          <CallButton key={number.dialled} dialled={number.dialled} className={buttonClassName}>
            <CallLabel title={callNumber(number.printed)}>
              <MixedText text={name} foreignNames={foreignNames} />
            </CallLabel>
          </CallButton>
        ))}
        {has911 && (
          // The class hides it in Nunavut until the region is known here.
          <CallButton look="emergency" dialled="911" className={`where-911 ${buttonClassName}`}>
            <CallLabel title={callNumber('911')}>{emergency}</CallLabel>
          </CallButton>
        )}
      </div>
      {asksForRegion ? <RegionChoice isLabelHidden /> : known.status === 'unknown' && regionWaiting}
      {phone.status === 'unknown' && numberWaiting}
      {isEntering ? (
        <PhoneForm
          words={{ title, label, hint }}
          number={number}
          onSave={(entered) => {
            storeProviderPhone(entered);
            close();
          }}
          onRemove={() => {
            forgetProviderPhone();
            close();
          }}
          onCancel={close}
        />
      ) : (
        number !== undefined && (
          <Button ref={opener} look="quiet" onClick={enter} className="w-fit">
            {changeNumber}
          </Button>
        )
      )}
      {has911 && (!region || region === 'NU') && (
        <p className={`where-911 text-sm ${known.status === 'unknown' ? 'region-waiting' : ''}`}>{without911.text}</p>
      )}
    </div>
  );
}

/** Three of them stand side by side on a phone. */
const buttonClassName = 'grow basis-20 flex-col gap-0! leading-tight text-sm px-1! py-1.5!';
