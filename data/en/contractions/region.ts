export const label = 'Province or territory';
export const choose = 'Choose where you live';
