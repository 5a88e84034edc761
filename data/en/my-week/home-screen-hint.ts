import type { Statement } from '@/data/statement';

export const title = 'Keep this on your home screen.';
export const how =
  "Open the menu or the share button of your browser, and choose 'Add to Home Screen'. It opens like an app, also without a connection.";

// In Safari.
export const safariTitle = 'So that nothing gets lost.';
export const safari: Statement = {
  text: 'Safari may delete what this site has stored for you once you have used Safari for seven days without coming here. On an iPhone or iPad, an app on the home screen counts its own days.',
  sources: ['webkit-seven-days', 'mdn-storage'],
};
export const safariHow =
  "To have one, open the share button and choose 'Add to Home Screen'. It may begin empty, so take your dates along.";
export const takeAlong = 'Take everything along';
