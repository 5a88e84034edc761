/**
 * What the site uses of the browser is allowed for itself alone; everything else is denied, also to what it may embed.
 * Without 'bluetooth' and 'web-share': browsers that do not know them complain on every page.
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
const DAY_SECONDS = 24 * 60 * 60;

/** For every answer, whatever its address. */
export const SECURITY_HEADERS = {
  // A link's date is the visitor's own: other sites learn the origin alone.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'X-Content-Type-Options': 'nosniff',
  // For missing pages too, whose address no rule with a policy can name.
  'X-Frame-Options': 'DENY',
};

/** Files under this path have the hash of their content in their name. */
const IMMUTABLE_CACHING = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Pages, and scripts that keep their name: asked for again each time, sent again only if they changed. */
const REVALIDATED_CACHING = 'no-cache';
const PICTURE_CACHING = `public, max-age=${DAY_SECONDS}`;

/**
 * The headers of a static host as rules, a path with what is sent for it. Hosts send what all fitting rules say, and two
 * policies would both have to allow a thing: so each policy stands at the exact address of its page.
 * @param policies the Content-Security-Policy of each page by its path below the base path, as in '/calculator'
 */
export function listHeaderRules(policies, { basePath = '' } = {}) {
  return [
    { path: `${basePath}/*`, headers: SECURITY_HEADERS },
    { path: `${basePath}/_next/static/*`, headers: { 'Cache-Control': IMMUTABLE_CACHING } },
    ...['/sw.js', '/site.js', '/manifest.webmanifest'].map((path) => ({
      path: basePath + path,
      headers: { 'Cache-Control': REVALIDATED_CACHING },
    })),
    ...['/pictures/*', '/babies/*', '/icons/*', '/social/*'].map((path) => ({
      path: basePath + path,
      headers: { 'Cache-Control': PICTURE_CACHING },
    })),
    ...Object.entries(policies).map(([path, policy]) => ({
      path: basePath + path,
      headers: {
        'Cache-Control': REVALIDATED_CACHING,
        // A page cannot say of itself who may frame it: that part counts only here.
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      },
    })),
  ];
}

/** The rules in the format of Netlify and Cloudflare Pages. */
export function formatHeadersFile(rules) {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
