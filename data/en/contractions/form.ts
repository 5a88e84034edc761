export const titles = { new: 'Add a contraction', timed: 'Change a contraction', active: 'Change the start' };
export const labels = { startTime: 'Started', endTime: 'Ended' };
export const problems = {
  missing: 'Enter a day and a time.',
  'no-such-time': 'There is no such time: the clocks skip it that night. Enter another one.',
  'too-old': 'Enter all four digits of the year.',
  future: 'This time has not come yet. Enter a time up to now.',
  'end-before-start': 'The end has to come after the start.',
  overlap: 'These times overlap another contraction. Change them, or change that contraction first.',
};
export const enteredLength = (length: string) => `Length ${length}`;
export const save = 'Save';
export const cancel = 'Cancel';
