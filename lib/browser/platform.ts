import { href } from '@/lib/site/href';

/** Scheme and host of the page, for absolute links. Only for what renders after the page has mounted. */
export function getSiteOrigin(): string {
  return window.location.origin;
}

/** Goes to another page of this site, as a link would. `path` starts with '/'. */
export function openPage(path: string): void {
  window.location.assign(href(path));
}

export function reloadPage(): void {
  window.location.reload();
}

/**
 * Gives focus to the button that was clicked, for a click that opens a dialog: Safari does not focus a clicked button,
 * and the dialog returns focus to the element that had it.
 */
export function focusClicked({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.focus();
}

/** Opens the browser's print dialog for the page. */
export function printPage(): void {
  window.print();
}

/**
 * Prints one part of the page alone: what stands in an element with `data-print-part="{part}"`. The rule is in
 * app/globals.css.
 */
export function printPart(part: string): void {
  const root = document.documentElement;
  root.dataset.printOnly = part;
  window.addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  window.print();
}

/** Long enough for a slow browser to have begun reading. */
const KEEP_MS = 40_000;

/** Saves a file among the visitor's downloads. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Whether the device is mostly used by touch. Only for event handlers and what renders after mount. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Whether the page was opened from the home screen, as an app. Only for what renders after mount. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
