export const title = 'Baby Development';
export const intro = 'Forty weeks, one page each. Enter your due date to see your own dates.';
export const withoutScript = 'Your own dates need JavaScript, which is off. The forty weeks below work without it.';
