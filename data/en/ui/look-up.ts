/** Before links to answers of the look-up. */
export const answers = 'Can I …?';
