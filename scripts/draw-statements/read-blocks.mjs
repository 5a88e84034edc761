/**
 * @typedef {{ title: string, url: string }} NamedSource
 * @typedef {{ about: string, sources?: NamedSource[], page?: string }} SourceGroup `about` is '' for the list of the whole
 *   page; `page` is where that list stands, if a link leads to it
 * @typedef {{ heading: string, text: string, beside: NamedSource[], groups: number[] }} Block `groups` are indexes of
 *   the lists of sources that stand for the block, the narrowest first
 */

/**
 * The texts of a page's main part, a block each, with the heading above it and the sources that the page names for it:
 * links to other sites within the same paragraph, list item or card, and the folded lists 'Sources' of the fold, the
 * section and the page, and the list of another page that a link leads to. It is sent to the browser as source code, so it cannot use anything outside of itself.
 * @param {string} html
 * @returns {{ blocks: Block[], groups: SourceGroup[] }}
 */
export function readBlocks(html) {
  const INLINE = /^(a|abbr|b|br|cite|em|i|mark|q|small|span|strong|sub|sup|time|wbr)$/;
  const LEFT_OUT = 'script, style, template, nav, svg, button, select, textarea, .sr-only, .publications';
  /** @type {Block[]} */
  const blocks = [];
  /** @type {{ group: SourceGroup, scope: Element }[]} */
  const lists = [];
  let heading = '';
  let line = '';

  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  // Keeps no-break spaces, which are part of the text.
  /** @param {string} text */
  const clean = (text) => text.replace(/[ \t\r\n]+/g, ' ').trim();
  /** @param {Element} element */
  const listLinks = (element) =>
    [...element.querySelectorAll('a[href^="http"]')].map((link) => {
      const copy = /** @type {Element} */ (link.cloneNode(true));
      for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
      return { title: clean(copy.textContent ?? ''), url: link.getAttribute('href') ?? '' };
    });
  /** @param {Element} fold */
  const isSourceList = (fold) =>
    fold.matches('details') && /^Sources\b/.test(clean(fold.querySelector('summary')?.textContent ?? ''));

  // The part of the page that a list stands for: what is around it, except a section that holds nothing else.
  /** @param {Element} fold */
  function getScope(fold) {
    const id = fold.querySelector('[id]')?.id;
    const parts = 'section, article, details, main, [role="tabpanel"]';
    let scope = fold.parentElement?.closest(parts);
    while (scope && id && scope.getAttribute('aria-labelledby') === id) scope = scope.parentElement?.closest(parts);
    return scope;
  }

  /** @param {Element} element the one that holds the text directly */
  function endBlock(element) {
    const text = clean(line);
    line = '';
    if (!text) return;
    const item = element.closest('li, td, dd, .rounded-card') ?? element;
    const around = item.querySelector('ul, ol, details') ? element : item;
    const groups = lists
      .filter(({ scope }) => scope.contains(element))
      .sort((a, b) => (a.scope.contains(b.scope) ? 1 : -1))
      .map((list) => lists.indexOf(list));
    blocks.push({ heading, text, beside: listLinks(around), groups });
  }

  /** @param {Element} element */
  function readElement(element) {
    if (element.matches(LEFT_OUT) || isSourceList(element)) return;
    const above = heading;
    const isInline = INLINE.test(element.localName);
    const isHeading = /^h[1-6]$/.test(element.localName);
    for (const child of element.childNodes) {
      if (child instanceof Text) line += child.data;
      if (!(child instanceof Element)) continue;
      const isLabel = child.classList.contains('block');
      if (child.localName === 'br') line += ' ';
      // What follows an element or the end of a sentence without a space stands apart on the page, as a label does.
      const isApart = child.previousSibling instanceof Element || /[.?!]$/.test(line);
      if (!INLINE.test(child.localName) || isApart) endBlock(element);
      readElement(child);
      if (isLabel) endBlock(element);
    }
    if (isHeading) {
      heading = clean(line) || above;
      line = '';
    }
    if (!isInline) endBlock(element);
    if (element.localName === 'details') heading = above;
  }

  if (!main) return { blocks: [], groups: [] };
  for (const fold of main.querySelectorAll('details')) {
    const scope = isSourceList(fold) && getScope(fold);
    if (!scope) continue;
    const name = scope.querySelector('summary h2, summary h3, h1, h2, h3');
    const about = scope === main ? '' : clean(name?.textContent ?? '');
    lists.push({ group: { about, sources: listLinks(fold) }, scope });
  }
  for (const list of main.querySelectorAll('.publications'))
    lists.push({ group: { about: list.id, sources: listLinks(list) }, scope: list });
  for (const link of main.querySelectorAll('a[href^="/"]')) {
    const [page, hash = ''] = (link.getAttribute('href') ?? '').split('#');
    const scope = /^(sources$|publications-)/.test(hash) && getScope(link);
    if (scope) lists.push({ group: { about: hash.replace('sources', ''), page }, scope });
  }
  readElement(main);
  return { blocks, groups: lists.map(({ group }) => group) };
}
