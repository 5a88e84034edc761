export const notKept =
  'This browser does not let us keep your times or number. Leave this page open: they are gone when it closes.';
export const damaged = 'Some of what was stored here could not be read. What could be read is in the list.';
