// Runs on every page, also on those that ship no other script.

// The copyright year is filled in here, so that no page holds the year of its build.
for (const element of document.querySelectorAll('[data-current-year]')) {
  element.textContent = String(new Date().getFullYear());
}

if (document.querySelector('[data-missing-page]')) {
  console.error('404: this page does not exist:', window.location.pathname);
}
