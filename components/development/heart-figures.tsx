import { formatRoughCount } from '@/lib/format/amounts';
import { sumHeartbeats } from '@/lib/pregnancy/growth';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { findHeartRateText } from '@/lib/weeks/fetal-size';
import { Figure } from './figure';

interface HeartProps {
  pregnancy: PregnancyCalculation;
}

/** Heart rate and heartbeats so far, with what they cannot tell. */
export function HeartFigures({ pregnancy: { gestationalAge } }: HeartProps) {
  const { weeks, days } = gestationalAge;
  const rate = findHeartRateText(weeks);
  const beats = sumHeartbeats(weeks * 7 + days);
  return (
    <>
      {rate && <Figure term="Heart rate" value={rate.value} detail={rate.detail} isWide />}
      <Figure
        term="Heartbeats"
        isWide
        {...(beats > 0
          ? { value: `about ${formatRoughCount(beats)}`, detail: 'so far, a rough estimate' }
          : { value: 'Not counted', detail: 'the count begins at 6 weeks' })}
      />
    </>
  );
}

/** What the specified formula gives for the heart, for 'How we estimate'. Nothing before it counts any beats. */
export function HeartEstimate({ pregnancy: { currentHeartRate, totalHeartbeats } }: HeartProps) {
  if (totalHeartbeats === 0) return null;
  return (
    <p className="mt-3">
      For the heart, a simple rule gives {currentHeartRate.min} to {currentHeartRate.max} beats a minute in this week,
      and about {formatRoughCount(totalHeartbeats)} beats so far if every day had been like today. We add up day by day
      from 6&nbsp;weeks, each at the rule's rate for its own week.
    </p>
  );
}
