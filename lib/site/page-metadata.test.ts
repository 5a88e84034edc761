/** @jest-environment node */
import { siteOrigin } from '@/data/site';
import * as site from '@/words/site';
import { getPageMetadata, getSocialPictureName, getUnlistedMetadata } from './page-metadata';
import { getPage, listPages } from './pages';

it.each(['/', '/development/week-20'])('leaves the name of the site away from the title of %s', (path) => {
  expect(getPageMetadata(path).title).toEqual({ absolute: getPage(path).title });
});

it('has the name of the site added to a title that is short enough', () => {
  expect(getPageMetadata('/resources/ontario').title).toBe('Having a baby in Ontario');
});

it.each(['/support', '/when-to-call', '/movements'])(
  'puts the name of a calculator nowhere near a loss or what cannot wait: %s',
  (path) => {
    expect(getPageMetadata(path).title).toEqual({ absolute: getPage(path).title });
    expect(getPage(path).title).not.toContain(site.name);
  },
);

it('names the same page in the other language, and English for who reads neither', () => {
  expect(getPageMetadata('/development/week-20').alternates).toEqual({
    canonical: `${siteOrigin}/development/week-20`,
    languages: {
      'en-CA': `${siteOrigin}/development/week-20`,
      'fr-CA': `${siteOrigin}/fr/developpement/semaine-20`,
      'x-default': `${siteOrigin}/development/week-20`,
    },
  });
});

it('tells search engines and shared links the same of a page', () => {
  const { title, description } = getPage('/development/week-20');
  const metadata = getPageMetadata('/development/week-20');
  expect(metadata).toMatchObject({ description, alternates: { canonical: `${siteOrigin}/development/week-20` } });
  expect(metadata.openGraph).toMatchObject({
    type: 'website',
    locale: 'en_CA',
    siteName: 'Canadian Due Date Calculator',
    title,
    description,
    url: `${siteOrigin}/development/week-20`,
  });
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title, description });
});

it('shows one card, with its size, its full address and its title as text', () => {
  const images = [
    { url: `${siteOrigin}/social/timeline.png`, width: 1200, height: 630, alt: getPage('/timeline').title },
  ];
  expect(getPageMetadata('/timeline')).toMatchObject({ openGraph: { images }, twitter: { images } });
});

it('gives a link that one person sends to another a card, and keeps it from search engines', () => {
  const metadata = getUnlistedMetadata({ title: 'Your part', description: 'What you can do.' });
  expect(metadata).toMatchObject({ title: 'Your part', description: 'What you can do.', robots: { index: false } });
  const images = [{ url: `${siteOrigin}/social/home.png`, width: 1200, height: 630, alt: getPage('/').title }];
  expect(metadata).toMatchObject({
    openGraph: { title: 'Your part', description: 'What you can do.', images },
    twitter: { title: 'Your part', images },
  });
  expect(metadata.openGraph).not.toHaveProperty('url');
});

it.each([
  ['/', 'home.png'],
  ['/timeline', 'timeline.png'],
  ['/development/week-20', 'development-week-20.png'],
])('names the card of %s %s', (path, name) => {
  expect(getSocialPictureName(path)).toBe(name);
});

it('has a card of its own for each page', () => {
  const names = listPages().map(({ path }) => getSocialPictureName(path));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.includes('/'))).toEqual([]);
});

it('tells nothing of a page that is none', () => {
  expect(() => getPageMetadata('/nowhere')).toThrow("No page is at '/nowhere'");
});
