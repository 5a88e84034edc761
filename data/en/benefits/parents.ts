/** The names of the two parents, as a heading and at the beginning of a sentence. */
export const parents = {
  birth: 'The parent who gives birth',
  other: 'The other parent',
};
export const adoptingParents = { birth: 'The first parent', other: 'The second parent' };
