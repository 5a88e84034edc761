/** Where the site stands on the web, without a slash at the end. Canonical addresses and shared pictures need it. */
export const siteOrigin = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

/**
 * The day on which what the pages say last changed, yyyy-MM-dd: never that of a build, nor a claim that somebody reviewed
 * them. A page that changed on a later one says so itself (data/pages.ts).
 */
export const lastChanged = '2026-11-29';

/** The colour of the browser's own frame: the token `paper` of app/globals.css in both themes; a test compares them. */
export const themeColors = { light: '#fbf8f3', dark: '#12201c' };

/**
 * Colours of the cards for shared links, which are drawn without style sheets: tokens of the light theme; a test
 * compares them.
 */
export const cardColors = { paper: '#fbf8f3', ink: '#1d2b27', inkSoft: '#4a5a54', spruce: '#1f5b48', mist: '#e9efed' };

/** The site's own pages on social networks. None is shown until it has an address here. */
export const socialLinks: { name: string; url: string }[] = [];

/** Where newsletter subscriptions go. Without an endpoint the signup is a demonstration that sends nothing. */
export const newsletter = {
  endpoint: process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT || undefined,
  /** The sender's mailing address and one of phone, email or website: Canada's anti-spam law wants them where consent is asked. */
  contact: process.env.NEXT_PUBLIC_NEWSLETTER_CONTACT || undefined,
};
