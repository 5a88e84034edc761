/** Opens the browser's print dialog for the page. */
export function printPage(): void {
  window.print();
}
