export const name = 'Due Date Calculator';
export const homeTitle = 'Canadian Due Date Calculator';
export const promise = 'Stays on your device. No account, no tracking.';
export const footerBlurb = 'A calculator built for expectant parents in Canada. What you enter stays on your device.';
