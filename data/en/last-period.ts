export const lastPeriodLabel = 'First day of last period';
export const lastPeriodHint = 'The day your last period started.';
