/** @jest-environment node */
import type { SignEntryId } from '@/data/sign-search';
import { signEntryWords } from '@/words/sign-search';
import { buildSiteIndex } from './build-site-index';
import { readIndexFiles, writeIndexFiles } from './index-file';
import { prepareSiteSearch, searchSite } from './search-site';

const site = prepareSiteSearch(readIndexFiles(writeIndexFiles(buildSiteIndex())));

function find(typed: string) {
  const found = searchSite(site, typed, { stage: undefined, region: undefined });
  return { ...found, ids: found.answers.map(({ entry }) => entry.id) };
}

const getName = (id: SignEntryId) => signEntryWords[id].name;

describe.each<[typed: string, first: string, ...others: string[]]>([
  ['féta', 'feta'],
  ['est-ce que je peux manger de la feta enceinte', 'feta'],
  ['puis-je manger du brie', 'brie-camembert'],
  ['fromage', 'blue-cheese', 'hard-cheese'],
  ['œufs coulants', 'runny-eggs'],
  ['oeuf miroir', 'runny-eggs'],
  ['thon', 'raw-sushi', 'tuna-light', 'tuna-fresh', 'tuna-albacore'],
  ['viandes froides', 'deli-meat'],
  ['spa', 'hot-tub', 'sauna'],
  ['liqueur', 'alcohol', 'cola'],
  ['cidre', 'alcohol', 'raw-juice-cider'],
  ['acétaminophène', 'acetaminophen'],
  ['ibuprofène', 'ibuprofen'],
  ['tylenol', 'acetaminophen'],
  ['gravol', 'dimenhydrinate'],
  ['litière du chat', 'cat-litter'],
  ['teinture', 'hair-dye'],
  ['autobronzant', 'self-tanner'],
  ['motoneige', 'snowmobile'],
  ['vapoter', 'vaping'],
  // English words on the French page.
  ['hot tub', 'hot-tub'],
  ['smoked salmon', 'smoked-salmon'],
  ['kombucha', 'kombucha'],
  ['halls', 'cough-drops'],
])('« %s »', (typed, first, ...others) => {
  it(`trouve ${first}`, () => {
    const { ids, isMissing } = find(typed);
    expect({ isMissing, first: ids[0] }).toEqual({ isMissing: false, first });
    expect(ids).toEqual(expect.arrayContaining(others));
  });
});

it.each<[typed: string, sign: SignEntryId]>([
  ['mal de tête', 'headache'],
  ['headache', 'headache'],
  ['brûlures d’estomac', 'heartburn'],
  ['saignement', 'very-heavy-bleeding'],
  ['crampes', 'cramps'],
  ['bébé ne bouge plus', 'less-movement'],
  ['je veux mourir', 'harm'],
  ['want to die', 'harm'],
  ['perte des eaux', 'water'],
  ['fièvre', 'baby-fever'],
])('mène de %j au signe %s', (typed, sign) => {
  const { signs, isOneAnswer, isMissing } = find(typed);
  expect([signs[0]?.name, isOneAnswer, isMissing]).toEqual([getName(sign), false, false]);
});

it('n’a pas de réponse à ce que le site ne connaît pas', () => {
  for (const typed of ['durian', 'pogne-toé', 'trampoline géante']) expect(find(typed).isMissing).toBe(true);
});

it('mène aux semaines et aux pages en français', () => {
  expect(find('semaine 20').weeks).toEqual([{ name: 'Semaine 20', href: '/fr/developpement/semaine-20' }]);
  expect(find('week 20').weeks).toEqual(find('semaine 20').weeks);
  expect(find('RQAP').pages.map(({ href }) => href)).toContain('/fr/prestations#qpip-benefits');
});
