export const supportLink = 'If this pregnancy has ended';
