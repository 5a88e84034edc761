// The ways to the page of the first papers. A file of its own: widgets load it.
export const title = 'First papers';
export const next = (paper: string) => `Next: ${paper}`;
export const allDone = 'All of them are ticked.';
export const toPapers = 'All papers, in their order';
export const chooseRegion = 'The day follows where you live: choose it, and it stands here.';

// On the page of benefits.
export const benefitsLead =
  'Ask for it once, in the first months: with the birth registration, or at the Canada Revenue Agency.';
export const toPapersFromBenefits = 'The first papers where you live, in their order';
