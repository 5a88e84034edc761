// From 42 weeks 1 day on, in the result and in the greeting of the home page.
export const hasArrived = 'Has your baby arrived?';
export const callToday = 'If your baby is not here yet, call your provider today.';
