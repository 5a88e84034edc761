// The block below a result.
export const title = 'Share your due date';
export const whatTheLinkHolds =
  'The link contains your due date, so whoever gets the link can see the date. It contains nothing else about you.';
export const facebook = 'Facebook';
export const twitter = 'Twitter';
export const email = 'Email';
export const textMessage = 'Text message';
export const qrCode = 'QR Code';
export const drawingCode = 'Drawing the code...';
export const shareWithApp = 'Share with an app';
export const loadingCards = 'Loading the announcement cards...';

// Copying.
export const copyLink = 'Copy Link';
export const copied = 'Copied!';
export const copyStatus = 'Copying';
export const isCopied = 'The link is copied.';
export const linkLabel = 'Link to your due date';
export const copyByHand =
  "Your browser did not let us copy. The link is selected: copy it with Ctrl+C, with Command+C on a Mac, or with your phone's own menu.";

// What is sent.
/** Subject of the email and title in a share sheet. */
export const subject = 'My Due Date';
export const daysToGo = (date: string, days: string, age: string) =>
  `My baby is due on ${date}. There are ${days} days to go, and the pregnancy is ${age} along.`;
export const oneDayToGo = (date: string, age: string) =>
  `My baby is due tomorrow, ${date}. There is 1 day to go, and the pregnancy is ${age} along.`;
export const dueToday = (date: string, age: string) => `My baby is due today, ${date}. The pregnancy is ${age} along.`;
export const dueYesterday = (date: string, age: string) =>
  `My baby was due yesterday, ${date}. The pregnancy is ${age} along.`;
export const daysPast = (date: string, days: string, age: string) =>
  `My baby was due on ${date}, ${days} days ago. The pregnancy is ${age} along.`;

export const sharingFailed = {
  title: 'Sharing did not work',
  description: 'Try another way to share, or copy the link.',
};
