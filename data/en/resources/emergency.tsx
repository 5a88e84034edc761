import type { ReactNode } from 'react';

/** Of a region without a health line, behind whom to call there. */
export const emergencyWithoutLine = (emergency: ReactNode) => (
  <>In an emergency call its emergency number. Where it works, you can also call {emergency}.</>
);
