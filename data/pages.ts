import { lastReviewed } from '@/data/site';

/** What search engines and shared links are told of a page, apart from its words. */
export interface PageFacts {
  /** Its address below the site's own. */
  path: string;
  /** The picture on the card of a shared link. */
  picture: string;
  /** 'medical' pages carry health advice, 'tool' pages are widgets first. */
  kind: 'medical' | 'tool' | 'general';
  /** The day somebody last read the page against its sources, yyyy-MM-dd. */
  lastReviewed: string;
}

/** Every page but those of the weeks and of the provinces, which come from their own data. */
export const pages = [
  { path: '/', picture: 'beaver', kind: 'tool', lastReviewed },
  { path: '/calculator', picture: 'spiral-calendar', kind: 'tool', lastReviewed },
  { path: '/development', picture: 'hockey-puck', kind: 'medical', lastReviewed },
  { path: '/resources', picture: 'world-map', kind: 'general', lastReviewed },
  { path: '/benefits', picture: 'toonie', kind: 'tool', lastReviewed },
  { path: '/timeline', picture: 'snowflake', kind: 'medical', lastReviewed },
  { path: '/contraction-timer', picture: 'stopwatch', kind: 'medical', lastReviewed },
  { path: '/hospital-bag', picture: 'luggage', kind: 'general', lastReviewed },
  { path: '/tips', picture: 'moose', kind: 'medical', lastReviewed },
  { path: '/about', picture: 'open-book', kind: 'general', lastReviewed },
  { path: '/support', picture: 'maple-leaf', kind: 'medical', lastReviewed },
] as const satisfies PageFacts[];
