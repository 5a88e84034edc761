// Labels by the ids of data/navigation.ts.

export const mainNavigation = {
  home: 'Home',
  calculator: 'Calculator',
  development: 'Baby Development',
  resources: 'Resources',
  timeline: 'Timeline',
};

export const quickLinks = {
  'province-resources': 'Province-Specific Resources',
  timeline: 'Pregnancy Timeline',
  'baby-names': 'Canadian Baby Names',
  'parental-benefits': 'Parental Benefits',
  tips: 'Pregnancy Tips & Guides',
  'contraction-timer': 'Contraction Timer',
  'hospital-bag': 'Hospital Bag Checklist',
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
