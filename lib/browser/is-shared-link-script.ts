/** An address that is likely to carry a due date, in any of the ways that `parseSharedDate` reads: its query and hash. */
export const sharedLinkPattern = /[?&#;]date(=|%|&|$)/i;

/** The same for scripts that run before the page mounts. */
export const isSharedLink = `${sharedLinkPattern}.test(location.search + location.hash)`;
