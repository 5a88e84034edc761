import { CallButton } from '@/components/ui/button';
import { useHealthCentrePhone } from '@/lib/browser/use-health-centre-phone';
import { getDialledNumber } from '@/lib/contractions/provider-phone';
import { myHealthCentre } from '@/words/without-911';

/** Dials the number of the visitor's health centre, inside a widget; nothing while none is stored. */
export function HealthCentreCall() {
  const phone = useHealthCentrePhone();
  const number = phone.status === 'known' ? phone.value : undefined;
  if (number === undefined) return null;
  return (
    <CallButton look="emergency" dialled={getDialledNumber(number)} className="w-fit">
      {myHealthCentre} {number}
    </CallButton>
  );
}
