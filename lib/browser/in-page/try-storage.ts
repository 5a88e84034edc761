// Stands after a line that says that nothing is stored. Where the browser lets the site store nothing, be its storage
// blocked or full, it marks that line. A value is tried and removed: reading alone does not show that nothing can be
// written.

const line = document.currentScript?.previousElementSibling as HTMLElement;

try {
  localStorage.setItem('isStored', '1');
  localStorage.removeItem('isStored');
} catch {
  line.dataset.storage = 'refused';
}
