/** A stage, by a week in which a baby looks like its drawing. */
export type BabyName =
  | 'week-05'
  | 'week-07'
  | 'week-08'
  | 'week-10'
  | 'week-12'
  | 'week-16'
  | 'week-20'
  | 'week-24'
  | 'week-28'
  | 'week-32'
  | 'week-36'
  | 'week-40';

/** A drawing of the baby, curled up as in the womb: data/babies/{name}.svg, 100 units high. */
export interface BabyDrawing {
  name: BabyName;
  /** Completed gestational weeks, both included. */
  fromWeek: number;
  toWeek: number;
  /** Width of the drawing over its height. */
  aspect: number;
  /**
   * Where the length from head to heel is drawn: just outside the back of the head and the back, below the bottom to the
   * heel, never on the skin. Absent where the length is measured from head to bottom, which is the drawing's height.
   */
  headToHeel?: {
    /** SVG path data, in units of the drawing. */
    path: string;
    /** How long the path is, in units of the drawing. */
    length: number;
  };
}

export const babyDrawings: BabyDrawing[] = [
  { name: 'week-05', fromWeek: 5, toWeek: 5, aspect: 0.69 },
  { name: 'week-07', fromWeek: 6, toWeek: 7, aspect: 0.755 },
  { name: 'week-08', fromWeek: 8, toWeek: 9, aspect: 0.747 },
  { name: 'week-10', fromWeek: 10, toWeek: 11, aspect: 0.593 },
  { name: 'week-12', fromWeek: 12, toWeek: 13, aspect: 0.528 },
  { name: 'week-16', fromWeek: 14, toWeek: 19, aspect: 0.636 },
  {
    name: 'week-20',
    fromWeek: 20,
    toWeek: 22,
    aspect: 0.705,
    headToHeel: {
      path: 'M12.7 -2c-2.1 1.6-10 5.6-12.4 9.8-2.4 4.2-1.8 10.3-2.1 15.6-.3 5.2 0 10.6 .1 15.9 .1 5.3 .6 10.3 .6 15.6 0 5.3-1.2 10.8-.4 16 .9 5.2 2.8 10.6 5.5 15 2.7 4.4 6.6 8.7 10.9 11.5 4.3 2.8 9.9 5.2 15 5.4 5.1 .2 10.3-2.5 15.3-4.2 5-1.7 12.3-4.8 14.8-5.8',
      length: 159.41,
    },
  },
  {
    name: 'week-24',
    fromWeek: 23,
    toWeek: 26,
    aspect: 0.647,
    headToHeel: {
      path: 'M23.5 -3.2c-2.4 1-11.2 2.6-14.6 6-3.4 3.4-4.6 9.3-5.8 14.4-1.2 5.1-1 10.7-1.5 15.9-.5 5.3-.6 10.4-1.4 15.6-.8 5.2-3.1 10.3-3.2 15.5-.1 5.2 .8 10.8 2.7 15.7 1.9 4.9 4.9 9.8 8.5 13.5 3.6 3.7 8.3 7.5 13.1 8.7 4.8 1.2 10.6-.3 15.7-1.3 5.1-1 12.6-4 15.1-4.8',
      length: 158.9,
    },
  },
  {
    name: 'week-28',
    fromWeek: 27,
    toWeek: 30,
    aspect: 0.657,
    headToHeel: {
      path: 'M20.3 -3.1c-2.3 1.1-10.9 3-14.1 6.6-3.2 3.6-4.1 9.8-5.1 14.9-1 5.1-.8 10.4-1.1 15.6-.3 5.2-.4 10.5-.9 15.7-.5 5.2-2.4 10.5-2.2 15.7 .3 5.2 1.6 10.7 3.7 15.4 2.1 4.7 5.4 9.4 9.1 12.9 3.7 3.5 8.5 7.2 13.3 8.3 4.8 1.1 10.6-.3 15.6-1.6 5-1.3 12-5.3 14.4-6.3',
      length: 158.14,
    },
  },
  {
    name: 'week-32',
    fromWeek: 31,
    toWeek: 34,
    aspect: 0.647,
    headToHeel: {
      path: 'M26.1 -3.1c-2.3 1.2-10.5 3.4-13.7 7-3.2 3.6-3.7 9.6-5.2 14.6-1.5 5-2.4 10.2-3.6 15.3-1.2 5.1-2.4 10-3.5 15-1.1 5.1-3 10.2-3.1 15.3-.1 5.1 .8 10.7 2.6 15.5 1.8 4.8 4.7 9.5 8.2 13.2 3.5 3.7 8.3 7.5 13 9 4.7 1.5 10.3 .8 15.3-.1 5-.9 12.2-4.4 14.7-5.3',
      length: 156.43,
    },
  },
  {
    name: 'week-36',
    fromWeek: 35,
    toWeek: 37,
    aspect: 0.652,
    headToHeel: {
      path: 'M23.7 -3.1c-2.3 1.2-10.5 3.6-13.6 7.2-3.1 3.6-3.8 9.6-5.1 14.6-1.3 5-1.9 10.4-2.8 15.5-.9 5.1-1.9 10.2-2.7 15.3-.8 5.1-2.4 10.3-2.3 15.4 .2 5.1 1.2 10.6 3.2 15.4 2 4.8 5.2 9.5 8.8 13.1 3.6 3.6 8.2 7.2 12.9 8.5 4.7 1.3 10.5 .5 15.5-.6 5-1.1 11.9-5.2 14.3-6.2',
      length: 156.59,
    },
  },
  {
    name: 'week-40',
    fromWeek: 38,
    toWeek: 40,
    aspect: 0.631,
    headToHeel: {
      path: 'M34.5 -3c-2.3 1-10.6 2.8-14.1 6.2-3.5 3.4-4.8 9.3-6.9 14.1-2.1 4.8-3.7 9.7-5.7 14.5-1.9 4.8-4.2 9.5-6 14.4-1.8 4.9-4.1 9.7-4.7 14.8-.5 5.1 0 10.8 1.4 15.7 1.4 5 3.9 10 7 14 3.1 4 7.2 8.2 11.7 10.2 4.5 2 10.4 2 15.5 1.6 5.1-.4 12.4-3.5 14.9-4.2',
      length: 156.61,
    },
  },
];
