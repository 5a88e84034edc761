import type { ReactNode } from 'react';

export const title = 'Sources';
/** Beside the title: how many the list holds. */
export const count = (number: string) => `(${number})`;
export const titleAndPublisher = ({ title, publisher }: { title: ReactNode; publisher: ReactNode }) => (
  <>
    {title}, {publisher}
  </>
);
/** An official page beside what a text rests on. */
export const officialPage = (link: ReactNode) => <>Official page: {link}</>;
