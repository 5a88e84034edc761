import type { ReactNode } from 'react';

/** Below the drawing of one's own week; the thing has its article. */
export const asLongAs = (thing: ReactNode) => <>Today your baby is about as long as {thing}.</>;
/** The same of somebody else's baby. */
export const theirsAsLongAs = (thing: ReactNode) => <>Right now the baby is about as long as {thing}.</>;
