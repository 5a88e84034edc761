export const notKept =
  'This browser does not let us keep what you enter. The page still works, but forgets it when you leave.';
