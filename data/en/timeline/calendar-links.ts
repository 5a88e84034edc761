export const title = 'One date at a time, to Google or Outlook';
export const intro =
  'These open on the web. Google or Microsoft gets what the entry shows: its title, day and text, and the time and place if you wrote them in. No reminder comes along: set your own there.';
export const none = 'Nothing that you chose lies ahead.';
export const calendars = { google: 'Google Calendar', outlook: 'Outlook' };
// Follows a calendar's name for those who do not see what it stands beside.
export const whatIsAdded = (title: string) => `: ${title}`;
