// The block below a result.
export const title = 'Share your due date';
export const whatTheLinkHolds =
  'The link contains your due date, so whoever gets the link can see the date. It contains nothing else about you.';
/** Leads to where a copy of more can be sent. */
export const forPartner = 'For my partner or companion: appointments and bag too';
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
