/** Closes the parts of the home page that are for a first visit. Each opens again at a tap on its title. */
export function foldFirstVisit(): void {
  const parts = document.querySelectorAll<HTMLDetailsElement>('[data-part="first-visit"] > section > details');
  for (const part of parts) part.open = false;
}
