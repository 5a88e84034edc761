/** Beside figures of the baby, which tell nobody that all is well. */
export const noReassurance = 'Worried? Call; you never need a reason.';
