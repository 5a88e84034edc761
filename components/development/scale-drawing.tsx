import type { ReactNode } from 'react';
import { formatLength } from '@/lib/format/amounts';
import { formatNumber } from '@/lib/format/numbers';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { describeFetalLength, findFetalSize } from '@/lib/weeks/fetal-size';
import { type Box, findBabyDrawing, getScaleDrawing } from '@/lib/weeks/scale-drawing';
import { babies } from '@/words/babies';
import { asLongAs } from '@/words/development/drawing-caption';
import * as words from '@/words/development/figures';
import { ThingName } from './thing-name';

const WIDTH = 320;
const RULER_WIDTH = 42;
const AREA = { width: WIDTH - RULER_WIDTH - 8, height: 166 };
/** Room for the ruler's highest figure below the rounded corner. */
const TOP = 14;
const GROUND = TOP + AREA.height;
const HEIGHT = GROUND + 44;

/** About how wide a small letter below the drawing is. */
const LETTER_WIDTH = 5.4;

interface ScaleDrawingProps {
  week: number;
  /** Whether a sentence below it names the object and says how to read the drawing. */
  hasCaption?: boolean;
  comparison: CanadianSizeComparison;
  /** The pictures, drawn to fill the box they are given: inline where the page is built, by their files in a widget. */
  drawBaby: (name: string, box: Box) => ReactNode;
  drawObject: (name: string, box: Box) => ReactNode;
}

/** Baby and object side by side at the same scale, with a ruler. Nothing in weeks without a length. */
export function ScaleDrawing({ week, comparison, hasCaption = true, drawBaby, drawObject }: ScaleDrawingProps) {
  const length = findFetalSize(week)?.length;
  const baby = findBabyDrawing(week);
  const { sizeCm, measuredLine, bounds, markShift, picture, sizeMeasure } = comparison;
  if (!length || !baby || !sizeCm || !measuredLine || !bounds || !sizeMeasure) return null;
  const object = { sizeCm, measuredLine, bounds, ...(markShift !== undefined && { markShift }) };
  const drawing = roundAll(getScaleDrawing(length.cm, baby, object, AREA));
  const babyLength = describeFetalLength(length).cm;
  const objectLength = formatLength(sizeCm).cm;
  const measure = words.measures[length.measure];
  const babyMiddle = drawing.baby.x + drawing.baby.width / 2;
  const objectMiddle = (drawing.ground.x1 + drawing.ground.x2) / 2;
  return (
    <figure className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.drawing({
          baby: babies[baby.name],
          babyLength,
          measure: length.measure,
          thing: comparison,
          thingLength: objectLength,
        })}
        className="block w-full rounded-card bg-mist font-sans print:border print:border-line"
      >
        <Ruler marks={drawing.marks} />
        <g transform={`translate(${RULER_WIDTH} ${TOP})`}>
          <ellipse {...drawing.oval} fill="#fff" className="opacity-60 dark:opacity-[.07]" />
          <Gauge {...drawing.gauge} isDotted={baby.headToHeel !== undefined} />
          {drawBaby(baby.name, drawing.baby)}
          {baby.headToHeel && <HeadToHeel path={baby.headToHeel.path} {...drawing.baby} />}
          <line {...drawing.ground} className="stroke-control" />
          {drawObject(picture, drawing.object)}
          <Bracket {...drawing.mark} className="stroke-ink" />
          <Label
            x={babyMiddle}
            lines={[length.isAtMost ? babyLength : words.drawnBaby(babyLength), measure]}
            room={[-RULER_WIDTH / 2, AREA.width]}
          />
          <Label
            x={objectMiddle}
            lines={[objectLength, sizeMeasure]}
            room={[babyMiddle + (measure.length * LETTER_WIDTH) / 2 + 6, AREA.width + 4]}
          />
        </g>
      </svg>
      {hasCaption && (
        <figcaption className="mt-3">
          <p className="text-lg leading-snug">
            {asLongAs(comparison, (thing) => (
              <ThingName>{thing}</ThingName>
            ))}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            {words.sameScale} {baby.headToHeel && words.dottedLine}
          </p>
        </figcaption>
      )}
    </figure>
  );
}

