import { provinceCodes } from '@/data/provinces';

/** The parts of the page on leaving home that are folded, in their order. */
export const foldedParts = ['stay', 'children', 'work', 'packing', 'flights', 'close-to-home', 'voices'] as const;
export type FoldedPartId = (typeof foldedParts)[number];

/** What is told of travelling from a region, in its order. */
export const travelTopics = ['pays', 'goes', 'stays', 'after'] as const;
export type TravelTopic = (typeof travelTopics)[number];

/** The regions by how many people leave home there to give birth: the territories first. */
export const regionsByTravel = [...provinceCodes.slice(10), ...provinceCodes.slice(0, 10)];
