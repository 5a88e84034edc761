import type { ReactNode } from 'react';
import { homeTitle } from '@/words/site';

/** Where a printed sheet comes from; the sentence on the day of printing brings its own space. */
export const origin = ({ address, printedOn }: { address: ReactNode; printedOn: ReactNode }) => (
  <>
    {homeTitle}, {address}.{printedOn}
  </>
);

export const sheetNote = 'General information, not medical advice.';
