import type { SourceKey } from '@/data/sources';
import type { SignId } from '@/data/warning-signs';

/** What the signs that can be looked up are about, in the order in which they can be chosen. */
export const signEntryTopics = [
  'bleeding',
  'pain',
  'movements',
  'illness',
  'accident',
  'mind',
  'after',
  'baby',
  'common',
  'other',
] as const;
export type SignEntryTopic = (typeof signEntryTopics)[number];

/** Something that a visitor notices and can look up. */
export interface SignEntryFacts {
  topic: SignEntryTopic;
  /**
   * The signs of the lists that it means, each in its own weeks. Signs of one inner list say the same thing for other
   * weeks: who does not say the week gets the most urgent order of any of them.
   */
  signs: readonly (readonly SignId[])[];
  /**
   * Entries to be looked at beside it, as one may be taken for the other or come with it. Decided by people, never by
   * likeness of words: docs/facts-to-confirm.md.
   */
  neighbours?: readonly string[];
  /** Of its signs, those that name something else beside it, as fluid that smells: it alone then asks for a call. */
  withMore?: readonly SignId[];
  /** It is looked up in the list after the birth, whatever the weeks, as all of the topics 'after' and 'baby' are. */
  isAfterBirth?: true;
  /** It is found by whole words alone, so that nobody who looks on as something else is typed is shown it. */
  isDiscreet?: true;
  /** Who says that pregnancy can bring it, where it stands in no list. */
  commonBy?: readonly SourceKey[];
  /** Who says what its words order first, where it stands in no list. */
  orderBy?: readonly SourceKey[];
}

