/** A drawing of the baby in a stage of pregnancy: data/babies/{name}.svg, as high as the measured length. */
export interface BabyDrawing {
  name: string;
  /** Completed gestational weeks, both included. */
  fromWeek: number;
  toWeek: number;
  /** Width of the drawing over its height. */
  aspect: number;
  text: string;
}

export const babyDrawings: BabyDrawing[] = [
  { name: 'embryo-earliest', fromWeek: 5, toWeek: 5, aspect: 0.69, text: 'an embryo, curled like the letter C' },
  { name: 'embryo-early', fromWeek: 6, toWeek: 6, aspect: 0.755, text: 'an embryo with tiny buds for arms and legs' },
  { name: 'embryo', fromWeek: 7, toWeek: 9, aspect: 0.747, text: 'an embryo with a large bent head and small limbs' },
  {
    name: 'fetus-early',
    fromWeek: 10,
    toWeek: 13,
    aspect: 0.647,
    text: 'a baby with a large head, arms and legs folded',
  },
  { name: 'fetus-middle', fromWeek: 14, toWeek: 19, aspect: 0.64, text: 'a baby, curled up with a hand at the mouth' },
  { name: 'fetus-late', fromWeek: 20, toWeek: 29, aspect: 0.4, text: 'a slender baby with legs stretched' },
  { name: 'fetus-term', fromWeek: 30, toWeek: 40, aspect: 0.453, text: 'a rounded baby with legs stretched' },
];
