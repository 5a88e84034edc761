// The form at the top.
export const yourDueDate = 'Your due date';
export const calculate = 'Calculate Your Due Date';
export const knownDueDate = 'I have a due date';
export const conception = 'Conception or IVF';
export const ultrasound = 'Ultrasound';

// In the tabs.
export const loading = 'Loading...';
export const ownPage = {
  timer: 'Open the timer on its own page',
  checklist: 'Open the checklist on its own page',
};
export const region = 'Your province or territory';
export const chooseRegion = 'Choose where you live';
export const findResources = 'Find Local Resources';
