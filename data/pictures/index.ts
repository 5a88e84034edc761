import { birthMonthPictures } from '@/data/birth/birth-month-pictures';
import { canadianAnimals } from '@/data/birth/canadian-animals';
import { seasonPictures } from '@/data/birth/season-pictures';
import { starSigns } from '@/data/birth/star-signs';
import { canITopics } from '@/data/can-i/topics';
import { comparisons } from '@/data/comparisons';
import { bags } from '@/data/hospital-bag';

/** Pictures that pages use beside those of the comparisons. The first is the site's own mark. */
const pagePictures = [
  'site-mark',
  ...['snowflake', 'maple-leaf'],
  ...['blueberries', 'strawberry', 'pancakes', 'canoe', 'beaver'],
  ...['hockey-puck', 'house-with-garden', 'stopwatch', 'luggage', 'toonie'],
];

/** Every picture that is exported as a file, /pictures/{name}.svg. */
export const pictureNames: string[] = [
  ...new Set([
    ...pagePictures,
    ...bags.map(({ picture }) => picture),
    ...Object.values(canITopics).map(({ picture }) => picture),
    ...Object.keys(comparisons),
    ...canadianAnimals.map(({ picture }) => picture),
    ...Object.values(seasonPictures),
    ...Object.values(birthMonthPictures).flatMap(({ birthstone, flower }) => [birthstone, flower]),
    ...starSigns.map(({ id }) => id),
  ]),
];
