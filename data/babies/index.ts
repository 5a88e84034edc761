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
   * Where the length from head to heel runs in the drawing: along the back of the head, back, thigh and shin. Absent
   * where the length is measured from head to bottom, which is the drawing's height.
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
      path: 'M18.4-.2c-1 1.1-4.4 4-6 6.6-1.7 2.5-3.2 5.6-3.9 8.7-.6 3-.7 6-.1 9.4 .5 3.4 2.6 7.5 3.5 10.9 .8 3.5 1.6 6.3 1.6 9.8 0 3.5-1.3 7-1.5 11.2-.2 4.3-.8 9.9 .2 14.2 1.1 4.3 3.5 8.5 6.2 11.6 2.7 3.1 7.1 5.8 10 6.8 2.8 .9 5.1 .9 7-1.2 1.9-2 2.8-7.3 4.6-11 1.8-3.7 4.2-10.1 6.1-11 1.8-.9 3.2 3 4.9 5.6 1.7 2.6 3.9 7.5 5 10.2 1.1 2.6 1.4 4.6 1.5 5.7 .1 1.1-.7 .7-.8 .9',
      length: 159.37,
    },
  },
  {
    name: 'week-24',
    fromWeek: 23,
    toWeek: 26,
    aspect: 0.647,
    headToHeel: {
      path: 'M25.7-.3c-1.1 .9-4.8 3.3-6.7 5.6-2 2.2-3.9 5.1-4.9 7.9-1.1 2.9-1.6 5.7-1.5 9.1 .1 3.4 1.5 7.7 1.9 11.3 .4 3.5 .8 6.4 .4 9.9-.4 3.5-2 6.8-2.7 11-.6 4.2-1.8 9.7-1.2 14.1 .6 4.4 2.5 8.9 4.9 12.2 2.3 3.3 6.5 6.5 9.2 7.7 2.7 1.3 5.1 1.5 7.1-.3 2.1-1.9 3.3-7.3 5.3-10.9 2-3.6 5.1-10 6.8-10.8 1.7-.7 2.2 3.5 3.2 6.4 1 2.9 2.1 8.3 2.5 11.1 .5 2.9 .3 4.8 .2 5.9-.2 1.1-.9 .6-1 .7',
      length: 158.8,
    },
  },
  {
    name: 'week-28',
    fromWeek: 27,
    toWeek: 30,
    aspect: 0.657,
    headToHeel: {
      path: 'M22.1-.3c-1 1-4.4 3.5-6.2 5.9-1.7 2.3-3.4 5.2-4.2 8.1-.9 2.9-1.1 5.7-.8 9 .3 3.3 1.9 7.5 2.5 10.9 .6 3.4 1.2 6.3 1.1 9.8-.2 3.5-1.6 6.9-1.9 11.1-.4 4.2-1.2 9.8-.3 14.2 .9 4.3 3.2 8.6 5.8 11.8 2.5 3.1 6.9 6 9.7 7.1 2.8 1 5.1 1.2 7-.9 2-2.1 2.8-7.7 4.5-11.6 1.7-3.8 4.3-10.5 5.7-11.4 1.5-.8 2 3.4 2.9 6.3 .9 2.9 2.1 8.3 2.5 11.1 .4 2.9 .2 4.9 0 6-.2 1.1-.8 .6-1 .7',
      length: 158.08,
    },
  },
  {
    name: 'week-32',
    fromWeek: 31,
    toWeek: 34,
    aspect: 0.647,
    headToHeel: {
      path: 'M31-.1c-1.1 .8-4.9 2.9-6.9 5-2.1 2-4.2 4.7-5.4 7.4-1.2 2.8-1.9 5.5-2.1 8.9-.1 3.3 .9 7.7 1.1 11.2 .1 3.5 .3 6.4-.2 9.9-.6 3.4-2.3 6.6-3.1 10.7-.8 4.1-2.3 9.5-1.8 13.8 .4 4.3 2.1 8.8 4.4 12.1 2.2 3.4 6.2 6.6 8.8 7.9 2.7 1.3 5 1.7 7.1-.2 2.2-1.8 3.7-7.3 5.7-10.8 2.1-3.6 5.3-9.9 6.8-10.6 1.5-.7 1.6 3.4 2.2 6.3 .6 2.9 1.1 8.3 1.2 11.1 .1 2.8-.3 4.7-.6 5.8-.3 1-.9 .5-1.1 .6',
      length: 156.47,
    },
  },
  {
    name: 'week-36',
    fromWeek: 35,
    toWeek: 37,
    aspect: 0.652,
    headToHeel: {
      path: 'M28.9-.1c-1.2 .8-5 3-7 5.1-2.1 2.2-4.1 4.9-5.3 7.7-1.2 2.8-1.9 5.6-2 9-.1 3.4 1.1 7.9 1.3 11.5 .3 3.6 .6 6.5 .3 10-.3 3.5-1.7 6.7-2.2 10.8-.6 4-1.6 9.5-.9 13.7 .7 4.3 2.8 8.5 5.2 11.7 2.4 3.1 6.5 6.1 9.3 7.1 2.7 1.1 5 1.4 7-.6 1.9-2 3.1-7.6 4.8-11.3 1.8-3.7 4.5-10.2 5.9-11 1.3-.8 1.6 3.4 2.3 6.2 .6 2.9 1.4 8.2 1.6 11 .2 2.8-.2 4.7-.4 5.8-.3 1.1-.9 .6-1.1 .7',
      length: 156.52,
    },
  },
  {
    name: 'week-40',
    fromWeek: 38,
    toWeek: 40,
    aspect: 0.631,
    headToHeel: {
      path: 'M41.7 1.1c-1.3 .6-5.5 2-8 3.7-2.5 1.6-5.1 3.9-6.9 6.4-1.8 2.5-3 5.1-3.8 8.5-.8 3.4-.7 8.2-1.1 11.8-.5 3.7-.7 6.7-1.6 10.1-.9 3.4-2.8 6.3-3.9 10.2-1.2 3.9-3.1 9.1-3 13.4 0 4.3 1.3 8.8 3.2 12.2 1.9 3.5 5.5 7 8.1 8.5 2.5 1.4 4.7 2 7 .4 2.3-1.7 4.3-7 6.6-10.4 2.3-3.4 5.9-9.3 7.4-9.9 1.4-.6 .9 3.4 1 6.3 .1 2.9 0 8.2-.3 10.9-.3 2.8-1.1 4.6-1.5 5.6-.4 1-1 .5-1.2 .5',
      length: 156.54,
    },
  },
];
