import { formatNumber } from '@/lib/format/format-number';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { FIRST_WEEK_WITH_HEART_RATE, STEADY_HEART_RATE_WEEK } from '@/lib/weeks/constants';
import { Figure, type FigureText } from './figure';

/** Heart rate and heartbeats so far, with what they cannot tell. */
export function HeartFigures({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { gestationalAge, currentHeartRate, totalHeartbeats } = pregnancy;
  const { min, max } = currentHeartRate;
  return (
    <>
      <Figure term="Heart rate" {...describeRate(gestationalAge.weeks, `${min} to ${max}\u00a0bpm`)} />
      <Figure
        term="Heartbeats"
        {...(totalHeartbeats > 0
          ? { value: `about ${formatRoughly(totalHeartbeats)}`, detail: 'so far, a rough estimate' }
          : { value: 'Not counted', detail: 'before 6\u00a0weeks' })}
      />
    </>
  );
}

function describeRate(week: number, range: string): FigureText {
  if (week < FIRST_WEEK_WITH_HEART_RATE) {
    return { value: 'No figure yet', detail: 'usually first seen between 5\u00a0and 6\u00a0weeks' };
  }
  if (week < STEADY_HEART_RATE_WEEK) return { value: 'Changing', detail: 'the rate changes quickly in these weeks' };
  return { value: range, detail: 'typical range' };
}

/** An estimate with no more digits than it has to say: '190,000', '7.9 million'. */
function formatRoughly(count: number): string {
  return count < 1_000_000
    ? formatNumber(Math.round(count / 10_000) * 10_000)
    : `${formatNumber(count / 1_000_000, 1)}\u00a0million`;
}
