import localFont from 'next/font/local';

export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
});

/** In one weight, for headings and large figures: half as heavy as all weights together. */
export const fraunces = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  variable: '--font-fraunces',
  weight: '600',
  display: 'swap',
});
