export const title = 'Pregnancy Timeline';
export const intro = 'Your forty weeks: what comes next, when your appointments are, and dates to keep.';
export const withoutScript =
  'Your own dates need JavaScript, which is off. Milestones and appointments below are in weeks.';
