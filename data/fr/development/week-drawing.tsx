import type { ReactNode } from 'react';

export const asLongAs = (thing: ReactNode) => (
  <>Aujourd’hui, votre bébé est à peu près aussi long que ceci : {thing}.</>
);
export const theirsAsLongAs = (thing: ReactNode) => (
  <>En ce moment, le bébé est à peu près aussi long que ceci : {thing}.</>
);
