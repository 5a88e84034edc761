export const notifications = 'Notifications';
export const warnings = 'Warnings';
