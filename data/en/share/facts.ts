export const share = 'Share';
export const tweet = 'Tweet';
export const pin = 'Pin';
export const whatTheLinkHolds = 'The link contains your due date.';
