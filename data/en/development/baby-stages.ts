export const title = 'Then and now';
export const intro =
  'How a baby changes in the womb, from an embryo to the due date. Each is drawn at the same height; on the week pages you see them at their true size, beside something you know.';
export const week = (number: number) => `Week ${number}`;
