/** The look of links in a row of buttons. */
export const linkLook =
  'inline-flex min-h-12 items-center justify-center rounded-control border border-spruce px-3 py-2.5 text-center font-semibold text-spruce transition-colors hover:bg-mist';
