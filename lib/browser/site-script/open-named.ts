/**
 * Opens the `<details>` that the hash of the address names, or in which what it names stands, and goes there: browsers
 * that do not do so by themselves would stay where they are. Also where the same link is pressed again.
 */
export function openNamed(): void {
  open();
  window.addEventListener('hashchange', open);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === window.location.hash) open();
  });
}

function open(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  let folded = named?.closest('details');
  if (!named || !folded) return;
  let hasOpened = false;
  for (; folded; folded = folded.parentElement?.closest('details')) {
    if (!folded.open) hasOpened = true;
    folded.open = true;
  }
  if (hasOpened) named.scrollIntoView();
}
