/** Under which keys the site keeps something in the visitor's browser, in the order in which the visitor is told of it. */
export const storedKeys = [
  'pregnancy',
  'birth',
  'birthTracks',
  'followed',
  'followedCopy',
  'region',
  'whereNow',
  'ownAppointments',
  'doneToDos',
  'donePapers',
  'contractions',
  'earlyTaps',
  'labourAnswers',
  'providerPhone',
  'healthCentrePhone',
  'maternityPhone',
  'hospitalBagChecklist',
  'packingPlan',
  'benefitsPlan',
  'homeScreenHint',
] as const;

export type StoredKey = (typeof storedKeys)[number];
