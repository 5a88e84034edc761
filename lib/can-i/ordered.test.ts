/** @jest-environment node */
import type { CanIWords } from '@/data/can-i/entry';
import { type CanIEntry, canIEntries } from './entries';
import { getCanIEntry } from './topic-entries';
import { canIWords, listCanISearchWords } from './words-in-both-languages';

const languages = ['en', 'fr'] as const;
const listIds = (entries: readonly CanIEntry[]) => entries.map(({ id }) => id);
const wordsOf = (language: (typeof languages)[number], id: string) => canIWords[language][id] as CanIWords;

/** The entries that the look-up was begun with. One that goes is missed by those who kept its address. */
const FIRST_ENTRIES = `
  hard-cheese cheese-curds brie-camembert feta blue-cheese goat-cheese bocconcini mozzarella cream-cheese
  cottage-ricotta semi-soft-cheese paneer-halloumi raw-milk-cheese processed-cheese melted-cheese raw-milk yogurt
  ice-cream soft-serve runny-eggs cooked-eggs mayonnaise raw-egg-dishes eggnog cookie-dough deli-meat dry-sausage
  hot-dogs smoked-meat pate store-salads rare-meat smoked-salmon raw-sushi cooked-sushi imitation-crab tuna-light
  tuna-albacore tuna-fresh high-mercury-fish salmon low-mercury-fish local-fish cooked-shellfish raw-oysters
  tomalley sprouts raw-juice-cider raw-fruit-veg honey liver vitamin-a game-meat country-food seal-liver beluga nuts
  sweeteners saccharin-cyclamate licorice flax-oil
  coffee tim-hortons starbucks decaf tea cola chocolate energy-drinks yerba-mate-guarana kombucha ginger-tea
  mint-tea citrus-rosehip-tea chamomile echinacea-tea raspberry-leaf labrador-tea laxative-tea unsafe-herbs
  other-herbal-tea alcohol non-alcoholic-beer cooking-wine well-water
  acetaminophen ibuprofen asa low-dose-asa diclofenac-gel antihistamines diclectin dimenhydrinate antacids
  cold-remedies decongestants saline-spray cough-syrup cough-drops antibiotics yeast-cream fluconazole
  antidepressants lithium valproate methotrexate isotretinoin retinoid-cream ace-inhibitors melatonin sleep-aids
  probiotics semaglutide asthma-inhaler opioids methadone bismuth fibre-laxative natural-products prenatal-vitamin
  flu-vaccine covid-vaccine tdap rsv-vaccine live-vaccines
  hair-dye hair-perm nail-polish tattoo salicylic-acid benzoyl-peroxide chemical-peel hydroquinone self-tanner
  sunscreen tanning-bed deet icaridin hot-tub sauna warm-bath waxing botox teeth-whitening dentist dental-xray
  amalgam massage acupuncture essential-oils
  exercise running weights yoga hot-yoga swimming lake-swimming cross-country-ski downhill-ski skating
  contact-sports racquet-sports cycling scuba horse-riding snowmobile water-ski altitude roller-coaster sex
  cat-litter cats-dogs gardening painting old-paint cleaning pesticides air-freshener reptiles rodents fifth-disease
  chickenpox measles cmv salon-work heavy-lifting standing night-shift radiation-work phones-wifi
  flying airport-scanner seat-belt long-drives zika malaria cruise
  alcohol-before smoking second-hand-smoke vaping nicotine-replacement cannabis ramadan back-sleeping mri xray-ct
  keepsake-ultrasound home-doppler
`
  .trim()
  .split(/\s+/);

/** What people ask that the first entries had no answer to, as they type it, with the entry that answers. */
const ASKED: Record<string, string> = {
  famotidine: 'acid-reducers',
  omeprazole: 'acid-reducers',
  synthroid: 'thyroid-pills',
  'hemorrhoid cream': 'hemorrhoid-cream',
  insulin: 'insulin',
  metformin: 'metformin',
  'vitamin d': 'vitamin-d',
  'omega-3': 'omega-3',
  magnesium: 'magnesium',
  'iron pills': 'iron-extra',
  restoralax: 'laxatives',
  imodium: 'diarrhea-pills',
  electrolytes: 'rehydration-drinks',
  hydrocortisone: 'hydrocortisone',
  'adhd pills': 'adhd-pills',
  robaxacet: 'muscle-relaxants',
  'muscle rub': 'heat-rubs',
  triptans: 'triptans',
  tamiflu: 'flu-antiviral',
  paxlovid: 'covid-antiviral',
  lamotrigine: 'seizure-pills-other',
  levetiracetam: 'seizure-pills-other',
  quetiapine: 'antipsychotics',
  warfarin: 'blood-thinners',
  'birth control pill': 'birth-control-before',
  'plan b': 'emergency-contraception',
  'castor oil': 'start-labour-tricks',
  'evening primrose': 'start-labour-tricks',
  pineapple: 'pineapple-papaya',
  papaya: 'pineapple-papaya',
  'spicy food': 'spicy-food',
  leftovers: 'leftovers',
  takeout: 'takeout',
  hummus: 'hummus',
  bacon: 'bacon',
  jerky: 'jerky',
  tofu: 'soy',
  'plant milk': 'plant-milk',
  'protein powder': 'protein-powder',
  'frozen berries': 'frozen-berries',
  'heating pad': 'heating-pad',
  'electric blanket': 'electric-blanket',
  'laser hair removal': 'laser-hair-removal',
  'lash extensions': 'eyelash-extensions',
  'lice treatment': 'lice-treatment',
  scabies: 'scabies-treatment',
  'worm pills': 'worm-pills',
  cocaine: 'street-drugs',
  meth: 'street-drugs',
  'magic mushrooms': 'street-drugs',
  kratom: 'kratom',
  epipen: 'epinephrine-pen',
  'cold sore pills': 'cold-sore-pills',
  'hand foot and mouth': 'hand-foot-mouth',
  chiropractor: 'chiropractor',
};

