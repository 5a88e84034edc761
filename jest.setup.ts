import '@testing-library/jest-dom';

// jsdom has no media queries; tests run as if the visitor preferred less motion.
if (typeof window !== 'undefined') {
  // It lays nothing out either, so it has nowhere to scroll.
  window.Element.prototype.scrollIntoView = () => {};
  // Nor does it tell how one came to the page.
  window.performance.getEntriesByType ??= () => [];
  window.matchMedia = (query: string) =>
    ({ matches: query.includes('prefers-reduced-motion'), media: query }) as MediaQueryList;
  // A part that loads on demand takes longer than the usual second on a busy machine. What never comes ends the test.
  const { configure } = require('@testing-library/dom') as typeof import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}
