import { languages } from '../setup/languages.mjs';

/**
 * Features that the site uses are allowed for itself only; all others are denied. Without 'bluetooth' and 'web-share':
 * browsers that do not know them complain on every page.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** The contraction timer keeps the screen on; results are copied. */
const OWN_FEATURES = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The file's name, at the root of what is published. */
export const HEADERS_FILE = '_headers';

/** For every answer, whatever its address. */
export const SECURITY_HEADERS = {
  // What a page may load stands in the page itself; who may frame it counts only here.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // An address may hold the visitor's due date, so other sites get only the origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/**
 * The headers of a static host as rules, a path with what is sent for it. Hosts send what all fitting rules say, joined
 * where two name the same header: so no header stands in two rules that fit one address. Pages need no rule for caching,
 * as these hosts have them asked for anew by themselves.
 * @param {string} basePath
 * @param {string} transportSecurity the value of Strict-Transport-Security. Without one it is not sent: for as long as it
 *   says, browsers refuse a name that has lost its HTTPS, so it is for the owner of the name to choose
 */
export function listHeaderRules(basePath = '', transportSecurity = '') {
  const ownHeaders = transportSecurity ? { 'Strict-Transport-Security': transportSecurity } : {};
  return [
    { path: `${basePath}/*`, headers: { ...SECURITY_HEADERS, ...ownHeaders } },
    // Their names hold the hash of their content.
    ...languages.map(({ prefix }) => ({
      path: `${basePath}${prefix}/_next/static/*`,
      headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
    })),
    // An old one would keep visitors from every later version, whatever else a host is set to keep.
    ...languages.map(({ prefix }) => ({
      path: `${basePath}${prefix}/sw.js`,
      headers: { 'Cache-Control': 'no-cache' },
    })),
  ];
}

/** The rules in the format of Netlify and Cloudflare Pages. */
export function formatHeadersFile(basePath = '', transportSecurity = '') {
  return listHeaderRules(basePath, transportSecurity)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
