/**
 * The texts, labels and alternative texts of a page, a line each, in the order of the page. It is sent to the browser
 * as source code, so it cannot use anything outside of itself.
 * @param {string} html
 * @returns {string[]}
 */
export function extractText(html) {
  const READ_ATTRIBUTES = ['alt', 'title', 'placeholder', 'label', 'content'];
  const INLINE = /^(a|abbr|b|br|cite|em|i|mark|q|small|span|strong|sub|sup|time|wbr)$/;
  /** @type {string[]} */
  const lines = [];
  let line = '';

  // Keeps no-break spaces, which are part of the text.
  /** @param {string} text */
  const clean = (text) => text.replace(/[ \t\r\n]+/g, ' ').trim();
  function endLine() {
    if (clean(line)) lines.push(clean(line));
    line = '';
  }
  /** @param {Element} element */
  function readAttributes(element) {
    // Policies and addresses are not read by visitors.
    if (element.hasAttribute('http-equiv')) return;
    const isAddress = element.localName === 'meta' && /^(https?:)?\//.test(element.getAttribute('content') ?? '');
    for (const { name, value } of element.attributes) {
      const isRead = READ_ATTRIBUTES.includes(name) || /^aria-(label|description|valuetext)$/.test(name);
      if (isRead && !isAddress && clean(value)) lines.push(`[${name}] ${clean(value)}`);
    }
  }
  /** @param {Node} node */
  function readNode(node) {
    if (node instanceof Text) line += node.data;
    if (!(node instanceof Element)) return;
    const { localName } = node;
    if (localName === 'style') return;
    if (localName === 'script' && node.getAttribute('type') !== 'application/ld+json') return;
    const isInline = INLINE.test(localName);
    if (!isInline) endLine();
    readAttributes(node);
    if (localName === 'br') line += ' ';
    for (const child of node.childNodes) readNode(child);
    if (!isInline) endLine();
  }

  readNode(new DOMParser().parseFromString(html, 'text/html').documentElement);
  return lines;
}
