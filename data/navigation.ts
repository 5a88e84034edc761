// Labels stand under the ids in data/en/navigation.ts.

/** Pages in the order of the top navigation. */
export const mainNavigation = [
  { id: 'home', path: '/' },
  { id: 'calculator', path: '/calculator' },
  { id: 'development', path: '/development' },
  { id: 'resources', path: '/resources' },
  { id: 'timeline', path: '/timeline' },
] as const;

/** What people come back for, with labels and a line about each: in the menus, and under a heading of the footer. */
export const toolLinks = [
  { id: 'contraction-timer', path: '/contraction-timer' },
  { id: 'hospital-bag', path: '/hospital-bag' },
  { id: 'benefits', path: '/benefits' },
  { id: 'tips', path: '/tips' },
] as const;

export const quickLinks = [
  { id: 'province-resources', path: '/resources' },
  { id: 'timeline', path: '/timeline' },
  { id: 'baby-names', path: '/development#baby-names' },
  { id: 'parental-benefits', path: '/resources#parental-benefits' },
] as const;

/** Under the footer's columns, beside the copyright. */
export const footerLinks = [
  { id: 'about', path: '/about' },
  { id: 'support', path: '/support' },
] as const;

export const helpfulResources = [
  { id: 'sogc', url: 'https://www.pregnancyinfo.ca/' },
  {
    id: 'phac',
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
  },
  { id: 'ei', url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html' },
] as const;
