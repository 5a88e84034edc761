/** @jest-environment node */
import { privatePages as english } from '@/data/en/search-words';
import { privatePages as french } from '@/data/fr/search-words';
import type { SignEntryId } from '@/data/sign-search';
import { canIEntries } from '@/lib/can-i/entries';
import { listCanISearchWords } from '@/lib/can-i/words-in-both-languages';
import { fc } from '@/scripts/testing/properties';
import { signEntryWords } from '@/words/sign-search';
import { buildSiteIndex } from './build-site-index';
import { readIndexFiles, writeIndexFiles } from './index-file';
import { prepareSiteSearch, searchSite, type Visitor } from './search-site';

const index = buildSiteIndex();
const site = prepareSiteSearch(readIndexFiles(writeIndexFiles(index)));
const nobody: Visitor = { stage: undefined, region: undefined };

function find(typed: string, visitor = nobody) {
  const found = searchSite(site, typed, visitor);
  return { ...found, ids: found.answers.map(({ entry }) => entry.id) };
}

const getName = (id: SignEntryId) => signEntryWords[id].name;

it('is read as it was written', () => {
  const read = readIndexFiles(writeIndexFiles(index));
  expect(read.signs.map(({ answers, byBand }) => ({ answers, byBand }))).toEqual(
    index.signs.map(({ answers, byBand }) => ({ answers, byBand })),
  );
  for (const [place, entry] of index.answers.entries()) expect(read.answers[place]).toMatchObject(entry);
});

it('holds the verdict and the line of every answer, by week too', () => {
  expect(index.answers.map(({ id, verdict, todo }) => ({ id, verdict, todo }))).toEqual(
    canIEntries.map(({ id, verdict, todo }) => ({ id, verdict, todo })),
  );
  for (const { id, byWeek, todoByWeek } of canIEntries) {
    const spans = index.answers.find((answer) => answer.id === id)?.byWeek;
    expect(spans?.map(({ todo }) => todo)).toEqual(byWeek && todoByWeek);
  }
});

it('says without 911 what names it, where there is none', () => {
  const named = index.answers.filter(({ call = '', todo }) => `${call} ${todo}`.includes('911'));
  expect(named.length).toBeGreaterThan(5);
  for (const { call, todo, without911 } of named) {
    expect([without911?.call ?? call, without911?.todo ?? todo].join(' ')).not.toContain('911');
  }
  expect(index.answers.flatMap(({ byWeek = [] }) => byWeek).filter(({ todo }) => todo.includes('911'))).toEqual([]);
  expect(index.signs.filter(({ order }) => order?.includes('911'))).toEqual([]);
});

