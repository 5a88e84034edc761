export const title = 'One date at a time, to Google or Outlook';
export const intro =
  'Each link opens that calendar on the web. It gives Google or Microsoft what the entry shows: the title, the day, the text, and the time and place if you wrote them in. It carries no reminder: set your own there.';
export const none = 'Nothing that you chose lies ahead.';
export const calendars = { google: 'Google Calendar', outlook: 'Outlook' };
// Follows a calendar's name for those who do not see what it stands beside.
export const whatIsAdded = (title: string) => `: ${title}`;
