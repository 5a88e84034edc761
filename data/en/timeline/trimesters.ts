// The three folds with all milestones and appointments.
export const titles = { 1: 'First trimester', 2: 'Second trimester', 3: 'Third trimester' };

interface FirstWeeks {
  second: number;
  third: number;
}
/** While the visitor's own week is not known. */
export const weeks = {
  1: ({ second }: FirstWeeks) => `to week ${second - 1}`,
  2: ({ second, third }: FirstWeeks) => `weeks ${second} to ${third - 1}`,
  3: ({ third }: FirstWeeks) => `from week ${third}`,
};
/** With how many milestones and appointments it has. */
export const where = {
  behind: (count: number) => `${count}, behind you`,
  here: (count: number) => `${count}, you are here`,
  ahead: (count: number) => `${count}, still ahead`,
};
