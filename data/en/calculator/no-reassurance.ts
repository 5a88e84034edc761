export const noReassurance = 'These figures are not a reassurance: call your provider if you are worried.';
