import { type BabyDrawing, babyDrawings } from '@/data/babies';
import type { ComparisonFacts } from '@/data/comparisons/types';

/** How the baby is drawn in a gestational week; undefined before week 5, when there is nothing to see. */
export function findBabyDrawing(week: number): BabyDrawing | undefined {
  return babyDrawings.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek);
}

/** Side of the grid that pictures are drawn on. */
const PICTURE_GRID = 32;

/** Units between the parts of a drawing. */
const SPACE = {
  /** From the ruler to the middle of the baby's length beside it, and from there to the baby's surroundings. */
  gauge: 11,
  /** Free space around the baby. */
  around: 9,
  /** Free space between baby and object. */
  between: 12,
  /** From an object to the mark beside or below it, and beyond that mark. */
  mark: 9,
  /** Free space above the tallest part. */
  top: 10,
};

/** A line is level or upright if it rises or leans by less than this share of its length. */
const STRAIGHT_WITHIN = 0.08;

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

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Where baby, object and ruler stand, in units of the drawing area given; `y` runs downwards. */
interface ScaleDrawing {
  baby: Box;
  /** The oval in which the baby floats. */
  oval: { cx: number; cy: number; rx: number; ry: number };
  /** The baby's measured length beside the ruler, from the ground up. */
  gauge: Line;
  /** The object's whole picture. */
  object: Box;
  /** The ground under the object. */
  ground: Line;
  /** The object's measured length: below it, beside it, or along its slant, and never across it. */
  mark: Line;
  /** Marks of the ruler from the ground up. */
  marks: { cm: number; y: number }[];
}

interface DrawingArea {
  width: number;
  height: number;
}

/** What of an object is drawn to scale. */
export type ScaledObject = Required<Pick<ComparisonFacts, 'sizeCm' | 'measuredLine' | 'bounds'>> &
  Pick<ComparisonFacts, 'markShift'>;

/**
 * Places the baby beside an object at the same scale. The object stands on the ground, and so does a baby that is
 * measured from head to bottom, which is the drawing's height. A baby measured from head to heel is curled up: its line
 * from head to heel is as long as the length beside the ruler, so the drawing is lower, and floats.
 * @param area The space for both, without figures and captions.
 */
export function getScaleDrawing(
  babyLengthCm: number,
  { aspect, headToHeel }: Pick<BabyDrawing, 'aspect' | 'headToHeel'>,
  object: ScaledObject,
  area: DrawingArea,
): ScaleDrawing {
  const { sizeCm, measuredLine, bounds } = object;
  const [x1, y1, x2, y2] = measuredLine;
  const cmPerGridUnit = sizeCm / Math.hypot(x2 - x1, y2 - y1);
  const onGrid = getMarkOnGrid(object);
  const left = Math.min(bounds[0], onGrid.x1, onGrid.x2);
  const right = Math.max(bounds[2], onGrid.x1, onGrid.x2);
  const top = Math.min(bounds[1], onGrid.y1, onGrid.y2);
  const ground = bounds[3];

  const babyHeightCm = headToHeel ? (babyLengthCm * DRAWING_HEIGHT) / headToHeel.length : babyLengthCm;
  const heightCm = Math.max(babyLengthCm, (ground - top) * cmPerGridUnit);
  const widthCm = babyHeightCm * aspect + (right - left) * cmPerGridUnit;
  const besides = SPACE.gauge * 2 + SPACE.around * 2 + SPACE.between + (onGrid.isUpright ? SPACE.mark * 1.5 : 0);
  const unitsPerCm = Math.min((area.height - SPACE.top) / heightCm, (area.width - besides) / widthCm);
  const unitsPerGridUnit = cmPerGridUnit * unitsPerCm;
  const free = area.width - besides - widthCm * unitsPerCm;

  const length = babyLengthCm * unitsPerCm;
  const height = babyHeightCm * unitsPerCm;
  const lift = Math.max(0, Math.min((length - height) / 3, area.height / 6));
  const baby = {
    x: SPACE.gauge * 2 + SPACE.around + free / 3,
    y: area.height - height - lift,
    width: height * aspect,
    height,
  };
  const objectLeft = baby.x + baby.width + SPACE.around + SPACE.between + free / 3;
  const originX = objectLeft - left * unitsPerGridUnit;
  const originY = area.height - ground * unitsPerGridUnit;
  const side = PICTURE_GRID * unitsPerGridUnit;
  const toX = (x: number) => originX + x * unitsPerGridUnit;
  const toY = (y: number) => originY + y * unitsPerGridUnit;
  return {
    baby,
    oval: {
      cx: baby.x + baby.width / 2,
      cy: baby.y + baby.height / 2,
      rx: baby.width / 2 + SPACE.around,
      ry: baby.height / 2 + SPACE.around,
    },
    gauge: { x1: SPACE.gauge, y1: area.height, x2: SPACE.gauge, y2: area.height - length },
    object: { x: originX, y: originY, width: side, height: side },
    ground: { x1: toX(bounds[0]), y1: area.height, x2: toX(bounds[2]), y2: area.height },
    mark: {
      x1: onGrid.isUpright ? toX(right) + SPACE.mark : toX(onGrid.x1),
      y1: onGrid.isLevel ? area.height + SPACE.mark : toY(onGrid.y1),
      x2: onGrid.isUpright ? toX(right) + SPACE.mark : toX(onGrid.x2),
      y2: onGrid.isLevel ? area.height + SPACE.mark : toY(onGrid.y2),
    },
    marks: listMarks(area.height, unitsPerCm),
  };
}

/** All drawings of the baby are as high as this, in their own units. */
const DRAWING_HEIGHT = 100;

/** Where an object's mark runs on its grid: a slanted one beside the picture, others where they are measured. */
function getMarkOnGrid({ measuredLine: [x1, y1, x2, y2], markShift = 0 }: ScaledObject) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [shiftX, shiftY] = [(-(y2 - y1) / length) * markShift, ((x2 - x1) / length) * markShift];
  return {
    x1: x1 + shiftX,
    y1: y1 + shiftY,
    x2: x2 + shiftX,
    y2: y2 + shiftY,
    isLevel: Math.abs(y2 - y1) < STRAIGHT_WITHIN * length,
    isUpright: Math.abs(x2 - x1) < STRAIGHT_WITHIN * length,
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
