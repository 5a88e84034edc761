import '@testing-library/jest-dom';

// jsdom has no media queries; tests run as if the visitor preferred less motion.
if (typeof window !== 'undefined') {
  // It lays nothing out either, so it has nowhere to scroll.
  window.Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query: string) =>
    ({ matches: query.includes('prefers-reduced-motion'), media: query }) as MediaQueryList;
}
