import { findSitePage } from '@/lib/site/site-pages';

/** Whether a page is built from the same components as another one that stands for it (`examples` in data/pages.ts). */
export const isSibling = (path: string) => findSitePage(path)?.isExample === false;
