export const title = 'Where to begin';
export const doors = {
  weeks: { label: 'Week by week', note: 'forty weeks, one page each' },
  canI: { label: 'Can I\u00a0…?', note: 'eat it, take it, do it' },
  leave: { label: 'What will we live on?', note: 'leave, in dollars and dates' },
  timer: { label: 'Contraction timer', note: 'one big button' },
};
export const objects = 'Forty weeks in ten things';
export const weekAndThing = (week: number, thing: string) => `Week ${week}: ${thing}`;
