export type BabyName =
  | 'embryo-earliest'
  | 'embryo-early'
  | 'embryo'
  | 'fetus-early'
  | 'fetus-middle'
  | 'fetus-late'
  | 'fetus-term';

/** A drawing of the baby in a stage of pregnancy: data/babies/{name}.svg, as high as the measured length. */
export interface BabyDrawing {
  name: BabyName;
  /** Completed gestational weeks, both included. */
  fromWeek: number;
  toWeek: number;
  /** Width of the drawing over its height. */
  aspect: number;
}

export const babyDrawings: BabyDrawing[] = [
  { name: 'embryo-earliest', fromWeek: 5, toWeek: 5, aspect: 0.69 },
  { name: 'embryo-early', fromWeek: 6, toWeek: 6, aspect: 0.755 },
  { name: 'embryo', fromWeek: 7, toWeek: 9, aspect: 0.747 },
  {
    name: 'fetus-early',
    fromWeek: 10,
    toWeek: 13,
    aspect: 0.647,
  },
  { name: 'fetus-middle', fromWeek: 14, toWeek: 19, aspect: 0.64 },
  { name: 'fetus-late', fromWeek: 20, toWeek: 29, aspect: 0.4 },
  { name: 'fetus-term', fromWeek: 30, toWeek: 40, aspect: 0.453 },
];