it('keeps each of the entries that it was begun with', () => {
  expect(new Set(FIRST_ENTRIES).size).toBe(209);
  const ids = listIds(canIEntries);
  expect(FIRST_ENTRIES.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(Object.entries(ASKED))('answers what people ask of %s', (typed, id) => {
  expect(listCanISearchWords(getCanIEntry(id).id).map((word) => word.toLowerCase())).toContain(typed);
});

it('has all of country food in one group, with what it is good for before what to leave out', () => {
  const countryFood = canIEntries.filter(({ group }) => group === 'country-food');
  expect(listIds(countryFood)).toEqual(['country-food', 'raw-country-meat', 'game-meat', 'seal-liver', 'beluga']);
  expect(countryFood[0]?.verdict).toBe('yes');
  expect(getCanIEntry('seal-liver').verdict).toBe('better-not');
});

describe.each(languages)('in %s', (language) => {
  const isGood = { en: /best foods|good (?:for you|food)/, fr: /meilleurs aliments|font du bien|bon aliment/ }[
    language
  ];

  it.each(['country-food', 'raw-country-meat', 'seal-liver', 'beluga'])('%s begins with the good of it', (id) => {
    expect(wordsOf(language, id).todo.split(/(?<=[.:]) /)[0]).toMatch(isGood);
  });

  const says = {
    en: { keep: /\bkeep (?:taking|using|your treatment)\b/i, today: /\bcall\b[^.]*\btoday\b/i },
    fr: { keep: /\b(?:continuez|gardez)\b/i, today: /\bappelez\b[^.]*\baujourd’hui\b/i },
  }[language];
  /** What is prescribed because it is needed, and what each of them asks for in place of a call today. */
  const noCallToday: Record<string, string> = {
    'asthma-inhaler': 'A puffer that helps is used on. One that is needed more often is a call the same day.',
    methadone: 'The clinic that gives it is told of the pregnancy.',
    'low-dose-asa': 'It is prescribed because of the pregnancy, by somebody who knows of it.',
  };
  const kept = canIEntries.filter(({ verdict, byWeek = [] }) =>
    [verdict, ...byWeek.map((span) => span.verdict)].includes('keep-taking'),
  );

  it.each(listIds(kept))('%s is kept on with, and asks for a call today', (id) => {
    const { todo, call = '', already = '' } = wordsOf(language, id);
    expect(todo).toMatch(says.keep);
    // What is seen without opening the answer.
    if (id in noCallToday) expect(`${todo} ${call}`).not.toMatch(says.today);
    else expect(todo).toMatch(says.today);
    // What follows has the same order, not another one.
    expect(already).not.toMatch(/\b(?:take|use) (?:no more|none)|n’en prenez plus/i);
  });

  it('what is prescribed and has no source is not left off either', () => {
    const { todo } = wordsOf(language, 'other-prescribed');
    expect(todo).toMatch({ en: /do not stop on your own/i, fr: /n’arrêtez (?:rien|pas)/i }[language]);
    expect(todo).toMatch(says.today);
  });

  /** Where authorities in Canada, or one of them and another country, say different things of one entry. */
  const differing = [
    ...['brie-camembert', 'feta', 'dry-sausage', 'tuna-albacore', 'hot-tub', 'sauna', 'mint-tea', 'echinacea-tea'],
    ...['chamomile', 'saccharin-cyclamate', 'liver', 'ibuprofen', 'decongestants', 'coffee', 'sprouts'],
  ];

  it.each(differing)('%s says that authorities differ', (id) => {
    expect(wordsOf(language, id).differ).toBeTruthy();
  });

  it.each(listIds(canIEntries.filter(({ differ }) => differ)))(
    'the line of %s says which of them is followed',
    (id) => {
      const follows = { en: /[,.;] .*\b(?:we|count)\b/i, fr: /[,.;] .*\b(?:nous|comptez)\b/i };
      expect(wordsOf(language, id).differ).toMatch(follows[language]);
    },
  );
});

it('asks of valproate by name to keep taking it', () => {
  expect(getCanIEntry('valproate').verdict).toBe('keep-taking');
  expect(listCanISearchWords('valproate').map((word) => word.toLowerCase())).toEqual(
    expect.arrayContaining(['valproate', 'epival']),
  );
});
