import type { StoredKey } from './stored-values';

/** What can be taken along or left out as one, in the order in which it is listed. */
export const travelGroups = ['dates', 'appointments', 'bag', 'toDos', 'followed', 'plan', 'numbers', 'labour'] as const;

export type TravelGroup = (typeof travelGroups)[number];

/** Left out until the visitor ticks them: pay, who cares for the visitor, and how a labour went. */
export const sensitiveGroups: readonly TravelGroup[] = ['plan', 'numbers', 'labour'];

/**
 * With which group each stored value travels to another device, or that it stays where it is: it is about this device or
 * this moment. Every key has to be decided about here.
 */
export const travel = {
  pregnancy: 'dates',
  birth: 'dates',
  birthTracks: 'dates',
  region: 'dates',
  followed: 'followed',
  followedCopy: 'followed',
  ownAppointments: 'appointments',
  doneToDos: 'toDos',
  donePapers: 'toDos',
  contractions: 'labour',
  labourAnswers: 'labour',
  providerPhone: 'numbers',
  healthCentrePhone: 'numbers',
  maternityPhone: 'numbers',
  hospitalBagChecklist: 'bag',
  packingPlan: 'bag',
  benefitsPlan: 'plan',
  // Taps that the timer is about to count.
  earlyTaps: 'stays',
  // Where somebody is holds for two weeks, and who has another phone is often elsewhere. It decides whom to call.
  whereNow: 'stays',
  // The days of visits on this device.
  homeScreenHint: 'stays',
} as const satisfies Record<StoredKey, TravelGroup | 'stays'>;

/** The keys of what travels. */
export type TravelKey = { [Key in StoredKey]: (typeof travel)[Key] extends 'stays' ? never : Key }[StoredKey];
