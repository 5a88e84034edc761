export const notKept =
  'This browser does not let us keep what you enter. This page works, and forgets it when you leave.';