// What people type, and which answer stands first. `others` stand somewhere below it.
describe.each<[typed: string, first: string, ...others: string[]]>([
  ['brie', 'brie-camembert'],
  ['Brie?', 'brie-camembert'],
  ['feta cheese', 'feta'],
  ['is feta safe to eat', 'feta'],
  ['can I eat feta while pregnant', 'feta'],
  ['camambert', 'brie-camembert'],
  ['grilled cheese', 'hard-cheese'],
  ['poutine', 'cheese-curds'],
  ['sushi', 'raw-sushi', 'cooked-sushi'],
  ['california roll', 'cooked-sushi'],
  ['tuna', 'store-salads', 'tuna-light', 'tuna-albacore', 'tuna-fresh'],
  ['thon', 'store-salads', 'tuna-fresh', 'tuna-light', 'tuna-albacore'],
  ['albacore tuna', 'tuna-albacore'],
  ['cheese', 'feta', 'hard-cheese', 'brie-camembert', 'blue-cheese', 'cream-cheese'],
  ['runny egg', 'runny-eggs'],
  ['egg', 'runny-eggs', 'cooked-eggs'],
  ['eggs', 'runny-eggs', 'cooked-eggs'],
  ['chicken', 'takeout'],
  ['chicken wings', 'takeout'],
  ['mushrooms', 'raw-fruit-veg', 'street-drugs'],
  ['magic mushrooms', 'street-drugs'],
  ['coke', 'cola', 'street-drugs'],
  ['caesar', 'alcohol', 'raw-egg-dishes'],
  ['how much coffee a day', 'coffee'],
  ['caesar salad', 'raw-egg-dishes'],
  ['mayo', 'mayonnaise'],
  ['hot dogs', 'hot-dogs'],
  ['honey', 'honey'],
  ['tims', 'tim-hortons'],
  ['tall', 'starbucks'],
  ['coffee', 'coffee', 'decaf'],
  ['decaf', 'decaf'],
  ['kombucha', 'kombucha'],
  ['diet coke', 'cola', 'sweeteners'],
  ['cider', 'alcohol', 'raw-juice-cider'],
  ['boil water advisory', 'well-water'],
  ['Tylenol', 'acetaminophen', 'cold-remedies'],
  ['tylonol', 'acetaminophen'],
  ['paracetamol', 'acetaminophen'],
  ['is tylenol 3 safe', 'opioids', 'acetaminophen'],
  ['t3', 'opioids'],
  ['advil', 'ibuprofen'],
  ['ibuprofène', 'ibuprofen'],
  ['ibuprophen', 'ibuprofen'],
  ['tylanol', 'acetaminophen'],
  ['thylenol', 'acetaminophen'],
  ['how much tylenol can I take', 'acetaminophen'],
  ['what can I take for allergies', 'epinephrine-pen', 'antihistamines'],
  ['can I take benadryl to sleep', 'antihistamines'],
  ['aspirin', 'asa', 'low-dose-asa'],
  ['baby aspirin', 'low-dose-asa'],
  ['asa 81', 'low-dose-asa'],
  ['voltaren', 'diclofenac-gel', 'ibuprofen'],
  ['meloxicam', 'ibuprofen'],
  ['neo citran', 'cold-remedies'],
  ['emergen c', 'natural-products'],
  ['asaphen', 'low-dose-asa'],
  ['gravol', 'dimenhydrinate'],
  ['reactine', 'antihistamines'],
  ['halls', 'cough-drops'],
  ['accutane', 'isotretinoin'],
  ['Soriatane', 'isotretinoin'],
  ['Toctino', 'isotretinoin'],
  ['Arthrotec', 'methotrexate'],
  ['CellCept', 'mycophenolate'],
  ['azathioprine', 'other-prescribed'],
  ['morning after pill', 'emergency-contraception'],
  ['plan b', 'emergency-contraception'],
  ['planb', 'emergency-contraception'],
  ['metamucil', 'fibre-laxative'],
  ['Insulin', 'insulin'],
  ['off', 'icaridin', 'deet'],
  ['spa', 'hot-tub', 'sauna', 'massage'],
  ['can I use a hot tub', 'hot-tub'],
  ['spray tan', 'spray-tan'],
  ['highlights', 'hair-dye'],
  ['zyn', 'vaping'],
  ['weed', 'cannabis'],
  ['downhill skiing', 'downhill-ski'],
  ['kitty litter', 'cat-litter'],
  ['I drank before I knew', 'alcohol-before'],
  ['sleeping on my back', 'back-sleeping'],
])('%j', (typed, first, ...others) => {
  it(`is answered by ${first}`, () => {
    const { ids, isMissing, signs } = find(typed);
    expect({ isMissing, signs: signs.map(({ name }) => name), first: ids[0] }).toEqual({
      isMissing: false,
      signs: [],
      first,
    });
    expect(ids).toEqual(expect.arrayContaining(others));
  });
});

// What people type when something is wrong: the sign first, whatever is sold for it.
describe.each<[typed: string, sign: SignEntryId, answers: string[]]>([
  ['headache', 'headache', ['acetaminophen']],
  ['mal de tête', 'headache', ['acetaminophen']],
  ['heartburn', 'heartburn', ['antacids']],
  ['bleeding', 'very-heavy-bleeding', []],
  ['spotting', 'light-bleeding', []],
  ['cramps', 'cramps', ['magnesium']],
  ['itching', 'itching', []],
  ['itchy palms and soles', 'itching', []],
  ['soles', 'itching', []],
  ['baby not moving', 'less-movement', []],
  ['contractions', 'contractions', []],
  ['want to die', 'harm', []],
  ['je veux mourir', 'harm', []],
  ['water broke', 'water', []],
  ['burning when I pee', 'burning', []],
  ['swollen leg', 'leg-swollen', []],
  ['nausea', 'vomiting', ['diclectin', 'nausea-pills-other']],
])('%j', (typed, sign, answers) => {
  it(`leads to the sign ${sign}`, () => {
    const found = find(typed);
    expect([found.isMissing, found.isOneAnswer, found.signs[0]?.name]).toEqual([false, false, getName(sign)]);
    expect(found.ids).toEqual(answers);
  });
});

