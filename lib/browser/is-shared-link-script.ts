/**
 * For scripts that run before the page mounts: whether its address is likely to carry a due date, in any of the ways that
 * `parseSharedDate` reads.
 */
export const isSharedLink = '/[?&#;]date(=|%3d|&|$)/i.test(location.search + location.hash)';
