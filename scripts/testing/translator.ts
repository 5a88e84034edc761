/**
 * What a translator does to sentences. `replaces`: each text gives way to an element with a text of its own. `rearranges`:
 * also one element takes all texts of a sentence together, and the links and bold words between them.
 */
export type Manner = 'replaces' | 'rearranges';

declare global {
  interface Window {
    translatePage: () => void;
  }
}

/**
 * Does to a page what translators built into browsers do, and goes on as it changes. The texts stay as they are, so that
 * they can be compared. Runs in a page, before it loads: all that it needs is inside.
 * @param options.isEarly As soon as the page is parsed, before React takes it over; otherwise when `window.translatePage`
 *   is called
 */
export function installTranslator({ manner, isEarly = false }: { manner: Manner; isEarly?: boolean }): void {
  // As they are before the page loads: translators live in a world of their own, which a page's changes do not reach.
  const { appendChild, replaceChild, removeChild } = Node.prototype;
  const untouched = '[translate=no],.notranslate,script,style,noscript,textarea,svg,code,font';
  const inline = /^(A|B|EM|I|SMALL|SPAN|STRONG|TIME)$/;

  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());

  function makeFont(...children: Node[]) {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    for (const child of children) appendChild.call(font, child);
    return font;
  }

  function replace(node: Node) {
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(untouched) || !isText(node)) return;
    const siblings = [...parentElement.childNodes];
    const font = makeFont(makeFont(document.createTextNode(node.nodeValue ?? '')));
    replaceChild.call(parentElement, font, node);
    if (manner === 'replaces') return;
    const [text] = font.childNodes;
    for (const sibling of siblings) {
      if (isText(sibling) && sibling !== node && text) {
        removeChild.call(parentElement, sibling);
        appendChild.call(text, document.createTextNode(sibling.nodeValue ?? ''));
      }
      if (inline.test(sibling.nodeName)) appendChild.call(font, sibling);
    }
  }

  function replaceAll(root: Node) {
    if (root.nodeType === Node.TEXT_NODE) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  }

  window.translatePage = () => {
    document.documentElement.lang = 'pa';
    document.documentElement.classList.add('translated-ltr');
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (isEarly) document.addEventListener('DOMContentLoaded', () => window.translatePage());
}
