/** What the script of every page (lib/browser/site-script) says. */
export const siteScript = {
  /** Stands behind the address of a printed page. */
  printedOn: (day: string) => ` Printed ${day}.`,
  /** The name of the line that offers the new version, for screen readers. */
  newVersion: 'New version',
  updateReady: 'Update ready',
  reload: 'Reload now',
  later: 'Later',
};
