import { type BabyDrawing, babyDrawings } from '@/data/babies';
import type { ComparisonFacts } from '@/data/comparisons/types';

/** How the baby is drawn in a gestational week; undefined before week 5, when there is nothing to see. */
export function findBabyDrawing(week: number): BabyDrawing | undefined {
  return babyDrawings.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek);
}

/** Side of the grid that pictures are drawn on. */
const PICTURE_GRID = 32;

/** Share of the drawing's height that its tallest part takes, to leave space above it. */
const FILL = 0.92;

const GAP_SHARE = 0.08;

/** Distances between figures on the ruler, in cm. */
const RULER_STEPS_CM = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

const MOST_RULER_FIGURES = 6;

/** A rectangle in the drawing area; `y` runs downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where baby, object and ruler stand, in units of the drawing area given. */
interface ScaleDrawing {
  baby: Box;
  /** The object's whole picture; any part of it below the object's ground reaches below the baby's feet. */
  object: Box;
  /** Where the object is measured, from one end to the other. */
  measured: { x1: number; y1: number; x2: number; y2: number };
  /** Marks of the ruler from the ground up; `y` runs downwards. */
  marks: { cm: number; y: number }[];
}

interface DrawingArea {
  width: number;
  height: number;
}

/**
 * Places the baby beside an object at the same scale. Both stand on the ground line: the object with its `groundY`.
 * @param babyLengthCm Drawn as the baby's full height: head to bottom, or head to heel.
 * @param babyAspect Width of the baby's drawing over its height.
 * @param area The space for both, without ruler and captions.
 */
export function getScaleDrawing(
  babyLengthCm: number,
  babyAspect: number,
  object: Required<Pick<ComparisonFacts, 'sizeCm' | 'measuredLine' | 'groundY'>>,
  area: DrawingArea,
): ScaleDrawing {
  const [x1, y1, x2, y2] = object.measuredLine;
  const cmPerGridUnit = object.sizeCm / Math.hypot(x2 - x1, y2 - y1);
  const objectSideCm = PICTURE_GRID * cmPerGridUnit;
  const objectHeightCm = object.groundY * cmPerGridUnit;
  const babyWidthCm = babyLengthCm * babyAspect;
  const heightCm = Math.max(babyLengthCm, objectHeightCm);
  const widthCm = babyWidthCm + objectSideCm;
  const gap = area.width * GAP_SHARE;
  const unitsPerCm = Math.min((area.height * FILL) / heightCm, (area.width - gap) / widthCm);

  const babyWidth = babyWidthCm * unitsPerCm;
  const objectSide = objectSideCm * unitsPerCm;
  const left = (area.width - babyWidth - gap - objectSide) / 2;
  const babyHeight = babyLengthCm * unitsPerCm;
  const objectX = left + babyWidth + gap;
  const objectY = area.height - objectHeightCm * unitsPerCm;
  const unitsPerGridUnit = cmPerGridUnit * unitsPerCm;
  return {
    baby: { x: left, y: area.height - babyHeight, width: babyWidth, height: babyHeight },
    object: { x: objectX, y: objectY, width: objectSide, height: objectSide },
    measured: {
      x1: objectX + x1 * unitsPerGridUnit,
      y1: objectY + y1 * unitsPerGridUnit,
      x2: objectX + x2 * unitsPerGridUnit,
      y2: objectY + y2 * unitsPerGridUnit,
    },
    marks: listMarks(area.height, unitsPerCm),
  };
}

function listMarks(height: number, unitsPerCm: number): ScaleDrawing['marks'] {
  const heightCm = height / unitsPerCm;
  const stepCm = RULER_STEPS_CM.find((step) => heightCm / step <= MOST_RULER_FIGURES) ?? Math.ceil(heightCm);
  return Array.from({ length: Math.floor(heightCm / stepCm) + 1 }, (_, index) => {
    const cm = Number((index * stepCm).toFixed(2));
    return { cm, y: height - cm * unitsPerCm };
  });
}
