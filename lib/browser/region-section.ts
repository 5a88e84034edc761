/** How long a page may take to load, ms: then it is linked instead. Our own choice. */
const PATIENCE_MS = 15_000;

/**
 * A part of a section of another page of this site, which the service worker precaches: so no text stands in two pages. It
 * should hold no ids.
 * @param address the other page
 * @param id of the section, its first attribute; it holds no other section
 * @param selector finds the part in the section
 * @throws where the page does not load in time, or has no such part
 */
export async function fetchSection(address: string, id: string, selector: string): Promise<HTMLElement> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(response.statusText);
  const html = await response.text();
  // This part alone: the policy of the page would refuse the style sheet of the other.
  const start = html.indexOf(`<section id="${id}"`);
  const section = html.slice(start, html.indexOf('</section>', start));
  const found = new DOMParser().parseFromString(section, 'text/html').querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${address} has no ${selector} in #${id}.`);
  return document.importNode(found, true);
}
