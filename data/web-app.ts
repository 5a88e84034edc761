/** What the site is called below its icon on a home screen. */
export const shortName = 'Due Date';

/**
 * The site's mark for home screens and tabs. `isBled`: drawn to the edges, as the system cuts its own shape from the
 * square.
 */
export const webAppIcons = [
  { file: 'icon-192.png', sizePx: 192, isBled: false },
  { file: 'icon-512.png', sizePx: 512, isBled: false },
  { file: 'maskable-192.png', sizePx: 192, isBled: true },
  { file: 'maskable-512.png', sizePx: 512, isBled: true },
  { file: 'apple-touch-icon.png', sizePx: 180, isBled: true },
] as const;

/** What a long press on the installed site's icon offers, the most urgent first. */
export const webAppShortcuts = [
  { path: '/contraction-timer', name: 'Contraction Timer', description: 'Time contractions and see when to call.' },
  { path: '/hospital-bag', name: 'Hospital Bag', description: 'What to pack, and what is packed.' },
  { path: '/calculator', name: 'Due Date Calculator', description: 'Your due date, your week and the days to go.' },
] as const;
