/** The field that searches the site: its id on its pages, by which an address leads into it. */
export const SEARCH_FIELD = 'search-field';
