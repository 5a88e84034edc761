/** What works offline, for the page that is shown when a page cannot be loaded. */
export const offlinePages = [
  { path: '/contraction-timer', name: 'Contraction Timer', what: 'Times contractions, and still has those you timed.' },
  { path: '/hospital-bag', name: 'Hospital Bag', what: 'Your list, and what you have packed.' },
  { path: '/calculator', name: 'Calculator', what: 'Your due date and your week.' },
  { path: '/development', name: 'Baby Development', what: 'All forty weeks.' },
  { path: '/timeline', name: 'Timeline', what: 'Your appointments and milestones.' },
  { path: '/resources', name: 'Resources', what: 'Where to find help in your province or territory.' },
] as const;

export const offlineAdvice =
  'Links to other sites, sharing online and the newsletter need a connection. Phone calls and text messages may still work: they do not need the internet.';
