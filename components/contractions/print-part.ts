/** The name under which the record is printed alone. */
export const PRINT_PART = 'contractions';
