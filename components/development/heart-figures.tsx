import { formatNumber } from '@/lib/format/format-number';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { STEADY_HEART_RATE_WEEK } from '@/lib/weeks/constants';
import { Figure } from './figure';

/** Heart rate and heartbeats so far, with what they cannot tell. */
export function HeartFigures({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { gestationalAge, currentHeartRate, totalHeartbeats } = pregnancy;
  const { min, max } = currentHeartRate;
  return (
    <>
      {gestationalAge.weeks >= STEADY_HEART_RATE_WEEK ? (
        <Figure term="Heart rate" value={`${min} to ${max} bpm`} detail="typical range" />
      ) : (
        <Figure term="Heart rate" value="Changing" detail="the rate changes quickly in these weeks" />
      )}
      <Figure
        term="Heartbeats so far"
        value={totalHeartbeats > 0 ? `about ${formatNumber(totalHeartbeats)}` : 'Not counted yet'}
        detail={totalHeartbeats > 0 ? 'a rough estimate' : 'usually first seen between 5 and 6 weeks'}
      />
    </>
  );
}
