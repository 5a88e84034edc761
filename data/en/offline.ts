export const title = 'You are offline';
export const intro =
  'The page you asked for is not on this device, and there is no connection to fetch it. Most of this site still works.';
export const worksTitle = 'What works now';
export const pages = {
  'contraction-timer': {
    name: 'Contraction Timer',
    what: 'Times contractions, and still has those you timed.',
  },
  'when-to-call': { name: 'When to call', what: 'Every sign, by week, with what to do.' },
  'can-i': { name: 'Can I\u00a0…?', what: 'Every answer about food, drinks, medicines and more.' },
  'hospital-bag': { name: 'Hospital Bag', what: 'Your list, and what you have packed.' },
  calculator: { name: 'Calculator', what: 'Your due date and your week.' },
  development: { name: 'Baby Development', what: 'All forty weeks.' },
  timeline: { name: 'Timeline', what: 'Your appointments and milestones.' },
  resources: { name: 'Resources', what: 'Where to find help in your province or territory.' },
};
export const advice =
  'Links to other sites, sharing online and the newsletter need a connection. Phone calls and text messages may still work: they do not need the internet.';
