/** The part of /find-care that is printed by its own button. */
export const CALL_LIST = 'call-list';

/** Rows of the printed list in all, so that it stays on one page. */
const ROWS = 9;
/** Rows to write in that are there in any case. */
const BLANK_ROWS = 2;

/**
 * Puts the numbers and pages of a region's answer into the list that is printed, each with room beside it.
 * @param answer the copy of the answer; null for none
 */
export function fillCallList(list: HTMLElement, answer: HTMLElement | null): void {
  const calls = answer ? [...answer.querySelectorAll<HTMLElement>('[data-calls] li')] : [];
  list.querySelector('[data-region-calls]')?.replaceChildren(...calls.map(renderRow));
  const blanks = [...list.querySelectorAll<HTMLElement>('[data-blank-calls] tr')];
  const shown = Math.max(BLANK_ROWS, ROWS - calls.length);
  for (const [place, row] of blanks.entries()) row.hidden = place >= shown;
}

function renderRow(call: HTMLElement): HTMLElement {
  const row = document.createElement('tr');
  const who = document.createElement('td');
  const copy = call.cloneNode(true);
  who.append(...copy.childNodes);
  for (const unseen of who.querySelectorAll('.sr-only')) unseen.remove();
  // On paper a page is its address, where there is no number.
  const page = who.querySelector<HTMLAnchorElement>('a[target]');
  if (page && !who.querySelector('a[href^="tel:"]')) {
    const address = document.createElement('p');
    address.textContent = page.href.replace(/^https?:\/\/|\/$/g, '');
    who.append(address);
  }
  row.append(who, ...Array.from({ length: 3 }, () => document.createElement('td')));
  return row;
}
