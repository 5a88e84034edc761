import type { Page } from '@playwright/test';

/** Sets the text spacing of WCAG 2.2, success criterion 1.4.12. */
export async function spaceTextOut(page: Page) {
  await page.evaluate(() => {
    // By script, as the pages' policy refuses a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * The visible texts that are cut off by a box or overlap another text. Drawings are left out, and what the calendar's
 * library hides behind its arrows.
 */
export function findTextTrouble(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const troubles = new Set<string>();
    const lines: { text: string; node: Node; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 60);
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('svg, option, noscript, script, style, .sr-only, .react-datepicker__navigation')) continue;
      const boxes = [];
      let floats = false;
      // For screen readers alone.
      let isHidden = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        floats ||= position === 'fixed' || position === 'sticky';
        const rect = box.getBoundingClientRect();
        isHidden ||= overflowX === 'hidden' && rect.width <= 1 && rect.height <= 1;
        boxes.push({ rect, overflowX, overflowY });
      }
      if (isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The height of a line of text holds room above and below the letters.
        const room = height / 4;
        const isClipped = (value: string) => value === 'hidden' || value === 'clip';
        for (const { rect, overflowX, overflowY } of boxes) {
          const cutsSide = isClipped(overflowX) && (left < rect.left - 1 || right > rect.right + 6);
          const cutsEnd = isClipped(overflowY) && (top + room < rect.top || bottom - room > rect.bottom);
          if (cutsSide || cutsEnd) troubles.add(`clipped: ${text}`);
        }
        if (!floats && !boxes.some(({ overflowY }) => overflowY !== 'visible'))
          lines.push({ text, node, left: left + 1, right: right - 6, top: top + room, bottom: bottom - room });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (other.node !== line.node && other.left < line.right && line.left < other.right)
          troubles.add(`overlapping: ${line.text} / ${other.text}`);
      }
    }
    return [...troubles];
  });
}
