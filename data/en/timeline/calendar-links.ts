export const intro =
  'Or add your due date to a calendar on the web. The link holds the date and nothing else about you.';
export const google = 'Google Calendar';
export const outlook = 'Outlook';
