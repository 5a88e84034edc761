import type { ReactNode } from 'react';

export const title = 'Pregnancy Tips & Guides';
export const intro = 'What helps in each trimester, written for Canada: health cards, winters and all.';
export const whenLabourStarts = (link: (text: string) => ReactNode) => (
  <>When labour starts: {link('Contraction Timer')}</>
);
