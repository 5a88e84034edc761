import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/sources');

export const title: Words<English['title']> = 'Sources';
export const count: Words<English['count']> = (number) => `(${number})`;
export const titleAndPublisher: Words<English['titleAndPublisher']> = ({ title, publisher }) => (
  <>
    {title}, {publisher}
  </>
);
export const officialPage = (link: ReactNode) => <>Page officielle : {link}</>;
