// For the scripts of pages without React, which fill markup that stands in the page.

/**
 * The element that a selector finds within a part of the page.
 * @throws Error where there is none: script and markup do not fit each other.
 */
export function findPart<Found extends HTMLElement>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`This part of the page has no ${selector}.`);
  return found;
}

/** Writes a text unless it stands there already: a live region is read again whenever it is written. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