it.each([
  'durian',
  'kraft dinner',
  'banff',
  'rhodiola',
  'hammock',
  'vitamin q',
  'jellyfish',
  'haircut',
  'samosa',
  'mooncake',
  'ozone',
  'quokka',
  'tattoo removal cream',
  'xylophone',
  'flipped car tire',
])('has no answer to %j, and nothing else as if it were one', (typed) => {
  const { isMissing, isOneAnswer, pages } = find(typed);
  expect({ isMissing, isOneAnswer, pages }).toEqual({ isMissing: true, isOneAnswer: false, pages: [] });
});

it('has the order of the list of the visitor’s weeks', () => {
  const order = (stage: Visitor['stage'], typed: string) => find(typed, { ...nobody, stage }).signs[0];
  expect(order(8, 'headache')).toMatchObject({ orders: ['call-now'], href: '/when-to-call#weeks-4-13-headache' });
  expect(order(22, 'headache')).toMatchObject({ orders: ['go'], href: '/when-to-call#weeks-20-25-headache' });
  expect(order(undefined, 'headache')).toMatchObject({ orders: ['go'] });
  expect(order('after-birth', 'headache')).toMatchObject({ href: '/when-to-call#after-birth-headache' });
  expect(order(43, 'headache')).toMatchObject({ href: '/when-to-call#weeks-37-42-headache' });
});

it('has the order of the visitor’s region, where it is another', () => {
  const order = (region: Visitor['region']) => find('water broke', { stage: 38, region }).signs[0]?.orders;
  expect(order('QC')).toContain('call-then-go');
  expect(order('ON')).not.toContain('call-then-go');
});

it('says first of heartburn what it may be taken for', () => {
  const [sign] = find('heartburn').signs;
  expect(sign?.neighbours.map(({ name, orders }) => [name, orders])).toEqual([
    [getName('right-ribs'), ['go']],
    [getName('chest-pain'), ['call-911']],
  ]);
});

it('answers for the week that is known', () => {
  const answer = (stage: Visitor['stage']) => find('ibuprofen', { ...nobody, stage }).answers[0];
  expect(answer(12)).toMatchObject({ verdict: 'ask-first', week: 12 });
  expect(answer(20)).toMatchObject({ verdict: 'better-not', week: 20 });
  expect(answer(undefined)?.week).toBeUndefined();
  expect(answer('after-birth')?.week).toBeUndefined();
});

it('has one verdict on top only where one answer is meant', () => {
  expect(find('feta').isOneAnswer).toBe(true);
  for (const typed of ['cheese', 'fromage', 'tuna', 'fish', 'milk', 'sushi', 'headache', 'durian']) {
    expect([typed, find(typed).isOneAnswer]).toEqual([typed, false]);
  }
});

it('says that a word is spelled otherwise, and takes no vitamin for another', () => {
  expect(find('tylennol').isMisspelled).toBe(true);
  expect(find('tylenol').isMisspelled).toBe(false);
  expect(find('vitamin k').ids).not.toContain('vitamin-a');
});

it.each([
  ['week 20', 20],
  ['20 weeks', 20],
  ['semaine 20', 20],
  ['20 weeks pregnant', 20],
  ['41 weeks', 40],
])('leads from %j to week %i, and nowhere else', (typed, week) => {
  const { weeks, signs, answers, pages } = find(typed);
  expect(weeks).toEqual([{ name: `Week ${week}`, href: `/development/week-${week}` }]);
  expect([signs, answers, pages]).toEqual([[], [], []]);
});

it.each([
  ['midwife', '/find-care'],
  ['find a doctor', '/find-care'],
  ['no family doctor', '/find-care'],
  ['no health card', '/find-care'],
  ['NIPT', '/timeline'],
  ['GBS', '/timeline'],
  ['EI', '/benefits'],
  ['hospital bag', '/hospital-bag'],
  ['winter', '/tips'],
  ['colostrum', '/development/week-16'],
  ['who pays for my partner', '/leaving-home'],
  ['new phone', '/take-along'],
  ['take it along', '/take-along'],
  ['benefits planner', '/benefits'],
  ['sage-femme', '/find-care'],
  ['médecin de famille', '/find-care'],
  ['carte d’assurance maladie', '/find-care'],
  ['paternity leave', '/benefits'],
  ['record of employment', '/benefits'],
  ['surrogate', '/benefits'],
  ['membrane sweep', '/labour'],
  ['amniocentesis', '/tests'],
  ['vaginal swab', '/timeline'],
  ['RESP', '/papers'],
  ['MSP', '/papers'],
  ['contraction app', '/contraction-timer'],
  ['return to work', '/benefits/letter'],
  ['bereavement', '/support'],
  ['poison centre', '/can-i#health-lines'],
  ['poison control', '/can-i#health-lines'],
  ['centre antipoison', '/can-i#health-lines'],
  ['vitamin K shot', '/labour'],
  ['vitamine K', '/labour'],
  ['eye ointment', '/labour'],
  ['TENS machine', '/labour'],
  ['Pitocin', '/labour'],
  ['anti-D', '/timeline'],
])('leads from %j to %s', (typed, href) => {
  expect(find(typed).pages.map((page) => page.href)).toContain(href);
});

