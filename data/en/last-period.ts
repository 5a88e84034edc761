export const lastPeriodLabel = 'First day of last period';
export const lastPeriodHint = 'The first day you bled, not the last.';
