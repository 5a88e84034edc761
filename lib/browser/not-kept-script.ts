/**
 * Runs while the browser parses a page. Where it lets the site keep nothing, be its storage blocked or full, it marks the
 * element before itself. A value is tried and removed: reading alone does not show that nothing can be written.
 */
export const notKeptScript = `try {
  localStorage.setItem('isKept', '1');
  localStorage.removeItem('isKept');
} catch {
  document.currentScript.previousElementSibling.dataset.storage = 'refused';
}`;
