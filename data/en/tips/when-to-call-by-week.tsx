import type { ReactNode } from 'react';

export const title = 'When to call, by week';
export const weeks = (first: number, last: number) => `Weeks ${first} to ${last}`;
export const weekAndLater = (first: number) => `Week ${first} and later`;
export const sourcesNote = (link: (text: string) => ReactNode) => (
  <>The sources of these lists stand on the {link('pages of the weeks')}.</>
);
