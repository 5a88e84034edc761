export const intro =
  'What to pack for the birth, for your stay and for the way home. Your hospital or birth centre may have some of it, so ask for its own list.';
/** Leads to the sheet that is to be packed, too. */
export const preferences = 'A sheet of wishes for the birth, to print';
