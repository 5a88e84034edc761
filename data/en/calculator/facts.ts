export const title = 'Fun Facts';
export const dueDateOnly = 'These go by your due date. If your baby is born on another day, they may change.';
export const starSign = 'Star sign';
export const birthstone = 'Birthstone';
export const birthFlower = 'Birth flower';
export const otherFlower = (flower: string) => `also: ${flower}`;
export const animal = "Your baby's Canadian animal";
export const animalGame = 'A game of ours: twelve animals that live wild in Canada take turns, one for each year.';

/** All of it, to be shared. */
export const shared = (facts: { date: string; starSign: string; birthstone: string; animal: string }) =>
  `A baby is due on ${facts.date}. Star sign: ${facts.starSign}. Birthstone: ${facts.birthstone}. Your baby's Canadian animal: ${facts.animal}.`;
