/** The pages about one way to count, by their ids, as links name them. */
export const doors = {
  ivf: 'IVF transfer: day 3, 5 or 6',
  conception: 'Conception to due date, and back',
  ultrasound: 'Ultrasound: which date wins',
  'how-many-weeks': 'Weeks, months, trimester: the table',
};
export const title = 'More on one way to count';
export const allWays = 'All ways in one form: the calculator';
