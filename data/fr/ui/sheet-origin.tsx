import type { ReactNode } from 'react';
import { homeTitle } from '@/words/site';

export const origin = (address: ReactNode, printedOn: ReactNode) => (
  <>
    {homeTitle}, {address}.{printedOn}
  </>
);
