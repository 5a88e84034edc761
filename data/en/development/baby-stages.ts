export const title = 'Then and now';
export const intro =
  'How a baby changes in the womb, from an embryo to the due date. Each is drawn at the same height; on the pages of the weeks they stand at their true size beside a thing you know.';
export const week = (number: number) => `Week ${number}`;
