import type { ReactNode } from 'react';

export const title = 'Page not found';
export const heading = (bind: (text: string) => ReactNode) => <>Oops! {bind('Page not found')}</>;
export const explanation =
  'This address leads nowhere. The page may have moved, or the address may have a typing mistake.';
export const home = 'Return to Home';
export const doors = 'Try one of these';
