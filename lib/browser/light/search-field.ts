/** Answers what is typed in a field that searches the site. */
export function startSearchField(part: HTMLElement): void {
  part.querySelector('input')?.setAttribute('data-search', '');
}
