import { getAverages } from '@/lib/contractions/averages';
import { listContractionRecords, listRecentRecords, type TimedContraction } from '@/lib/contractions/contraction-log';
import { formatNumber } from '@/lib/format/numbers';
import { formatMinutesSeconds } from '@/lib/format/times';

/** Averages over everything that was timed, and under them those of the hour that the advice looks at. */
export function AverageTiles({ contractions }: { contractions: TimedContraction[] }) {
  const { durationSeconds, intervalSeconds } = getAverages(listContractionRecords(contractions));
  return (
    <div data-needs-script>
      <dl className="grid grid-cols-2 gap-3">
        <Tile term="Average Duration" value={durationSeconds > 0 ? formatMinutesSeconds(durationSeconds) : 'N/A'} />
        <Tile
          term="Frequency"
          value={intervalSeconds > 0 ? `${formatMinutesSeconds(intervalSeconds)} apart` : 'Not enough data'}
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
  const count = `Last hour: ${formatNumber(recent.length)} timed`;
  const length = durationSeconds > 0 ? `, ${formatMinutesSeconds(durationSeconds)} long` : '';
  const gap = intervalSeconds > 0 ? `, ${formatMinutesSeconds(intervalSeconds)} apart` : '';
  return `${count}${length}${gap}`;
}