it('leads to the help of the region that is known or named', () => {
  const help = (typed: string, region?: Visitor['region']) =>
    find(typed, { ...nobody, region }).help.map(({ href }) => href);
  expect(help('midwife')).toEqual([]);
  expect(help('midwife', 'ON')).toEqual(['/resources/ontario#find-care']);
  expect(help('midwife in Québec', 'ON')).toEqual(['/resources/quebec#find-care']);
  expect(help('Manitoba')).toContain('/resources/manitoba');
});

it('shows what is near beside what it does not know, signs by their urgency', () => {
  const { isMissing, signs } = find('bleeding and fever after sushi');
  expect([isMissing, signs[0]?.name]).toEqual([true, getName('very-heavy-bleeding')]);
});

it('finds every answer by its name, however it is typed', () => {
  const questions = ['', 'can I have ', 'is it safe to eat ', 'est-ce que je peux prendre '];
  fc.assert(
    fc.property(
      fc.constantFrom(...canIEntries),
      fc.constantFrom(...questions),
      fc.constantFrom('', ' while pregnant', '?', ' enceinte'),
      ({ id, name }, start, end) => {
        expect(find(start + name.toUpperCase() + end).ids).toContain(id);
      },
    ),
  );
});

it('finds every answer by all that people type for it, in both languages', () => {
  const missed = canIEntries.flatMap(({ id }) =>
    listCanISearchWords(id)
      .filter((typed) => !find(typed).ids.includes(id) || find(typed).isMissing)
      .map((typed) => `${typed}: ${id}`),
  );
  expect(missed).toEqual([]);
});

it('has nothing for a question about nothing', () => {
  for (const typed of ['', ' ', 'can I', 'is it safe', 'enceinte']) expect(find(typed).isMissing).toBe(false);
});

// Pages that nobody else should see, and what leads to them.
describe.each<[typed: string, page: 'safety' | 'options']>([
  ['violence', 'safety'],
  ['Not safe at home?', 'safety'],
  ['violence conjugale', 'safety'],
  ['maison d’hébergement', 'safety'],
  ['abortion', 'options'],
  ['adoption', 'options'],
  ['not sure', 'options'],
  ['avortement', 'options'],
])('%s', (typed, page) => {
  const listPages = (text: string) => find(text).pages.map(({ href }) => href);

  it('is found by all of it', () => {
    expect(listPages(typed)).toContain(`/${page}`);
  });

  it('is shown by nothing less or more, while something else may be meant', () => {
    for (const part of [typed.slice(0, 3), typed.slice(0, 4), typed.replace('?', '').slice(0, -1), `${typed} x`]) {
      expect(listPages(part)).not.toContain(`/${page}`);
    }
  });
});

describe.each(['safety', 'options'] as const)('%s', (page) => {
  it.each([english, french].flatMap((pages) => pages[page].queries.split(', ')))('is found by %j', (typed) => {
    expect(find(typed).pages.map(({ href }) => href)).toContain(`/${page}`);
  });
});

it.each(['end my pregnancy', 'stop my pregnancy', 'interruption de grossesse', 'mettre fin à ma grossesse'])(
  'answers %j with the page alone, and with no sign or product that has a word of it',
  (typed) => {
    const { signs, answers, help, pages } = find(typed);
    expect({ signs, answers, help, pages: pages.map(({ href }) => href) }).toEqual({
      signs: [],
      answers: [],
      help: [],
      pages: ['/options'],
    });
  },
);

it.each(['my baby died', 'pregnancy loss', 'bébé mort', 'j’ai perdu mon bébé', 'deuil périnatal'])(
  'leads from %j to the page after a loss, before what is only near',
  (typed) => {
    const { isPageFirst, pages, answers } = find(typed);
    expect([isPageFirst, pages[0]?.href, answers]).toEqual([true, '/support', []]);
  },
);

