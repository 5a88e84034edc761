// Runs on every page, also on those that ship no other script.

// The copyright year is filled in here, so that no page holds the year of its build.
for (const element of document.querySelectorAll('[data-current-year]')) {
  element.textContent = String(new Date().getFullYear());
}

// What is printed says where it came from: the address is known only where the site is served.
for (const element of document.querySelectorAll('[data-site-address]')) {
  element.textContent = window.location.host + window.location.pathname;
}

if (document.querySelector('[data-missing-page]')) {
  console.error('404: this page does not exist:', window.location.pathname);
}

// On a week's page: shows 'This is your week' to the visitor whose week it is.
const weekLine = document.querySelector('[data-week]');
if (weekLine && Number(weekLine.dataset.week) === findStoredWeek()) weekLine.hidden = false;

/** Completed weeks since the last period, by the due date that the calculator stored; undefined if there is none. */
function findStoredWeek() {
  try {
    const { version, dueDate } = JSON.parse(localStorage.getItem('pregnancy'));
    if (version !== 1) return undefined;
    const [year, month, day] = dueDate.split('-').map(Number);
    const now = new Date();
    // Calendar days, counted where no clock ever changes.
    const daysLeft =
      (Date.UTC(year, month - 1, day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86400000;
    return Math.floor((280 - daysLeft) / 7);
  } catch {
    return undefined;
  }
}
