import type { Page } from '@playwright/test';

/**
 * The controls that cannot be pressed in their middle, because something lies over it or it is outside the page, those
 * whose words stand out of their own box, and the fields for a day that cut it off. Where a window is open, only those
 * in it.
 */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const troubles: string[] = [];
    const describe = (element: Element) => {
      const text = element.textContent || element.getAttribute('aria-label') || '';
      return `${element.localName} '${text.trim().slice(0, 40)}'`;
    };
    const open = [...document.querySelectorAll('dialog[open], [role=dialog], [popover]:popover-open')];
    const root = open.find((element) => element.checkVisibility()) ?? document.body;
    const before = window.scrollY;
    for (const control of root.querySelectorAll('a[href], button, summary, select, textarea, input, [role=tab]')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Hidden until it has the focus.
      if (control.matches('.sr-only')) continue;
      // A link of several lines has a box for each.
      const readBox = () => [...control.getClientRects()].find(({ width, height }) => width > 1.5 && height > 1.5);
      if (!readBox()) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = readBox();
      const met = box && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!box || !met) {
        troubles.push(`outside: ${describe(control)}`);
      } else if (!control.contains(met) && !met.closest('label')?.contains(control)) {
        troubles.push(`covered: ${describe(control)} by ${describe(met)}`);
      }
      if (control instanceof HTMLInputElement && control.type === 'date') {
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(control);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('No canvas to measure with');
        pen.font = `${fontSize} ${fontFamily}`;
        const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (pen.measureText('mm/dd/yyyy').width > room) troubles.push(`cut off: the day of ${control.id}`);
      }
      if (!control.matches('button, summary, a.rounded-control, [role=tab]')) continue;
      const outer = control.getBoundingClientRect();
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { width = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
        // For screen readers alone.
        if (width <= 1) continue;
        const words = document.createRange();
        words.selectNodeContents(node);
        const isOut = ({ left, right }: DOMRect) => left < outer.left - 1 || right > outer.right + 1;
        if ([...words.getClientRects()].some(isOut)) troubles.push(`too wide for its box: ${describe(control)}`);
      }
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return troubles;
  });
}
