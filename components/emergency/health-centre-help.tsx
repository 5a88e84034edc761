import { useRef, useState } from 'react';
import { Button, CallButton } from '@/components/ui/button';
import { CallLabel } from '@/components/ui/call-label';
import { PhoneForm } from '@/components/ui/phone-form';
import { useFocusReturn } from '@/lib/browser/focus';
import {
  forgetHealthCentrePhone,
  storeHealthCentrePhone,
  useHealthCentrePhone,
} from '@/lib/browser/use-health-centre-phone';
import { getDialledNumber } from '@/lib/contractions/provider-phone';
import * as words from '@/words/without-911';

interface HealthCentreHelpProps {
  /** Whether the field opens at a tap on the button above it, instead of standing open. */
  isCompact?: boolean;
}

/**
 * Whom to call in Nunavut: the visitor's health centre, on its emergency number. While none is stored, the button says
 * what to do instead, and the field for it stands open below. Only where `useCarePlace` says so.
 */
export function HealthCentreHelp({ isCompact = false }: HealthCentreHelpProps) {
  const phone = useHealthCentrePhone();
  const number = phone.status === 'known' ? phone.value : undefined;
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn(opener, isChanging);
  const isOpened = isCompact || number !== undefined;
  return (
    <div className="grid gap-3 text-ink">
      {number === undefined ? (
        <Button
          look="emergency"
          ref={isCompact ? opener : undefined}
          className={buttonClassName}
          onClick={() => (isCompact ? setIsChanging(true) : form.current?.querySelector('input')?.focus())}
        >
          <CallLabel title={words.goOrSend}>{words.addItsNumber}</CallLabel>
        </Button>
      ) : (
        <CallButton look="emergency" dialled={getDialledNumber(number)} className={buttonClassName}>
          <CallLabel title={words.myHealthCentre}>{number}</CallLabel>
        </CallButton>
      )}
      {(!isOpened || isChanging) && (
        <div ref={form}>
          <PhoneForm
            // A new form for another number: one that was stored in another tab, or removed here.
            key={number}
            words={words.numberForm}
            number={number}
            onSave={(entered) => {
              storeHealthCentrePhone(entered);
              setIsChanging(false);
            }}
            onRemove={() => {
              forgetHealthCentrePhone();
              setIsChanging(false);
            }}
            onCancel={isOpened ? () => setIsChanging(false) : undefined}
          />
        </div>
      )}
      {number !== undefined && !isChanging && (
        <Button ref={opener} look="quiet" onClick={() => setIsChanging(true)} className="w-fit print:hidden">
          {words.changeItsNumber}
        </Button>
      )}
      <p className={isCompact ? 'text-sm' : undefined}>{words.awayFromNunavut}</p>
    </div>
  );
}

const buttonClassName = 'flex-col gap-0! px-3! leading-tight';
