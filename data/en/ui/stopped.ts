/** What stands in the place of a part of a page, or of the whole page, that has failed while it was used. */
export const partStopped = 'This part of the page has stopped working.';
export const pageStopped = 'This page has stopped working.';
export const reloadToGoOn = 'What was kept on this device is still there. Reload the page to go on.';
export const reload = 'Reload';
export const home = 'Home page';
