export const cardDesigns = ['classic', 'modern', 'cute'] as const;

export type CardDesign = (typeof cardDesigns)[number];

/** Of the picture that is saved: portrait, as large as social networks show. */
export const cardSize = { widthPx: 1080, heightPx: 1350 };
