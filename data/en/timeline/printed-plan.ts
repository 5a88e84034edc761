// What the visitor's own plan on paper adds to data/en/timeline/printed-timeline.tsx.
export const origin = (address: string) => `${address}.`;
export const originAndDay = ({ address, day }: { address: string; day: string }) => `${address}. Printed ${day}.`;

export const posterSubtitle = 'What the baby is as long as, week by week';
export const posterNotes =
  'A line above each week tells the trimester: the first is thin, the second thicker, the third double. Pictures are not to scale with each other. Weeks 1 to 4 and week 19 have no length, only a picture. To week 18 the length is from head to bottom, from week 20 from head to heel; babies differ. A guide, not medical advice.';

export const trimesters = (first: string, second: string, third: string) =>
  `First trimester: ${first}. Second: ${second}. Third: ${third}.`;
export const week = (number: number) => `Week ${number}`;
export const weekFrom = (number: number, day: string) => `Week ${number}, from ${day}`;

/** In the place of an appointment's window. */
export const mine = (dayAndTime: string) => `My appointment: ${dayAndTime}`;
