/** The database of the backup: of this origin, like the keys of `localStorage`. */
export const BACKUP_NAME = 'contractions';
