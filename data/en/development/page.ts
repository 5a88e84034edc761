export const title = 'Baby Development';
export const intro =
  'Baby size week by week, in cm, and a page for each of forty weeks. Enter your due date to see your own dates.';
export const withoutScript = 'Your own dates need JavaScript, which is off. The forty weeks below work without it.';
export const growthSources = 'Sources on sizes and stages';
