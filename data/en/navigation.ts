// Labels of links by the ids of data/pages.ts and data/navigation.ts. A page that has none here stands in its menu under
// the short title of its own words.

export const mainNavigation = {
  home: 'Home',
  calculator: 'Calculator',
  development: 'Baby Development',
  resources: 'Resources',
  timeline: 'Timeline',
};

export const toolLinks = {
  'contraction-timer': { label: 'Contraction timer', about: 'One big button. Works offline.' },
  'hospital-bag': { label: 'Hospital bag', about: 'A list to pack from and to print' },
  benefits: { label: 'Benefits planner', about: 'Your leave, in dollars and dates' },
  tips: { label: 'Tips and guides', about: 'By trimester' },
  birth: { label: 'My baby is here', about: 'First weeks and papers' },
  'take-along': { label: 'Take it along', about: 'All you keep here, to another phone' },
};

export const quickLinks = {
  'province-resources': 'Province-Specific Resources',
  timeline: 'Pregnancy Timeline',
  'baby-names': 'Canadian Baby Names',
  'parental-benefits': 'Parental Benefits',
};

export const footerLinks = {
  about: 'About, sources and privacy',
  support: 'Support after a loss',
};

export const helpfulResources = {
  sogc: 'Pregnancy Info (SOGC)',
  phac: 'Public Health Agency of Canada: pregnancy guide',
  ei: 'EI maternity and parental benefits',
};
