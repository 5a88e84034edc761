/** @jest-environment node */
import type { SignEntryId } from '@/data/sign-search';
import { searchFillers } from '@/lib/search/fillers';
import { buildSearchIndex } from '@/lib/search/search';
import { lookUpSigns } from './look-up-signs';
import { getUrgency, listOrderLines, listSignPlaces } from './sign-answers';
import { getSignBand } from './sign-bands';
import { signSearchEntries } from './sign-entries';

const index = buildSearchIndex(signSearchEntries, searchFillers);
const places = listSignPlaces(undefined);
/** So many answers are seen without a scroll. */
const FIRST = 3;

type Time = number | 'after-birth' | undefined;
/** In pregnancy early, in the middle and at term, after the birth, and where it is not said. */
const anyTime: Time[] = [8, 22, 30, 38, 'after-birth', undefined];
const pregnant: Time[] = [22, 30, 38, undefined];
const afterBirth: Time[] = ['after-birth', undefined];

function lookUp(typed: string, time: Time) {
  const band = typeof time === 'number' ? getSignBand(time) : time;
  return lookUpSigns(index, typed, { band, places });
}

describe.each<[entry: SignEntryId, times: Time[], phrases: string[]]>([
  // Where the weeks are not said, the emergencies of a newborn come first.
  ['less-movement', [22, 30, 38], ['cant feel baby']],
  ['harm', anyTime, ["don't want to live", 'wish I was dead', 'thinking of dying', 'overdose', 'dont want to be here']],
  ['harm', anyTime, ['je veux plus vivre', 'en finir', 'm’enlever la vie', 'peur de faire mal à mon bébé']],
  [
    'danger-at-home',
    anyTime,
    [
      'he hurts me',
      'he hurt me',
      'he is hurting me',
      'my husband hurts me',
      'my boyfriend hit me',
      'he beats me',
      'I am not safe',
      'raped',
      'sexual assault',
      'choked me',
      'strangled',
      'threatens me',
    ],
  ],
  [
    'danger-at-home',
    anyTime,
    ['mon chum me frappe', 'il me bat', 'peur de mon chum', 'agression sexuelle', 'mari violent', 'battue'],
  ],
  ['stroke', anyTime, ['stroke', 'face drooping', 'slurred speech', 'arm weak', 'numb on one side']],
  ['stroke', anyTime, ['AVC', 'visage croche', 'bras engourdi']],
  ['pass-out', anyTime, ['passed out', 'I passed out', 'passes out', 'black out', 'I fainted']],
  ['pass-out', anyTime, ['j’ai perdu connaissance', 'perdre la carte', 'tombée dans les pommes', 'évanouie']],
  ['trouble-breathing', anyTime, ['cant breathe', "can't breathe", 'cannot breathe', 'stopped breathing']],
  ['trouble-breathing', anyTime, ['mal à respirer', 'misère à respirer', 'pas capable de respirer', 'souffle coupé']],
  ['chest-pain', anyTime, ['chest hurts', 'chest tightness', 'chest pressure']],
  ['chest-pain', anyTime, ['mal à la poitrine', 'serrement à la poitrine']],
  ['very-heavy-bleeding', anyTime, ['bleeding heavily', 'soaked pad', 'losing a lot of blood', 'bright red blood']],
  [
    'very-heavy-bleeding',
    anyTime,
    ['je perds du sang', 'je saigne fort', 'serviette imbibée', 'perdre beaucoup de sang'],
  ],
  ['bleeding', [8, 22, 30, 38, undefined], ['losing blood', 'lost blood', 'bleeding', 'bleeding after birth']],
  ['bleeding', [8, 22, 30, 38, undefined], ['je perds du sang', 'perdu du sang', 'perdre du sang', 'saignement']],
  ['bleeding', [8, 22, 30, 38], ['bleeding and pain', 'saignement et douleur']],
  ['light-bleeding', pregnant, ['bleeding a little', 'spotting']],
  ['light-bleeding', pregnant, ['saigne un peu', 'petit saignement']],
  ['urge-to-push', pregnant, ['baby is coming', 'need to push']],
  ['urge-to-push', pregnant, ['bébé s’en vient', 'le bébé sort', 'je dois pousser', 'ça pousse']],
  [
    'less-movement',
    pregnant,
    [
      "baby hasn't moved",
      'baby has not moved today',
      'baby isnt moving',
      "can't feel baby move",
      'baby is moving less than usual',
      'decreased fetal movement',
      'baby quiet today',
      'baby stopped kicking',
    ],
  ],
  [
    'less-movement',
    pregnant,
    [
      'bébé grouille pas',
      'bébé tranquille',
      'bébé moins actif',
      'diminution des mouvements',
      'bébé donne moins de coups',
    ],
  ],
  ['headache', anyTime, ["headache won't go away", 'headache that wont go away']],
  [
    'headache',
    anyTime,
    ['mal de tête qui part pas', 'mal de tête qui ne passe pas', 'gros mal de tête', 'mal de bloc'],
  ],
  ['blood-pressure', anyTime, ['blood pressure 150 over 95', 'bp 170/100', '140/90']],
  ['blood-pressure', anyTime, ['haute pression', 'pression 150 sur 95']],
  ['leg-swollen', anyTime, ['swollen leg', 'one leg swollen', 'swollen calf', 'DVT', 'hot red leg']],
  ['leg-swollen', anyTime, ['jambe enflée', 'mollet enflé', 'phlébite']],
  ['fever', anyTime, ['fever 38.5', 'temperature 39', 'fever after birth']],
  ['fever', anyTime, ['fièvre 38,5']],
  ['water', pregnant, ['water broke', 'waters have broken']],
  ['water', pregnant, ['j’ai perdu mes eaux', 'poche percée', 'péter les eaux', 'mes eaux ont cassé']],
  ['contractions', pregnant, ['contractions every 5 minutes', 'contractions 10 minutes apart']],
  ['contractions', pregnant, ['contractions aux 5 minutes', 'contractions dans les reins']],
  ['burning', pregnant, ['burning when peeing', 'pee burns']],
  ['burning', pregnant, ['ça brûle quand je pisse', 'mal quand je pisse']],
  ['fall', pregnant, ['fell down', 'fell down the stairs']],
  ['fall', pregnant, ['déboulé les escaliers', 'pris une débarque']],
  ['met-infection', pregnant, ['measles', 'chicken pox']],
  ['met-infection', pregnant, ['rougeole', 'varicelle']],
  ['diarrhea', pregnant, ['diarrhea']],
  ['diarrhea', pregnant, ['diarrhée']],
  ['psychosis', anyTime, ['hearing voices', 'hearing things', 'seeing things']],
  ['psychosis', anyTime, ['j’entends des voix', 'hallucinations']],
  ['baby-limp', anyTime, ['baby wont wake up', "baby won't wake up", 'baby sleeping too much']],
  ['baby-limp', afterBirth, ['bébé amorphe', 'bébé ne se réveille pas']],
  ['baby-feeding', anyTime, ['baby not feeding', 'my newborn will not eat']],
  ['baby-feeding', afterBirth, ['bébé boit plus', 'bébé ne boit pas']],
  ['baby-poop', anyTime, ['baby not pooping', 'baby diarrhea']],
  ['baby-cries', anyTime, ["baby won't stop crying"]],
  ['baby-cries', anyTime, ['bébé braille', 'pleure sans arrêt']],
  ['baby-limp', anyTime, ['shaking baby', 'shook my baby', 'baby was shaken', 'bébé secoué', 'secouer bébé']],
  ['baby-breathing', afterBirth, ['choking', 'baby choking', 'my baby is choking', 'bébé s’étouffe']],
  ['baby-blue', anyTime, ['baby not breathing', 'baby stopped breathing', 'bébé ne respire plus']],
])('shows %s among the first answers', (entry, times, phrases) => {
  it.each(phrases)('for %p', (typed) => {
    for (const time of times) {
      const { isMissing, answers } = lookUp(typed, time);
      const first = answers.slice(0, FIRST).map(({ id }) => id);
      expect([typed, time, isMissing, first]).toEqual([typed, time, false, expect.arrayContaining([entry])]);
    }
  });
});

