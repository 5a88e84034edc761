import { getAverages } from '@/lib/contractions/averages';
import { listContractionRecords, listRecentRecords, type TimedContraction } from '@/lib/contractions/contraction-log';
import { formatNumber } from '@/lib/format/numbers';
import { formatMinutesSeconds } from '@/lib/format/times';
import * as words from '@/words/contractions/timer';

/** Averages over everything that was timed, and under them those of the hour that the advice looks at. */
export function AverageTiles({ contractions }: { contractions: TimedContraction[] }) {
  const { durationSeconds, intervalSeconds } = getAverages(listContractionRecords(contractions));
  return (
    <div data-needs-script>
      <dl className="grid grid-cols-2 gap-3">
        <Tile
          term={words.averageLength}
          value={durationSeconds > 0 ? formatMinutesSeconds(durationSeconds) : words.noLength}
        />
        <Tile
          term={words.frequency}
          value={intervalSeconds > 0 ? words.apart(formatMinutesSeconds(intervalSeconds)) : words.noFrequency}
        />
      </dl>
      <p className="mt-2 text-ink-soft text-sm tabular-nums empty:hidden">{describeLastHour(contractions)}</p>
    </div>
  );
}

function Tile({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-h-26 rounded-control bg-mist p-4 sm:min-h-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="mt-0.5 font-semibold font-serif text-lg tabular-nums leading-tight">{value}</dd>
    </div>
  );
}

/** Empty while all contractions are from the last hour: the tiles show the same figures then. */
function describeLastHour(contractions: TimedContraction[]): string | undefined {
  const recent = listRecentRecords(contractions);
  if (recent.length === contractions.length) return undefined;
  const { durationSeconds, intervalSeconds } = getAverages(recent);
  return words.lastHour({
    count: formatNumber(recent.length),
    length: durationSeconds > 0 ? formatMinutesSeconds(durationSeconds) : undefined,
    gap: intervalSeconds > 0 ? formatMinutesSeconds(intervalSeconds) : undefined,
  });
}
