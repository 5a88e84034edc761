/** @jest-environment node */
import { weekTexts as english } from '@/data/en/weeks';
import { weekTexts as french } from '@/data/fr/weeks';

/** What asks to call or to go, at once or today. To tell somebody at the next visit, or to book a test, is no order. */
const orderWords = {
  english:
    /\bcall (today|now|911|the same day|all the same|your|or go)\b|\bgo to (emergency|the hospital|the labour)\b|\btell your provider (now|on the day)\b|\blet your provider know this week\b|\bask the same day\b/i,
  french:
    /\bappelez (aujourd|maintenant|tout|le|ou|la personne)|\ballez (à|ou|tout)|\bdites-le (maintenant|cette|à votre médecin ou à votre sage-femme le jour)|En danger|\bdemandez le jour même/i,
};
/** In French one also 'calls' for a date. */
const booking = /échographie|test de diabète|DPTO/;

const listOrders = (texts: typeof english, words: RegExp) =>
  texts.flatMap(({ week, developmentMilestones, motherChanges, tips }) =>
    Object.entries({ developmentMilestones, motherChanges, tips }).flatMap(([part, statements]) =>
      statements.flatMap(({ text }, index) =>
        words.test(text) && !booking.test(text) ? [`${week} ${part} ${index}`] : [],
      ),
    ),
  );

/** The orders of the weeks' own texts. All but those that must be read without a tap stand in no list of their week. */
const ownOrders = [
  '5 tips 0', // medicine taken for seizures, blood pressure, mood or acne
  '7 tips 0', // a partner who hurts, danger
  '8 tips 0', // Rh immune globulin after bleeding
  '9 tips 0', // measles, chickenpox, shingles or fifth disease met
  '10 motherChanges 2', // a change that worries
  '10 tips 0', // no visit yet
  '10 tips 5', // a worry, in place of a home Doppler
  '15 motherChanges 1', // a nosebleed that does not stop
  '15 tips 0', // nobody looks after the pregnancy yet
  '16 tips 0', // measles, chickenpox, shingles or fifth disease met
  '17 motherChanges 1', // numb between the legs
  '17 tips 0', // low mood
  '18 motherChanges 0', // passing out, beside a faint feeling: in the list too
  '26 tips 1', // less movement: in the list too
  '33 tips 0', // genital herpes
  '33 tips 3', // less movement: in the list too
  '35 tips 1', // allergy to penicillin
  '36 tips 0', // any contractions before 37 weeks: sooner than the list
  '39 motherChanges 0', // mucus, also clear
  '39 motherChanges 1', // bleeding after an exam
  '40 tips 0', // scary thoughts after the birth
  '40 tips 1', // psychosis after the birth
];

it.each([
  ['English', english, orderWords.english],
  ['French', french, orderWords.french],
])(
  'in %s the weeks order only what no list of when to call holds, among the facts that are never folded',
  (_, texts, words) => {
    expect(listOrders(texts, words)).toEqual(ownOrders);
  },
);

it('says for both languages alike where a tip holds', () => {
  const regionsOf = (texts: typeof english) => texts.map(({ tips }) => tips.map(({ regions }) => regions));
  expect(regionsOf(french)).toEqual(regionsOf(english));
});

it('has at least two tips in each week that hold everywhere', () => {
  for (const { tips } of english) expect(tips.filter(({ regions }) => !regions).length).toBeGreaterThanOrEqual(2);
});
