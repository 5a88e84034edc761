export const title = 'Where to begin';
export const doors = {
  weeks: { label: 'Week by week', note: 'forty weeks, one page each' },
  leave: { label: 'What will we live on?', note: 'leave, in dollars and dates' },
  timer: { label: 'Contraction timer', note: 'one big button' },
};
export const objects = 'Forty weeks in ten things';
export const weekAndThing = (week: number, thing: string) => `Week ${week}: ${thing}`;
