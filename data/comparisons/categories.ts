import type { ComparisonCategory } from './types';

/** The text on its category in the dialog of a comparison. */
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
    text: 'Some things stand in many homes from coast to coast to coast, and each has a story.',
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
