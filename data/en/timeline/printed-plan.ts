// What the visitor's own plan on paper adds to data/en/timeline/printed-timeline.tsx.
export const origin = (address: string) => `${address}.`;
export const originAndDay = (address: string, day: string) => `${address}. Printed ${day}.`;

export const trimesters = (first: string, second: string, third: string) =>
  `First trimester: ${first}. Second: ${second}. Third: ${third}.`;
export const week = (number: number) => `Week ${number}`;
export const weekFrom = (number: number, day: string) => `Week ${number}, from ${day}`;

/** In the place of an appointment's window. */
export const mine = (dayAndTime: string) => `My appointment: ${dayAndTime}`;
