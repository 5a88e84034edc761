import { Figure } from '@/components/ui/figure';
import { formatRoughCount } from '@/lib/format/amounts';
import { sumHeartbeats } from '@/lib/pregnancy/growth';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { findHeartRateText } from '@/lib/weeks/fetal-size';
import * as words from '@/words/development/heart';

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
      {rate && <Figure term={words.rate} value={rate.value} detail={rate.detail} isWide />}
      <Figure
        term={words.beats}
        isWide
        {...(beats > 0 ? words.beatsSoFar(formatRoughCount(beats)) : words.notCounted)}
      />
    </>
  );
}

/** What the specified formula gives for the heart, for 'How we estimate'. Nothing before it counts any beats. */
export function HeartEstimate({ pregnancy: { currentHeartRate, totalHeartbeats } }: HeartProps) {
  if (totalHeartbeats === 0) return null;
  return (
    <p className="mt-3">
      {words.simpleRule(currentHeartRate.min, currentHeartRate.max, formatRoughCount(totalHeartbeats))}
    </p>
  );
}
