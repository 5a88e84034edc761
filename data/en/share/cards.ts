export const title = 'Announcement card';
export const designChoice = 'Card design';
export const designs = { classic: 'Classic', modern: 'Modern', cute: 'Cute' };
export const previews = {
  classic: (date: string) => `Preview of the classic card: a baby is due on ${date}.`,
  modern: (date: string) => `Preview of the modern card: a baby is due on ${date}.`,
  cute: (date: string) => `Preview of the cute card: a baby is due on ${date}.`,
};
export const about = (widthPx: number, heightPx: number) =>
  `A picture to post, send or print, ${widthPx} by ${heightPx} pixels. It is drawn on your device.`;
export const download = 'Download Image';
export const shareCard = 'Share the card';
export const drawing = 'Drawing your card...';
export const notSaved = {
  title: 'The picture was not saved',
  description: 'Your browser could not draw it. Try again, or take a screenshot of the card.',
};

// On the cards.
export const onClassic = 'A little one is on the way';
export const onModern = 'A baby is due';
/** In two lines. */
export const onCute = { first: 'Someone small', second: 'is on the way' };
