// Some sites refuse requests that do not look like a browser's.
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; due-date-calculator check-links)',
  accept: 'text/html,*/*',
  'accept-language': 'en-CA,en',
};

/**
 * Requests a page, following its redirects.
 * @returns { status, finalUrl, title }: the status as a number, or what went wrong in a word
 */
export async function requestLink(url, timeoutMs) {
  try {
    const response = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(timeoutMs) });
    const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
    const title = isHtml ? findTitle(await response.text()) : '';
    if (!isHtml) await response.body?.cancel();
    return { status: response.status, finalUrl: response.url, title };
  } catch (error) {
    const status = error.name === 'TimeoutError' ? 'timeout' : (error.cause?.code ?? error.cause?.message ?? 'error');
    return { status, finalUrl: url, title: '' };
  }
}

export const isWorking = ({ status }) => typeof status === 'number' && status >= 200 && status < 300;

function findTitle(html) {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '';
  return title.replace(/\s+/g, ' ').trim();
}
