export const loading = 'Loading...';
export const notLoaded =
  'This part did not load. Nothing you entered is lost. Check your connection and try again, or load the page again.';
export const tryAgain = 'Try again';
