import { Card } from '@/components/ui/card';
import { FIVE_ONE_ONE } from '@/data/labour-rules';
import { type ChartPoint, getChart } from '@/lib/contractions/chart';
import type { TimedContraction } from '@/lib/contractions/contraction-log';
import { formatMinutesSeconds, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/chart';

/** In units of the drawing. */
const WIDTH = 320;
const HEIGHT = 90;
const LEFT = 30;
const TOP = 8;

/** Lengths and gaps of the last two hours as a chart, with the same in words below it. */
export function ContractionChart({ contractions }: { contractions: TimedContraction[] }) {
  const chart = getChart(contractions);
  if (!chart) return null;
  const { points, durationMaxMinutes, intervalMaxMinutes } = chart;
  const ends = [formatTimeOfDay(chart.startTime), formatTimeOfDay(chart.endTime)] as const;
  return (
    <Card data-needs-script className="grid gap-4 print:hidden">
      <h2 className="text-xl">{words.title}</h2>
      <div aria-hidden className="grid gap-4 @xl:grid-cols-2">
        <Plot
          title={words.length.inMinutes}
          maxMinutes={durationMaxMinutes}
          mark={FIVE_ONE_ONE.durationSeconds / 60}
          points={points}
          ends={ends}
          read={(point) => point.duration}
        />
        <Plot
          title={words.gap.inMinutes}
          maxMinutes={intervalMaxMinutes}
          mark={FIVE_ONE_ONE.intervalSeconds / 60}
          points={points}
          ends={ends}
          read={(point) => point.interval}
        />
      </div>
      <p>{describe(words.length, points, (point) => point.duration)}</p>
      <p>{describe(words.gap, points, (point) => point.interval)}</p>
    </Card>
  );
}

type ReadSeconds = (point: ChartPoint) => number | undefined;

interface PlotProps {
  title: string;
  maxMinutes: number;
  /** Minutes of the 5-1-1 rule, drawn as a line. */
  mark: number;
  points: ChartPoint[];
  /** The times at both ends of the axis. */
  ends: readonly [string, string];
  read: ReadSeconds;
}

function Plot({ title, maxMinutes, mark, points, ends, read }: PlotProps) {
  const toY = (minutes: number) => TOP + HEIGHT * (1 - minutes / maxMinutes);
  const toX = (x: number) => LEFT + x * (WIDTH - LEFT - 6);
  return (
    <div>
      <p className="mb-1 font-semibold text-sm">{title}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 6}`} className="w-full">
        {[0, mark, maxMinutes].map((minutes) => (
          <g key={minutes}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={toY(minutes)}
              y2={toY(minutes)}
              className="stroke-control"
              strokeDasharray={minutes === mark ? '4 3' : undefined}
            />
            <text x={LEFT - 6} y={toY(minutes) + 4} textAnchor="end" className="fill-ink-soft text-[13px]">
              {minutes}
            </text>
          </g>
        ))}
        {points.map((point) => {
          const seconds = read(point);
          if (seconds === undefined) return null;
          return (
            <g key={point.id}>
              <line
                x1={toX(point.x)}
                x2={toX(point.x)}
                y1={toY(0)}
                y2={toY(seconds / 60)}
                className="stroke-3 stroke-spruce"
              />
              <circle cx={toX(point.x)} cy={toY(seconds / 60)} r={4} className="fill-spruce" />
            </g>
          );
        })}
      </svg>
      <p className="flex justify-between pl-8 text-ink-soft text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

function describe(texts: typeof words.length, points: ChartPoint[], read: ReadSeconds): string {
  const values = points.flatMap((point) => read(point) ?? []);
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined) return texts.unknown;
  if (values.length === 1) return texts.only(formatMinutesSeconds(first));
  if (new Set(values).size === 1) return texts.always(formatMinutesSeconds(first));
  return texts.values({
    first: formatMinutesSeconds(first),
    last: formatMinutesSeconds(last),
    shortest: formatMinutesSeconds(Math.min(...values)),
    longest: formatMinutesSeconds(Math.max(...values)),
  });
}
