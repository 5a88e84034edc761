export const title = 'Contraction Timer';
export const withoutScript =
  'The timer needs JavaScript, which is off. With a pen and a clock the table below does the same.';
