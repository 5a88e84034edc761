/** The id of a row of 'When to call', for what leads to it. */
export const getRowId = (row: string) => `call-${row}`;
