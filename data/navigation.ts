// Which menus lead to a page stands in data/pages.ts. Labels stand under the ids in data/en/navigation.ts.

/** In the footer, some of them to a part of a page. */
export const quickLinks = [
  { id: 'province-resources', path: '/resources' },
  { id: 'timeline', path: '/timeline' },
  { id: 'baby-names', path: '/development#baby-names' },
  { id: 'parental-benefits', path: '/resources#parental-benefits' },
] as const;

export const helpfulResources = [
  { id: 'sogc', url: 'https://www.pregnancyinfo.ca/' },
  {
    id: 'phac',
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
  },
  { id: 'ei', url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html' },
] as const;
