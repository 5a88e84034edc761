/** @jest-environment node */
import { getStructuredData, serializeStructuredData } from './structured-data';

it('calls home an application that costs nothing', () => {
  expect(getStructuredData('/')).toMatchObject([{ '@type': 'WebApplication', offers: { price: '0' } }]);
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

it('cannot end the script element that holds it', () => {
  const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

it('knows no page at an address that is none', () => {
  expect(() => getStructuredData('/nowhere')).toThrow("No page is at '/nowhere'");
});
