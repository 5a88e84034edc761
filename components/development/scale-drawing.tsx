import type { ReactNode } from 'react';
import { formatLength } from '@/lib/format/amounts';
import { formatNumber } from '@/lib/format/numbers';
import { keepTogether } from '@/lib/format/text';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { describeFetalLength, findFetalSize } from '@/lib/weeks/fetal-size';
import { type Box, findBabyDrawing, getScaleDrawing } from '@/lib/weeks/scale-drawing';
import { babies } from '@/words/babies';
import * as words from '@/words/development/figures';

const WIDTH = 320;
const RULER_WIDTH = 42;
const AREA = { width: WIDTH - RULER_WIDTH - 8, height: 172 };
const TOP = 8;
const GROUND = TOP + AREA.height;
const HEIGHT = GROUND + 26;

interface ScaleDrawingProps {
  week: number;
  comparison: CanadianSizeComparison;
  /** The pictures, drawn to fill the box they are given: inline where the page is built, by their files in a widget. */
  drawBaby: (name: string, box: Box) => ReactNode;
  drawObject: (name: string, box: Box) => ReactNode;
}

/** Baby and object side by side at the same scale, with a ruler. Nothing in weeks without a length. */
export function ScaleDrawing({ week, comparison, drawBaby, drawObject }: ScaleDrawingProps) {
  const length = findFetalSize(week)?.length;
  const baby = findBabyDrawing(week);
  const { sizeCm, measuredLine, groundY, picture } = comparison;
  if (!length || !baby || !sizeCm || !measuredLine || !groundY) return null;
  const drawing = getScaleDrawing(length.cm, baby.aspect, { sizeCm, measuredLine, groundY }, AREA);
  const babyLength = describeFetalLength(length).cm;
  const objectLength = formatLength(sizeCm).cm;
  const shown = { babyLength, measure: length.measure, thing: comparison, thingLength: objectLength };
  return (
    <figure className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.drawing({ ...shown, baby: babies[baby.name] })}
        className="block w-full rounded-card bg-mist font-sans print:border print:border-line"
      >
        <Ruler marks={drawing.marks} />
        <g transform={`translate(${RULER_WIDTH} ${TOP})`}>
          {drawBaby(baby.name, drawing.baby)}
          {drawObject(picture, drawing.object)}
          <MeasuredLine {...drawing.measured} />
          <Label box={drawing.baby} text={length.isAtMost ? babyLength : words.drawnBaby(babyLength)} />
          <Label box={drawing.object} text={objectLength} />
        </g>
        <line x1={RULER_WIDTH - 6} x2={WIDTH - 8} y1={GROUND} y2={GROUND} className="stroke-control" />
      </svg>
      <figcaption className="mt-2 text-ink-soft text-sm">{keepTogether(words.drawingCaption(shown))}</figcaption>
    </figure>
  );
}

function Ruler({ marks }: { marks: { cm: number; y: number }[] }) {
  return (
    <g className="fill-ink-soft text-[13px] @md:text-[9px]">
      {marks.map(({ cm, y }) => (
        <g key={cm}>
          <line x1={RULER_WIDTH - 14} x2={RULER_WIDTH - 6} y1={TOP + y} y2={TOP + y} className="stroke-control" />
          <text x={RULER_WIDTH - 18} y={TOP + y + 4} textAnchor="end">
            {formatNumber(cm, 2)}
          </text>
        </g>
      ))}
      <line x1={RULER_WIDTH - 6} x2={RULER_WIDTH - 6} y1={TOP} y2={GROUND} className="stroke-control" />
      <text x={RULER_WIDTH - 18} y={HEIGHT - 9} textAnchor="end">
        {words.rulerUnit}
      </text>
    </g>
  );
}

/** Marks the part of the object that has the length in the caption. */
function MeasuredLine(ends: { x1: number; y1: number; x2: number; y2: number }) {
  return (
    <g>
      <line {...ends} strokeWidth={3.5} strokeLinecap="round" className="stroke-card opacity-70" />
      <line {...ends} strokeWidth={1.2} strokeDasharray="3 2" className="stroke-ink" />
      <circle cx={ends.x1} cy={ends.y1} r={2.2} className="fill-ink" />
      <circle cx={ends.x2} cy={ends.y2} r={2.2} className="fill-ink" />
    </g>
  );
}

function Label({ box, text }: { box: Box; text: string }) {
  return (
    <text
      x={box.x + box.width / 2}
      y={AREA.height + 17}
      textAnchor="middle"
      className="fill-ink font-semibold text-[13px] @md:text-[10px]"
    >
      {text}
    </text>
  );
}
