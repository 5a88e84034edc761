export const title = 'Due Date Calculator';
export const intro =
  'Enter one date you know: your last period, conception, an IVF transfer, an ultrasound or a due date.';
