export const title = 'Send a copy';
export const intro =
  'For a partner, a parent, a friend, or whoever comes along to the birth. They see the week, what they can do in it, and what you choose here.';

export const goesAlong = 'What goes along';
export const parts = { appointments: 'My appointments', bag: 'My hospital bag' };

export const goesOut = 'This goes out';
export const due = (date: string) => `The due date: ${date}`;
export const born = (date: string) => `The birthday: ${date}`;
export const madeOn = (day: string) => `The day of the copy: ${day}`;
export const region = (name: string) => `Where you live: ${name}`;
export const appointment = ({ title: name, when }: { title: string; when: string }) => `${name}: ${when}`;
export const packed = ({ checked, total }: { checked: number; total: number }) =>
  `The hospital bag: ${checked} of ${total} packed, and what is still open`;
/** The names of what was added to the list. */
export const ownItems = (names: string) => `Your own items in the bag: ${names}`;
export const neverGoes =
  'Nothing else: no labour that you timed, no phone numbers, no benefits plan, nothing that you ticked elsewhere.';
export const whoCanRead =
  "Whoever has the link can read it, and it cannot be taken back. If things change, send a new one, or ask them to tap 'Stop following'.";

export const share = 'Share with an app';
export const message = 'A copy of my pregnancy for you to follow:';
export const bornMessage = 'A copy of my dates for you to follow:';
export const subject = 'A copy for you';
export const linkLabel = 'Link to the copy';
export const qrTitle = 'QR code with the link to the copy';
export const tooLongForCode = 'This is too much for a QR code. Send the link, or leave something out.';
export const cannotMake = 'Your browser could not make the link. Try again in another browser.';
