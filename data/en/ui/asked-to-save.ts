/**
 * What a page knows of a download: that it asked for it. A browser inside of another app may save nothing, without a word.
 * The only sentence on it; `next` is what to do with the file, `wayOut` what works here without one.
 */
export const askedToSave = ({ next, wayOut }: { next?: string; wayOut?: string } = {}) =>
  [
    'Your browser was asked to save it.',
    next,
    'Nothing there? Open this page in Safari or Chrome and try again.',
    wayOut,
  ]
    .filter(Boolean)
    .join(' ');
