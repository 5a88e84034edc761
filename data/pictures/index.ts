import { comparisons } from '@/data/comparisons';

/** Pictures that pages use beside those of the comparisons. */
const pagePictures = ['snowflake', 'maple-leaf', 'blueberries', 'strawberry', 'pancakes', 'canoe', 'beaver'];

/** Every picture that is exported as a file, /pictures/{name}.svg. */
export const pictureNames: string[] = [...new Set([...pagePictures, ...comparisons.map(({ picture }) => picture)])];
