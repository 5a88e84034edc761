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