it.each(['baby fell', 'dropped baby', 'baby rash', 'varicose veins', 'bébé est tombé en bas'])(
  'has nothing of another matter near %p',
  (typed) => {
    const { answers } = lookUp(typed, 'after-birth');
    const unlike: SignEntryId[] = [
      'urge-to-push',
      'baby-blue',
      'less-movement',
      'blood-pressure',
      'very-heavy-bleeding',
    ];
    expect(answers.filter(({ id }) => unlike.includes(id))).toEqual([]);
  },
);

it('has an emergency near, not the milder of two signs alone', () => {
  for (const typed of ['bleeding and fever', 'saignement et fièvre']) {
    const { isMissing, answers } = lookUp(typed, 8);
    expect([typed, isMissing, answers[0]?.id]).toEqual([typed, true, 'very-heavy-bleeding']);
  }
});

it('puts 911 of another list before what the list of the weeks orders', () => {
  expect(lookUp('cough', 30).answers.map(({ id }) => id)).toEqual(['coughing-blood', 'fever']);
});

it('finds hiccups apart from movements that have changed', () => {
  for (const typed of ['hiccups', 'hoquet']) {
    expect(lookUp(typed, 30).answers.map(({ id }) => id)).toEqual(['hiccups']);
  }
});

it('orders for a newborn what its own list orders, whatever the weeks', () => {
  for (const typed of ['baby fever', 'baby jaundice', 'baby pale', 'baby not feeding', 'hearing voices', 'bébé bleu']) {
    const orders = (time: Time) =>
      lookUp(typed, time)
        .answers.map(({ id, answer }) => ({ id, orders: listOrderLines(answer).map(({ order }) => order) }))
        .filter(({ id }) => id.startsWith('baby-') || id === 'psychosis');
    for (const week of [8, 22, 30, 38]) expect([typed, orders(week)]).toEqual([typed, orders('after-birth')]);
  }
});

it('has every entry of a newborn under baby, newborn, bébé and nouveau-né', () => {
  const newborn = signSearchEntries.filter(({ topic }) => topic === 'baby').map(({ id }) => id);
  for (const typed of ['baby', 'newborn', 'bébé', 'nouveau-né']) {
    expect(lookUp(typed, 'after-birth').answers.map(({ id }) => id)).toEqual(expect.arrayContaining(newborn));
  }
});

it('shows no order of another list as a milder one', () => {
  for (const [typed, order] of [
    ['cord prolapse', 'call-911'],
    ['coughing blood', 'call-911'],
    ['heart racing', 'go'],
  ] as const) {
    const [first] = lookUp(typed, 8).answers;
    expect([typed, first && listOrderLines(first.answer)[0]?.order]).toEqual([typed, order]);
  }
  expect(getUrgency('go')).toBeLessThan(getUrgency('call-now'));
});

it.each(['shaking baby', 'shook my baby', 'baby was shaken', 'secouer bébé', 'secoué mon bébé', 'baby choking'])(
  'sends %p to 911 first, and never to a newborn who cries',
  (typed) => {
    const { answers } = lookUp(typed, 'after-birth');
    const [first] = answers;
    expect([typed, first && listOrderLines(first.answer)[0]?.order]).toEqual([typed, 'call-911']);
    expect(answers.map(({ id }) => id)).not.toContain('baby-cries');
  },
);
