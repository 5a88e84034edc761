export const title = 'Number of my provider';
export const label = 'Number to call';
export const hint = 'It stays on this device. For an extension, write ext and its digits at the end.';
/** Before the digits of an extension. */
export const extension = 'ext';
export const problems = {
  missing: 'Enter the number to call.',
  characters: 'Use digits, spaces, + ( ) - and dots alone, and ext before an extension.',
  length: 'A number to call has 3 to 15 digits.',
};
export const save = 'Save';
export const cancel = 'Cancel';
export const remove = 'Remove';
