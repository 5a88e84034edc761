export const title = 'Parental Benefits Planner';
export const intro =
  'How many weeks, how much a week and until when: both options of your program side by side. What you enter stays on your device.';
export const withoutScript = 'The planner needs JavaScript, which is off. All rules and figures stand below it.';