/** What can be looked up, the most urgent of a topic first. Its words stand in data/en/sign-search.ts. */
export const signEntries = {
  'very-heavy-bleeding': {
    topic: 'bleeding',
    signs: [['very-heavy-bleeding', 'pad-after-birth'], ['large-clots', 'clots-after-birth'], ['blood-down-legs']],
  },
  bleeding: {
    topic: 'bleeding',
    signs: [
      ['bleeding-with-pain'],
      ['bleeding-with-fever'],
      ['bleeding-and-weak'],
      ['bright-bleeding', 'period-bleeding', 'heavy-period'],
      ['low-placenta-bleeding'],
      [
        'any-bleeding',
        'any-other-bleeding',
        'any-lighter-bleeding',
        'lighter-bleeding',
        'pink-blood',
        'heavier-bleeding',
      ],
    ],
    neighbours: ['very-heavy-bleeding', 'one-sided-pain', 'shoulder-pain', 'weak-or-dizzy'],
  },
  'light-bleeding': {
    topic: 'bleeding',
    signs: [
      ['bleeding-with-pain'],
      ['bleeding-with-fever'],
      ['bleeding-and-weak'],
      [
        'any-bleeding',
        'any-other-bleeding',
        'any-lighter-bleeding',
        'lighter-bleeding',
        'pink-blood',
        'heavier-bleeding',
      ],
      ['low-placenta-bleeding'],
    ],
    neighbours: ['bleeding', 'one-sided-pain', 'shoulder-pain', 'weak-or-dizzy'],
  },
  water: {
    topic: 'bleeding',
    signs: [
      ['early-leak', 'any-leak', 'water', 'water-in-unknown-region', 'water-in-quebec'],
      ['water-colour'],
      ['water-smell'],
      ['water-fever'],
      ['water-strep'],
      ['water-twins'],
      ['water-not-head-down'],
      ['blow-leak'],
    ],
  },
  'watery-discharge': {
    topic: 'bleeding',
    signs: [['watery-discharge', 'any-leak', 'early-leak', 'water', 'water-in-unknown-region', 'water-in-quebec']],
    neighbours: ['water'],
  },
  'mucous-discharge': {
    topic: 'bleeding',
    signs: [['bloody-discharge', 'pink-blood'], ['mucous-discharge']],
    neighbours: ['water', 'contractions'],
    withMore: ['pink-blood'],
  },
  'smelly-discharge': {
    topic: 'bleeding',
    signs: [['smelly-discharge'], ['water-smell']],
    neighbours: ['fever'],
    withMore: ['water-smell'],
  },
  'belly-pain': {
    topic: 'pain',
    signs: [
      ['sudden-severe-pain'],
      ['severe-pain', 'strong-pain', 'constant-pain', 'pain-that-stays'],
      ['hard-belly'],
      ['new-pain'],
      ['blow-pain'],
    ],
    neighbours: ['right-ribs', 'contractions', 'one-sided-pain', 'shoulder-pain', 'weak-or-dizzy'],
  },
  'one-sided-pain': {
    topic: 'pain',
    signs: [['one-sided-pain'], ['milder-pain']],
    neighbours: ['shoulder-pain', 'belly-pain'],
  },
  'shoulder-pain': { topic: 'pain', signs: [['shoulder-pain']], neighbours: ['one-sided-pain'] },
  cramps: {
    topic: 'pain',
    signs: [
      ['close-cramps', 'close-contractions'],
      ['six-cramps', 'six-contractions'],
      ['cramps-or-tightening', 'cramps'],
    ],
    neighbours: ['contractions', 'belly-pain', 'one-sided-pain', 'light-bleeding'],
  },
  contractions: {
    topic: 'pain',
    signs: [
      ['close-contractions', 'close-cramps'],
      ['six-contractions', 'six-cramps'],
      ['contractions-and-more'],
      ['two-contractions'],
      ['rare-contractions'],
      ['cramps-or-tightening'],
      ['later-birth'],
      ['far-away'],
      ['very-far-away', 'fly-away'],
      ['from-41'],
      ['first-birth'],
    ],
    neighbours: ['labour-risk', 'water', 'less-movement'],
  },
  'labour-risk': {
    topic: 'pain',
    signs: [
      ['labour-low-placenta'],
      ['labour-high-pressure'],
      ['labour-little-fluid'],
      ['labour-small-baby'],
      ['labour-stitch'],
      ['labour-after-cesarean'],
      ['labour-after-surgery'],
      ['labour-planned-cesarean'],
      ['labour-not-head-down'],
      ['must-not-wait'],
      ['close-contractions'],
    ],
    neighbours: ['contractions'],
  },
  'back-pain': { topic: 'pain', signs: [['back-pain']], neighbours: ['contractions', 'burning', 'water'] },
  'pelvic-pressure': { topic: 'pain', signs: [['pressure']], neighbours: ['contractions', 'urge-to-push'] },
  'urge-to-push': { topic: 'pain', signs: [['urge-to-push'], ['baby-coming']] },
  cord: { topic: 'pain', signs: [['cord']] },
  'less-movement': {
    topic: 'movements',
    signs: [['less-movement', 'less-from-24', 'movements-stopped', 'movements-stopped-early']],
    neighbours: ['changed-movement'],
  },
  'changed-movement': {
    topic: 'movements',
    signs: [
      ['weaker-movement', 'less-from-24'],
      ['changed-movement', 'changed-from-24'],
    ],
    neighbours: ['less-movement'],
  },
  'wild-movement': { topic: 'movements', signs: [['wild-movement']], neighbours: ['less-movement'] },
  'no-movement-yet': { topic: 'movements', signs: [['no-movement-yet', 'less-movement']] },
  headache: {
    topic: 'illness',
    signs: [['headache']],
    neighbours: ['sight', 'blood-pressure', 'right-ribs', 'stroke'],
  },
  sight: { topic: 'illness', signs: [['sight']], neighbours: ['headache', 'blood-pressure'] },
  'right-ribs': {
    topic: 'illness',
    signs: [['upper-pain', 'right-ribs']],
    neighbours: ['headache', 'sight', 'blood-pressure'],
  },
  'blood-pressure': {
    topic: 'illness',
    signs: [['pressure-severe'], ['pressure-high']],
    neighbours: ['headache', 'sight', 'right-ribs'],
  },
  swelling: {
    topic: 'illness',
    signs: [['swelling', 'face-swelling']],
    neighbours: ['headache', 'sight', 'blood-pressure', 'leg-swollen'],
  },
  'chest-pain': { topic: 'illness', signs: [['chest-pain']], neighbours: ['trouble-breathing'] },
  'trouble-breathing': { topic: 'illness', signs: [['trouble-breathing']], neighbours: ['chest-pain', 'leg-swollen'] },
  'pass-out': { topic: 'illness', signs: [['pass-out']], neighbours: ['trouble-breathing', 'chest-pain'] },
  seizure: { topic: 'illness', signs: [['seizure']] },
  'weak-or-dizzy': {
    topic: 'illness',
    signs: [['weak-or-dizzy', 'may-faint'], ['bleeding-and-weak'], ['vomiting-faint']],
    neighbours: ['pass-out', 'trouble-breathing', 'stroke', 'one-sided-pain', 'shoulder-pain', 'bleeding'],
    withMore: ['bleeding-and-weak', 'vomiting-faint'],
  },
  'heart-fast': { topic: 'illness', signs: [['heart-fast']], neighbours: ['chest-pain', 'trouble-breathing'] },
  fever: { topic: 'illness', signs: [['fever']], neighbours: ['chills', 'bleeding', 'water', 'burning'] },
  chills: { topic: 'illness', signs: [['chills']], neighbours: ['fever'] },
  vomiting: {
    topic: 'illness',
    signs: [['vomiting-no-pee'], ['vomiting-faint'], ['vomiting-blood'], ['no-fluids-stay']],
    neighbours: ['dark-urine', 'right-ribs'],
  },
  'vomiting-blood': { topic: 'illness', signs: [['vomiting-blood']] },
  'dark-urine': { topic: 'illness', signs: [['dark-urine']], neighbours: ['vomiting', 'yellow'] },
  burning: { topic: 'illness', signs: [['burning', 'peeing']], neighbours: ['fever', 'chills', 'back-pain'] },
  itching: { topic: 'illness', signs: [['itching']], neighbours: ['yellow', 'dark-urine'] },
  yellow: { topic: 'illness', signs: [['yellow']], neighbours: ['itching', 'right-ribs'] },
  'leg-swollen': {
    topic: 'illness',
    signs: [['leg-swollen']],
    neighbours: ['trouble-breathing', 'chest-pain', 'leg'],
  },
  leg: { topic: 'illness', signs: [['leg']], neighbours: ['leg-swollen', 'trouble-breathing', 'chest-pain'] },
  stroke: { topic: 'illness', signs: [['stroke']], neighbours: ['headache', 'walking'] },
  walking: { topic: 'illness', signs: [['walking']], neighbours: ['stroke', 'headache'] },
  'coughing-blood': { topic: 'illness', signs: [['coughing-blood']], neighbours: ['trouble-breathing', 'chest-pain'] },
  crash: {
    topic: 'accident',
    signs: [['crash', 'any-other-blow'], ['blow-bleeding'], ['blow-leak'], ['blow-pain']],
    neighbours: ['less-movement', 'belly-pain', 'bleeding', 'water', 'contractions'],
  },
  fall: {
    topic: 'accident',
    signs: [['belly-fall', 'any-other-blow'], ['any-other-fall'], ['blow-bleeding'], ['blow-leak'], ['blow-pain']],
    neighbours: ['less-movement', 'belly-pain', 'bleeding', 'water', 'contractions'],
  },
  blow: {
    topic: 'accident',
    signs: [['belly-blow', 'any-other-blow'], ['blow-bleeding'], ['blow-leak'], ['blow-pain']],
    neighbours: ['less-movement', 'belly-pain', 'bleeding', 'water', 'contractions', 'danger-at-home'],
  },
  harm: { topic: 'mind', signs: [['harm'], ['harm-in-quebec']], neighbours: ['danger-at-home'] },
  'danger-at-home': { topic: 'mind', signs: [['danger-at-home']], neighbours: ['harm'], isDiscreet: true },
  'low-mood': {
    topic: 'mind',
    signs: [['low-mood'], ['panic'], ['scary-thoughts']],
    neighbours: ['harm', 'psychosis'],
  },
  psychosis: {
    topic: 'mind',
    signs: [['psychosis-confused'], ['psychosis-energy'], ['psychosis-senses'], ['psychosis-fear']],
    neighbours: ['harm'],
    isAfterBirth: true,
  },
  'legs-numb': { topic: 'after', signs: [['legs-numb']], neighbours: ['peeing', 'stroke'] },
  breast: { topic: 'after', signs: [['breast']], neighbours: ['fever', 'chills'] },
  wound: { topic: 'after', signs: [['wound']], neighbours: ['fever'] },
  peeing: { topic: 'after', signs: [['peeing', 'burning']], neighbours: ['fever'] },
  'baby-blue': { topic: 'baby', signs: [['baby-blue']], neighbours: ['baby-breathing'] },
  'baby-breathing': {
    topic: 'baby',
    signs: [
      ['baby-stops-breathing'],
      ['baby-hard-breathing'],
      ['baby-fast-breathing'],
      ['baby-trouble-breathing'],
      ['baby-choking'],
    ],
    neighbours: ['baby-blue'],
  },
  'baby-limp': {
    topic: 'baby',
    signs: [['baby-limp'], ['baby-hard-to-wake'], ['baby-no-response']],
    neighbours: ['baby-feeding'],
  },
  'baby-shaken': {
    topic: 'baby',
    signs: [['baby-shaken']],
    neighbours: ['baby-limp', 'baby-seizure', 'baby-breathing', 'harm'],
  },
  'baby-seizure': { topic: 'baby', signs: [['baby-seizure']] },
  'baby-pale': { topic: 'baby', signs: [['baby-pale']], neighbours: ['baby-blue'] },
  'baby-vomit': { topic: 'baby', signs: [['baby-vomit'], ['baby-forceful-vomit']], neighbours: ['baby-feeding'] },
  'baby-fever': { topic: 'baby', signs: [['baby-fever'], ['baby-fever-under-arm']], neighbours: ['baby-limp'] },
  'baby-cold': { topic: 'baby', signs: [['baby-cold']], neighbours: ['baby-limp'] },
  'baby-yellow': {
    topic: 'baby',
    signs: [['baby-yellow-first-day'], ['baby-yellow-and-sleepy'], ['baby-yellow-and-cry'], ['baby-yellow']],
    neighbours: ['baby-feeding'],
  },
  'baby-feeding': {
    topic: 'baby',
    signs: [
      ['baby-will-not-feed'],
      ['baby-too-sleepy-to-feed'],
      ['baby-few-feeds'],
      ['baby-feeds-poorly'],
      ['baby-sleeps-through-feeds'],
    ],
    neighbours: ['baby-diapers'],
  },
  'baby-diapers': {
    topic: 'baby',
    signs: [
      ['baby-dry-for-a-day'],
      ['baby-wet-day-2', 'baby-wet-day-3', 'baby-wet-day-4', 'baby-wet-day-5'],
      ['baby-dry-for-12-hours'],
    ],
    neighbours: ['baby-feeding', 'baby-soft-spot'],
  },
  'baby-soft-spot': {
    topic: 'baby',
    signs: [['baby-soft-spot']],
    neighbours: ['baby-diapers', 'baby-feeding', 'baby-poop'],
  },
  'baby-poop': {
    topic: 'baby',
    signs: [['baby-diarrhea'], ['baby-pale-poop'], ['baby-no-poop']],
    neighbours: ['baby-yellow', 'baby-diapers'],
  },
  'baby-cries': {
    topic: 'baby',
    signs: [['baby-cries'], ['baby-cry-sound']],
    neighbours: ['baby-feeding', 'baby-yellow', 'harm'],
  },
  'baby-cord': { topic: 'baby', signs: [['baby-cord-ring'], ['baby-cord']], neighbours: ['baby-fever'] },
  'baby-circumcision': { topic: 'baby', signs: [['baby-circumcision']], neighbours: ['baby-fever'] },
  'baby-eyes': { topic: 'baby', signs: [['baby-eyes']], neighbours: ['baby-fever'] },
  heartburn: { topic: 'common', signs: [], neighbours: ['right-ribs', 'chest-pain'], commonBy: ['pregnancy-changes'] },
  nausea: { topic: 'common', signs: [], neighbours: ['vomiting', 'dark-urine'], commonBy: ['pregnancy-changes'] },
  constipation: { topic: 'common', signs: [], neighbours: ['belly-pain'], commonBy: ['pregnancy-changes'] },
  hemorrhoids: {
    topic: 'common',
    signs: [],
    neighbours: ['bleeding', 'light-bleeding'],
    commonBy: ['pregnancy-changes'],
  },
  backache: {
    topic: 'common',
    signs: [],
    neighbours: ['back-pain', 'burning', 'contractions', 'legs-numb'],
    commonBy: ['pregnancy-changes', 'cauda-equina'],
  },
  'peeing-often': {
    topic: 'common',
    signs: [],
    neighbours: ['burning', 'watery-discharge'],
    commonBy: ['pregnancy-changes'],
  },
  'more-discharge': {
    topic: 'common',
    signs: [],
    neighbours: ['watery-discharge', 'mucous-discharge', 'smelly-discharge'],
    commonBy: ['pregnancy-changes'],
  },
  tired: {
    topic: 'common',
    signs: [],
    neighbours: ['weak-or-dizzy', 'trouble-breathing', 'low-mood'],
    commonBy: ['pregnancy-changes'],
  },
  'sore-breasts': { topic: 'common', signs: [], neighbours: ['breast'], commonBy: ['pregnancy-changes'] },
  nosebleed: { topic: 'common', signs: [], neighbours: ['weak-or-dizzy', 'headache'], commonBy: ['kw-discomforts'] },
  'bleeding-gums': { topic: 'common', signs: [], neighbours: ['fever'], commonBy: ['kw-discomforts'] },
  'stuffy-nose': {
    topic: 'common',
    signs: [],
    neighbours: ['fever', 'trouble-breathing'],
    commonBy: ['kw-discomforts'],
  },
  'leg-cramps': { topic: 'other', signs: [], neighbours: ['leg-swollen', 'leg'] },
  twinge: { topic: 'other', signs: [], neighbours: ['one-sided-pain', 'belly-pain', 'cramps', 'leg'] },
  'swollen-feet': { topic: 'other', signs: [], neighbours: ['swelling', 'leg-swollen', 'headache'] },
  'itchy-belly': { topic: 'other', signs: [], neighbours: ['itching', 'yellow'] },
  diarrhea: {
    topic: 'other',
    signs: [],
    neighbours: ['vomiting', 'dark-urine', 'fever', 'cramps', 'weak-or-dizzy'],
  },
  hiccups: { topic: 'other', signs: [], neighbours: ['less-movement', 'changed-movement', 'wild-movement'] },
  'met-infection': {
    topic: 'other',
    signs: [],
    neighbours: ['fever', 'itching'],
    orderBy: ['naitre-infections', 'measles-ontario'],
  },
} as const satisfies Record<string, SignEntryFacts>;

export type SignEntryId = keyof typeof signEntries;
