/** What a card announces. */
export type Occasion = 'due' | 'born';

export const titles: Record<Occasion, string> = { due: 'Announcement card', born: 'Birth card' };
export const designChoice = 'Card design';
export const designs = { classic: 'Classic', modern: 'Modern', cute: 'Cute' };
export const previews = {
  due: {
    classic: (date: string) => `Preview of the classic card: a baby is due on ${date}.`,
    modern: (date: string) => `Preview of the modern card: a baby is due on ${date}.`,
    cute: (date: string) => `Preview of the cute card: a baby is due on ${date}.`,
  },
  born: {
    classic: (date: string) => `Preview of the classic card: a baby was born on ${date}.`,
    modern: (date: string) => `Preview of the modern card: a baby was born on ${date}.`,
    cute: (date: string) => `Preview of the cute card: a baby was born on ${date}.`,
  },
};
export const about = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) =>
  `A picture to post, send or print, ${widthPx} by ${heightPx} pixels. It is drawn on your device.`;
export const download = 'Download Image';
export const shareCard = 'Share the card';
export const drawing = 'Drawing your card...';
/** What works where no picture arrives. */
export const withoutPicture = 'Or take a screenshot of the card.';
export const notSaved = {
  title: 'The picture was not saved',
  description: 'Your browser could not draw it. Try again, or take a screenshot of the card.',
};

// On the cards.
type DateWords = Record<'weekday' | 'month' | 'day' | 'year', string>;
/**
 * What stands above the number of the day, in small and in large letters, what is raised beside it, and what stands
 * below it.
 */
export const dateLines = ({ weekday, month, day, year }: DateWords) => ({
  small: weekday,
  above: month,
  day,
  raised: '',
  below: year,
});
export const onClassic: Record<Occasion, string> = { due: 'A little one is on the way', born: 'A little one is here' };
export const onModern: Record<Occasion, string> = { due: 'A baby is due', born: 'A baby was born' };
/** In two lines. */
export const onCute: Record<Occasion, { first: string; second: string }> = {
  due: { first: 'Someone small', second: 'is on the way' },
  born: { first: 'Someone small', second: 'is here' },
};
