import * as site from '@/words/site';

/**
 * What is told of a page that nobody else should see: nothing but the site's name, and to other sites not even that one
 * came from here. Search engines are asked not to list it.
 */
export const privateMetadata = {
  title: { absolute: site.name },
  description: site.footerBlurb,
  robots: { index: false },
  referrer: 'no-referrer',
  openGraph: { type: 'website', siteName: site.name, title: site.name, description: site.footerBlurb },
} as const;
