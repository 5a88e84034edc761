/** Before the word that opens the form. */
export const join = (facts: string[]) => `${facts.join(' · ')} ·`;
export const due = (date: string) => `Due ${date}`;
export const change = 'change';
