/** @jest-environment node */
import { siteOrigin } from '@/data/site';
import { getStructuredData, serializeStructuredData } from './structured-data';

it('calls home an application that costs nothing', () => {
  expect(getStructuredData('/')).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: 'Canadian Due Date Calculator',
      url: `${siteOrigin}/`,
      isAccessibleForFree: true,
      inLanguage: 'en-CA',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'CAD' },
    },
  ]);
});

it('names the site and the language of every other page, and readers only of health advice', () => {
  const isPartOf = { '@type': 'WebSite', name: 'Canadian Due Date Calculator', url: `${siteOrigin}/` };
  const [advice] = getStructuredData('/development/week-20');
  expect(advice).toMatchObject({
    url: `${siteOrigin}/development/week-20`,
    inLanguage: 'en-CA',
    isPartOf,
    audience: { '@type': 'PeopleAudience', name: 'Expectant parents in Canada' },
  });
  const [page] = getStructuredData('/hospital-bag');
  expect(page).toMatchObject({ isPartOf });
  expect(page).not.toHaveProperty('audience');
});

it('says of a page with health advice when it was last reviewed', () => {
  expect(getStructuredData('/development/week-20')[0]).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-11-21',
  });
  expect(getStructuredData('/hospital-bag')[0]).toMatchObject({ '@type': 'WebPage' });
});

it('leads from home to a page by the pages above it', () => {
  expect(getStructuredData('/development/week-20')[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Baby Development', item: expect.stringMatching(/\/development$/) },
      { position: 3, name: 'Week 20', item: expect.stringMatching(/\/development\/week-20$/) },
    ],
  });
});

it('leads straight from home to a page of the menu', () => {
  expect(getStructuredData('/timeline')[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteOrigin}/` },
      { '@type': 'ListItem', position: 2, name: 'Timeline', item: `${siteOrigin}/timeline` },
    ],
  });
});

it('cannot end the script element that holds it', () => {
  const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

it('knows no page at an address that is none', () => {
  expect(() => getStructuredData('/nowhere')).toThrow("No page is at '/nowhere'");
});
