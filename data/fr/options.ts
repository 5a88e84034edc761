export const title = 'Pas certaine de cette grossesse?';
