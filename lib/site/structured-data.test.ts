/** @jest-environment node */
import { siteOrigin } from '@/data/site';
import { listPages } from './pages';
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

it('says of health advice that it is some', () => {
  expect(getStructuredData('/development/week-20')[0]).toMatchObject({ '@type': 'MedicalWebPage' });
  expect(getStructuredData('/hospital-bag')[0]).toMatchObject({ '@type': 'WebPage' });
});

it('says of every page when it changed, and claims a review of none, nor questions or ratings', () => {
  for (const { path, lastChanged } of listPages()) {
    const things = getStructuredData(path);
    expect({ path, day: things[0]?.dateModified }).toEqual({ path, day: lastChanged });
    expect(JSON.stringify(things)).not.toMatch(/lastReviewed|reviewedBy|FAQPage|HowTo|aggregateRating/);
  }
});

it('calls an application what can be used, by what it does, and nothing else', () => {
  const found = listPages().flatMap(({ path }) =>
    getStructuredData(path)
      .filter((thing) => thing['@type'] === 'WebApplication')
      .map(({ name, applicationCategory }) => ({ path, name, applicationCategory })),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      { path: '/', name: 'Canadian Due Date Calculator', applicationCategory: 'HealthApplication' },
      { path: '/calculator', name: 'Calculator', applicationCategory: 'HealthApplication' },
      { path: '/contraction-timer', name: 'Contraction Timer', applicationCategory: 'HealthApplication' },
      { path: '/hospital-bag', name: 'Hospital Bag', applicationCategory: 'UtilitiesApplication' },
      { path: '/benefits', name: 'Benefits Planner', applicationCategory: 'FinanceApplication' },
    ]),
  );
  const tools = listPages().filter(({ kind }) => kind === 'tool');
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
  expect(found.map(({ path }) => path)).not.toContain('/development/week-20');
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