/** Rounds every number to a hundredth of a unit, which nobody sees. Longer ones would make the page a good part longer. */
function roundAll<Drawing>(drawing: Drawing): Drawing {
  return JSON.parse(JSON.stringify(drawing, (_, value) => (typeof value === 'number' ? round(value) : value)));
}

const round = (units: number) => Math.round(units * 100) / 100;

function Ruler({ marks }: { marks: { cm: number; y: number }[] }) {
  const ticks = marks.map(({ y }) => `M${RULER_WIDTH - 14} ${round(TOP + y)}h8`).join('');
  return (
    <g textAnchor="end" className="fill-ink-soft text-[13px] @md:text-[9px]">
      <path d={`${ticks}M${RULER_WIDTH - 6} ${TOP}V${GROUND}`} fill="none" className="stroke-control" />
      {marks.map(({ cm, y }) => (
        <text key={cm} x={RULER_WIDTH - 18} y={round(TOP + y + 4)}>
          {formatNumber(cm, 2)}
        </text>
      ))}
      <text x={RULER_WIDTH - 18} y={GROUND + 18}>
        {words.rulerUnit}
      </text>
    </g>
  );
}

interface LineProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** How long the strokes at the ends of a bracket are, to each side. */
const TICK = 4;

/** A line with a stroke across each end. */
function Bracket({ x1, y1, x2, y2, className }: LineProps & { className: string }) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [acrossX, acrossY] = [(-(y2 - y1) / length) * TICK, ((x2 - x1) / length) * TICK];
  const tick = (x: number, y: number) =>
    `M${round(x - acrossX)} ${round(y - acrossY)}L${round(x + acrossX)} ${round(y + acrossY)}`;
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`}
      strokeWidth={1.4}
      fill="none"
      className={className}
    />
  );
}

/** From dot to dot, and how wide they are. */
const DOTS = { gap: 5, width: 2.2 };

/** The baby's length beside the ruler: dotted where it is that of the dotted line in the drawing. */
function Gauge({ isDotted, ...line }: LineProps & { isDotted: boolean }) {
  if (!isDotted) return <Bracket {...line} className="stroke-spruce" />;
  const end = (y: number) => `M${line.x1 - TICK} ${y}h${TICK * 2}`;
  return (
    <g fill="none" className="stroke-spruce">
      <path d={end(line.y1) + end(line.y2)} strokeWidth={1.4} />
      <line {...line} strokeWidth={DOTS.width} strokeLinecap="round" strokeDasharray={`0 ${DOTS.gap}`} />
    </g>
  );
}

/** The line from head to heel beside the curled-up baby. */
function HeadToHeel({ path, x, y, height }: Box & { path: string }) {
  const scale = round(height) / 100;
  return (
    <path
      d={path}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      className="stroke-spruce"
      strokeLinecap="round"
      strokeWidth={round(DOTS.width / scale)}
      strokeDasharray={`0 ${round(DOTS.gap / scale)}`}
    />
  );
}

interface LabelProps {
  /** Where the middle of the label belongs, if there is room. */
  x: number;
  /** A length, and how it is measured. */
  lines: [string, string];
  /** How far it may reach to the left and right. */
  room: [number, number];
}

function Label({ x, lines: [length, measure], room: [from, to] }: LabelProps) {
  const half = (Math.max(length.length * 1.25, measure.length) * LETTER_WIDTH) / 2;
  const middle = round(Math.max(from + half, Math.min(to - half, x)));
  return (
    <g textAnchor="middle">
      <text x={middle} y={AREA.height + 26} className="fill-ink font-semibold text-[13px] @md:text-[10px]">
        {length}
      </text>
      <text x={middle} y={AREA.height + 39} className="fill-ink-soft text-[11px] @md:text-[8px]">
        {measure}
      </text>
    </g>
  );
}
