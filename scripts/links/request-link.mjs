// Some sites refuse requests that do not look like a browser's.
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; due-date-calculator check-links)',
  accept: 'text/html,*/*',
  'accept-language': 'en-CA,en',
};

/**
 * @typedef {object} Answer
 * @property {number | string} status what the host said, or what went wrong in a word
 * @property {string} finalUrl
 * @property {string} title
 */

/**
 * Requests a page, following its redirects.
 * @param {string} url
 * @param {number} timeoutMs
 * @returns {Promise<Answer>}
 */
export async function requestLink(url, timeoutMs) {
  try {
    const response = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(timeoutMs) });
    const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
    const title = isHtml ? findTitle(await response.text()) : '';
    if (!isHtml) await response.body?.cancel();
    return { status: response.status, finalUrl: response.url, title };
  } catch (error) {
    return { status: describeFailure(error), finalUrl: url, title: '' };
  }
}

/** @param {any} error whatever fetch throws */
function describeFailure({ name, cause }) {
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? 'error');
}

/** @param {Pick<Answer, 'status'>} answer */
export const isWorking = ({ status }) => typeof status === 'number' && status >= 200 && status < 300;

/** @param {string} html */
function findTitle(html) {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '';
  return title.replace(/\s+/g, ' ').trim();
}
