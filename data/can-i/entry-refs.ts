import type { activityAndTravel } from './activity-and-travel';
import type { bodyAndBeauty } from './body-and-beauty';
import type { drinks } from './drinks';
import type { food } from './food';
import type { homeAndWork } from './home-and-work';
import type { medicines } from './medicines';

/** Where an entry of the look-up stands: its topic and its id, as in the address of its page below /can-i. */
type CanIRef =
  | `food#${keyof typeof food}`
  | `drinks#${keyof typeof drinks}`
  | `medicines#${keyof typeof medicines}`
  | `body-and-beauty#${keyof typeof bodyAndBeauty}`
  | `activity-and-travel#${keyof typeof activityAndTravel}`
  | `home-and-work#${keyof typeof homeAndWork}`;

/** A link to an entry that holds the verdict and the amounts which a sentence does not repeat. */
export interface LookUp {
  entry: CanIRef;
  /** What the link says. */
  name: string;
}
