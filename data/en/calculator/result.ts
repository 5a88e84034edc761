export const seeWeek = (week: number) => `See week ${week}`;
export const calendar = 'Calendar';
export const share = 'Share';

/** Which day the due date was counted from, as it was read: a day typed as 09/10 may be October 9. */
export const countedFrom = {
  lmp: (day: string) => `From a period that began ${day}`,
  conception: (day: string) => `From a conception on ${day}`,
  transfer: (day: string, embryoAge: string) => `From the transfer of an embryo, ${embryoAge} old, on ${day}`,
  ultrasound: (day: string, age: string) => `From an ultrasound on ${day}, at ${age}`,
  entered: 'From the due date that you entered',
  link: 'From the due date of a link',
};

// What one tap has changed, with Undo.
export const forgottenHere = 'Your due date is forgotten.';
export const keptHere = 'The due date of the link is now your own.';
export const undo = 'Undo';
