import { activityAndTravel } from '@/data/can-i/activity-and-travel';
import { bodyAndBeauty } from '@/data/can-i/body-and-beauty';
import { drinks } from '@/data/can-i/drinks';
import type { CanIFacts, CanIWords } from '@/data/can-i/entry';
import { food } from '@/data/can-i/food';
import { homeAndWork } from '@/data/can-i/home-and-work';
import { medicines } from '@/data/can-i/medicines';
import type { CanITopic } from '@/data/can-i/topics';
import { activityAndTravelWords } from '@/words/can-i/activity-and-travel';
import { bodyAndBeautyWords } from '@/words/can-i/body-and-beauty';
import { drinksWords } from '@/words/can-i/drinks';
import { foodWords } from '@/words/can-i/food';
import { homeAndWorkWords } from '@/words/can-i/home-and-work';
import { medicinesWords } from '@/words/can-i/medicines';

/** An answer of the look-up, in the language of the page. */
export interface CanIEntry extends CanIFacts, CanIWords {
  id: string;
  topic: CanITopic;
}

/** Every answer of the look-up, by topic, in the order in which they stand there. */
export const canIEntries: readonly CanIEntry[] = [
  ...join('food', food, foodWords),
  ...join('drinks', drinks, drinksWords),
  ...join('medicines', medicines, medicinesWords),
  ...join('body-and-beauty', bodyAndBeauty, bodyAndBeautyWords),
  ...join('activity-and-travel', activityAndTravel, activityAndTravelWords),
  ...join('home-and-work', homeAndWork, homeAndWorkWords),
];

function join<Id extends string>(
  topic: CanITopic,
  facts: Record<Id, CanIFacts>,
  words: Record<Id, CanIWords>,
): CanIEntry[] {
  return (Object.keys(facts) as Id[]).map((id) => ({ id, topic, ...facts[id], ...words[id] }));
}
