export type CardDesign = 'classic' | 'modern' | 'cute';

/** Size of the saved picture: portrait, the largest that social networks show. */
export const cardSize = { widthPx: 1080, heightPx: 1350 };
