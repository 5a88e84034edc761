export type CardDesign = 'classic' | 'modern' | 'cute';

/** Of the picture that is saved: portrait, as large as social networks show. */
export const cardSize = { widthPx: 1080, heightPx: 1350 };
