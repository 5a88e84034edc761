/** The database of the copy: of this origin, like the keys of `localStorage`. */
export const COPY_NAME = 'contractions';
