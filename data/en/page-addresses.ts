/** Addresses of pages in this language, where data names another: none, as data names the English ones. */
export const pageAddresses: Record<string, string> = {};
