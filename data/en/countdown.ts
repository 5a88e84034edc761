export const daysToGo = 'Days to go';
export const daysPastDue = 'Days past due';
export const dueToday = 'Due today';
