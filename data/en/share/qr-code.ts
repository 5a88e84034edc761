export const title = 'QR code with the link to your due date';
export const howToUse = "Point a phone's camera at the code to open the link.";
