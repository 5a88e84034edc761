/** Opens the answer of the look-up that the address names: the browser shows it, as it is the part of the page with that id. */
export function openAskedAnswer(): void {
  const asked = document.getElementById(window.location.hash.slice(1));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
}
