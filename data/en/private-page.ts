/** The words of the button that leaves a page which nobody else should see. */
export const leave = 'Leave this page now';
export const weatherUrl = 'https://weather.gc.ca';
export const whatLeavingDoes = 'Opens the weather. Back does not return here.';
export const byKeyboard = 'Or press Escape twice.';
export const withoutScript = 'Opens the weather. Back can return here: close the tab instead.';
