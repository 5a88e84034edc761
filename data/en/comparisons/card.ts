import type { ComparisonCategory } from '@/data/comparisons/types';
import type { ComparisonNames } from './types';

/** Above the comparisons of a week. */
export const sizeOf = 'Your baby is the size of...';
export const onePicture = 'A picture for this week';
export const pictures = 'Pictures for this week';

/** The dialog of a comparison. */
export const moreAbout = ({ name }: ComparisonNames) => `More about ${name}`;
export const close = 'Close';
export const funFact = 'Fun fact';

/** What the dialog says of a category. */
export const categorySpotlights: Record<ComparisonCategory, { title: string; text: string }> = {
  food: {
    title: 'Canadian Food Spotlight',
    text: 'Kitchens across Canada mix what grows here with what families brought along.',
  },
  nature: {
    title: 'Canadian Nature Spotlight',
    text: 'Forest, tundra, prairie and three oceans: Canada has room for wild things of every size.',
  },
  item: {
    title: 'Canadian Life Spotlight',
    text: 'Some things are found in homes from coast to coast to coast, and each has a story.',
  },
  sport: {
    title: 'Canadian Sport Spotlight',
    text: 'On ice, on snow and on grass, sport brings neighbours together in every season.',
  },
  landmark: {
    title: 'Canadian Landmark Spotlight',
    text: 'A picture on the fridge can bring a faraway place into the kitchen.',
  },
};
