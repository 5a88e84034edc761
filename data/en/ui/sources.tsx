import type { ReactNode } from 'react';

export const title = 'Sources';
export const titleAndPublisher = ({ title, publisher }: { title: ReactNode; publisher: ReactNode }) => (
  <>
    {title}, {publisher}
  </>
);
/** An official page beside what a text rests on. */
export const officialPage = (link: ReactNode) => <>Official page: {link}</>;
