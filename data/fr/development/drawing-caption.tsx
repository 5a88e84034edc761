import type { ReactNode } from 'react';

export const asLongAs = (thing: ReactNode) => <>Aussi long que ceci : {thing}.</>;
export const pictureForWeek = (thing: ReactNode) => <>Une image pour cette semaine : {thing}.</>;
