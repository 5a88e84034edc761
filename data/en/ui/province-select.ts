export const label = 'Province or territory';