it('has the sign first where what was typed is one, or may begin one', () => {
  for (const typed of ['miscarriage', 'stillbirth', 'fausse couche', 'perte']) {
    const { isPageFirst, signs, pages } = find(typed);
    expect([typed, isPageFirst, signs.length > 0]).toEqual([typed, false, true]);
    expect(pages.map(({ href }) => href)).toContain('/support');
  }
});

// Words of these begin or name products.
it.each([
  ['AE', '/benefits#ei-benefits'],
  ['pregnancy test', '/find-care'],
  ['birth plan', '/labour'],
  ['prime à la naissance', '/papers'],
  ['acte de naissance', '/papers'],
])('leads from %j to %s, and to no product', (typed, href) => {
  const { answers, isOneAnswer, pages } = find(typed);
  expect({ answers, isOneAnswer }).toEqual({ answers: [], isOneAnswer: false });
  expect(pages.map((page) => page.href)).toContain(href);
});

it.each([
  ['vaccin grippe', 'flu-vaccine'],
  ['gestational diabetes', 'insulin'],
  ['diabète de grossesse', 'insulin'],
  ['provoquer le travail', 'start-labour-tricks'],
  ['vaccines', 'flu-vaccine'],
  ['drinks', 'alcohol'],
])('keeps beside the pages of %j the answer %s', (typed, id) => {
  const { ids, pages } = find(typed);
  expect(ids).toContain(id);
  expect(pages.length).toBeGreaterThan(0);
});

it.each(site.file.pages.filter(({ whole }) => !whole).map(({ name, href }) => [name, href]))(
  'finds the page %j by its name',
  (name, href) => {
    const { isMissing, pages } = find(name);
    expect({ isMissing, hrefs: pages.map((page) => page.href) }).toEqual({
      isMissing: false,
      hrefs: expect.arrayContaining([href]),
    });
  },
);

it.each([
  ['what can I take for heartburn', 'antacids'],
  ['what can I take for constipation', 'laxatives'],
  ['what can I take for a cold', 'cold-remedies'],
])('knows %j for a question', (typed, id) => {
  const { ids, isMissing } = find(typed);
  expect({ isMissing, ids }).toEqual({ isMissing: false, ids: expect.arrayContaining([id]) });
});

it('takes nothing for near that only has a word of the question', () => {
  for (const typed of ['how to use minoxidil', 'prendre du clomid', 'take ursodiol']) {
    expect(find(typed)).toMatchObject({ isMissing: true, signs: [] });
  }
});

it.each([
  ['feta', true],
  ['camembert', true],
  ['full dose aspirin', true],
  ['baby aspirin', true],
  ['tattoos', true],
  // A word of something longer, or its start.
  ['vinegar', false],
  ['mould', false],
  ['facial', false],
  ['concert', false],
  ['douche', false],
])('lets the verdict of %j stand first: %j', (typed, isOneAnswer) => {
  const found = find(typed);
  expect({ isOneAnswer: found.isOneAnswer, isFound: found.ids.length > 0 }).toEqual({ isOneAnswer, isFound: true });
});

it.each(['took too much tylenol', 'tylenol overdose', 'trop de tylenol', 'surdose de tylenol'])(
  'leads from %j to the answer that says whom to call',
  (typed) => {
    const { answers } = find(typed);
    expect(answers[0]?.entry).toMatchObject({ id: 'acetaminophen', call: expect.any(String) });
  },
);

it('has the numbers of the poison centre beside its name', () => {
  const { pages, answers, signs } = find('poison control');
  expect(pages[0]?.note).toMatch(/1-844-764-7669.*1-800-463-5060.*Nunavut/);
  expect([answers, signs]).toEqual([[], []]);
});

it('shows nothing of danger at home before a word of it is typed in full', () => {
  const name = getName('danger-at-home');
  const list = (typed: string) => find(typed).signs.map((sign) => sign.name);
  for (const typed of ['saf', 'vio', 'violenc', 'abu', 'vilence', 'chok']) expect(list(typed)).not.toContain(name);
  for (const typed of ['violence', 'abuse', 'my partner hits me']) expect(list(typed)).toContain(name);
});

it('answers violence with no food, though a word of the other language is written so', () => {
  const found = find('rape');
  expect(found.answers).toEqual([]);
  expect(found.pages.map(({ href }) => href)).toContain('/safety');
});

describe.each(["can't feel baby", "I can't feel the baby", 'cant feel my baby anymore', 'have not felt the baby'])(
  '%j',
  (typed) => {
    it.each([undefined, 30])('is answered with movements first, in week %s', (stage) => {
      expect(find(typed, { ...nobody, stage }).signs[0]?.name).toBe(getName('less-movement'));
    });
  },
);
