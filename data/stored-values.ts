/** Everything that the site keeps in the visitor's browser, and how the visitor is told of it. */
export const storedValues = [
  { key: 'pregnancy', what: 'Your due date, and what you calculated it from' },
  { key: 'region', what: 'The province or territory you chose' },
  { key: 'contractions', what: 'The contractions you timed' },
  { key: 'earlyTaps', what: 'Taps on the contraction timer that it has not taken over yet' },
  { key: 'labourAnswers', what: 'Whether you have given birth before, and whether the hospital is far away' },
  { key: 'hospitalBagChecklist', what: 'Your hospital bag: what is packed, and your own items' },
  { key: 'packingPlan', what: 'How many babies you expect, and whether you must travel to give birth' },
  { key: 'benefitsPlan', what: 'What you entered in the benefits planner' },
] as const;

export type StoredKey = (typeof storedValues)[number]['key'];
