export const title = 'Keep this on your home screen.';
export const how =
  "Open the menu or the share button of your browser, and choose 'Add to Home Screen'. It opens like an app, also without a connection.";
