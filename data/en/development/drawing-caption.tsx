import type { ReactNode } from 'react';

/** Below the drawing of baby and object, with the object's name: 'a Timbit'. */
export const asLongAs = (thing: ReactNode) => <>As long as {thing}.</>;
/** Below the object alone, in weeks without a length. */
export const pictureForWeek = (thing: ReactNode) => <>A picture for this week: {thing}.</>;
