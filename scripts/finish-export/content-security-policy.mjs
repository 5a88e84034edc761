import { createHash } from 'node:crypto';
import { hasIsland } from './strip-page.mjs';

// Speculation rules count as scripts. Their own keyword, 'inline-speculation-rules', does nothing in Chromium once a
// policy holds a hash, and would allow any rules. Other data blocks need no permission.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="(?!speculationrules")))[^>]*>([\s\S]*?)<\/script>/g;
const ANY_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const CHARSET = /<meta charset="utf-8"\/?>/i;

/**
 * The Content-Security-Policy of one finished page. Inline scripts and style elements are allowed by their hash, so
 * that nothing that is added to the page later can run.
 * @param {string} html
 * @param {{ newsletterEndpoint?: string }} [settings] the address that the signup form posts to, if there is one
 */
export function getContentSecurityPolicy(html, { newsletterEndpoint } = {}) {
  const markup = html.replace(ANY_SCRIPT, '');
  // A path without a host is on this host and needs no permission.
  const connections =
    newsletterEndpoint && URL.canParse(newsletterEndpoint) ? [new URL(newsletterEndpoint).origin] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...listHashes(html, INLINE_SCRIPT)],
    'style-src': ["'self'", ...listHashes(markup, STYLE)],
    // Pictures that the visitor makes are data: and blob: on their way to the download.
    'img-src': hasIsland(html) ? ["'self'", 'data:', 'blob:'] : ["'self'"],
    'connect-src': ["'self'", ...connections],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    // html-to-image resolves the addresses of fonts through a <base> in a document of its own.
    'base-uri': [hasIsland(html) ? "'self'" : "'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Puts the policy into the page, before anything that it could stop.
 * @param {string} html
 * @param {string} policy
 * @throws when the page names no charset first
 */
export function insertPolicy(html, policy) {
  if (!CHARSET.test(html)) throw new Error('The page has no <meta charset> to put its policy behind.');
  return html.replace(CHARSET, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/**
 * @param {string} html
 * @param {RegExp} pattern whose first group is what to hash
 */
function listHashes(html, pattern) {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
