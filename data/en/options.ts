export const title = 'Not sure about this pregnancy?';
