/** Pages in the order of the top navigation. */
export const mainNavigation = [
  { path: '/', label: 'Home' },
  { path: '/calculator', label: 'Calculator' },
  { path: '/development', label: 'Baby Development' },
  { path: '/resources', label: 'Resources' },
  { path: '/timeline', label: 'Timeline' },
] as const;

export const quickLinks = [
  { path: '/resources', label: 'Province-Specific Resources' },
  { path: '/timeline', label: 'Pregnancy Timeline' },
  { path: '/development#baby-names', label: 'Canadian Baby Names' },
  { path: '/resources', label: 'Parental Benefits' },
  { path: '/tips', label: 'Pregnancy Tips & Guides' },
  { path: '/contraction-timer', label: 'Contraction Timer' },
  { path: '/hospital-bag', label: 'Hospital Bag Checklist' },
] as const;

/** Under the footer's columns, beside the copyright. */
export const footerLinks = [
  { path: '/about', label: 'About, sources and privacy' },
  { path: '/support', label: 'Support after a loss' },
] as const;

export const helpfulResources = [
  { url: 'https://www.pregnancyinfo.ca/', label: 'Pregnancy Info (SOGC)' },
  {
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
    label: 'Public Health Agency of Canada: pregnancy guide',
  },
  {
    url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
    label: 'EI maternity and parental benefits',
  },
] as const;
