import type { dateLines, Occasion } from '@/words/share/cards';

export const cardDesigns = ['classic', 'modern', 'cute'] as const;

export type CardDesign = (typeof cardDesigns)[number];

/** Size of the saved picture: portrait, the largest that social networks show. */
export const cardSize = { widthPx: 1080, heightPx: 1350 };

/** What every design is drawn from. */
export interface CardProps {
  date: ReturnType<typeof dateLines>;
  occasion: Occasion;
}
