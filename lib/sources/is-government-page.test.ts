/** @jest-environment node */
import { isGovernmentPage } from './is-government-page';

it.each([
  'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
  'https://laws-lois.justice.gc.ca/eng/acts/E-5.6/',
  'https://www2.gov.bc.ca/gov/content/health',
  'https://www.rqap.gouv.qc.ca/en',
  'https://yukon.ca/en/health',
])('knows a page of a government: %s', (url) => {
  expect(isGovernmentPage(url)).toBe(true);
});

it.each([
  'https://notcanada.ca/',
  'https://canada.ca.example.org/',
  'https://www.ctvnews.ca/canada.ca',
  'https://guidelines.diabetes.ca/cpg/chapter36',
])('takes no other page for one: %s', (url) => {
  expect(isGovernmentPage(url)).toBe(false);
});
