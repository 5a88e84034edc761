import type { Season } from './types';

/** A picture of the illustration set for each season. */
export const seasonPictures: Record<Season, string> = {
  winter: 'snowflake',
  spring: 'tulip',
  summer: 'sun',
  fall: 'maple-leaf',
};
