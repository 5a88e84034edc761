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
  ['fromage feta', 'feta'],
  ['est-ce que je peux manger de la feta enceinte', 'feta'],
  ['puis-je manger du brie', 'brie-camembert'],
  ['fromage', 'feta', 'blue-cheese', 'hard-cheese'],
  ['œufs coulants', 'runny-eggs'],
  ['oeuf miroir', 'runny-eggs'],
  ['thon', 'raw-sushi', 'tuna-light', 'tuna-fresh', 'tuna-albacore'],
  ['viandes froides', 'deli-meat'],
  ['spa', 'hot-tub', 'sauna'],
  ['liqueur', 'alcohol', 'cola'],
  ['cidre', 'alcohol', 'raw-juice-cider'],
  ['thé', 'tea'],
  ['puis-je boire du thé', 'tea'],
  ['thé vert', 'tea'],
  ['the vert', 'tea'],
  ['thé à la menthe', 'mint-tea'],
  ['bière sans alcool', 'non-alcoholic-beer'],
  ['vin sans alcool', 'non-alcoholic-beer'],
  ['sushi sans poisson', 'cooked-sushi'],
  ['champignons', 'raw-fruit-veg', 'street-drugs'],
  ['poulet', 'takeout'],
  ['aspirine', 'asa', 'low-dose-asa'],
  ['antibiotique', 'antibiotics'],
  ['tylenol nuit', 'cold-remedies'],
  ['que prendre contre le rhume', 'cold-remedies'],
  ['qu’est-ce que je peux prendre pour le rhume', 'cold-remedies'],
  ['combien de café par jour', 'coffee'],
  ['acitrétine', 'isotretinoin'],
  ['Soriatane', 'isotretinoin'],
  ['pilule du lendemain', 'emergency-contraception'],
  ['plan b', 'emergency-contraception'],
  ['acétaminophène', 'acetaminophen'],
  ['ibuprofène', 'ibuprofen'],
  ['tylenol', 'acetaminophen'],
  ['gravol', 'dimenhydrinate'],
  ['litière du chat', 'cat-litter'],
  ['teinture', 'hair-dye'],
  ['autobronzant', 'self-tanner'],
  ['motoneige', 'snowmobile'],
  ['déneiger', 'heavy-lifting'],
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
  ['bébé bouge pu', 'less-movement'],
  ['bébé bouge pus', 'less-movement'],
  ['bébé bougeait plus', 'less-movement'],
  ['je sens pus bébé bouger', 'less-movement'],
  ['besoin de pousser', 'urge-to-push'],
  ['gratte partout', 'itching'],
  ['pique partout', 'itching'],
  ['mal au cœur', 'chest-pain'],
  ['déprimée', 'low-mood'],
  ['je veux mourir', 'harm'],
  ['want to die', 'harm'],
  ['perte des eaux', 'water'],
  ['fièvre', 'baby-fever'],
])('mène de %j au signe %s', (typed, sign) => {
  const { signs, isOneAnswer, isMissing } = find(typed);
  expect([signs[0]?.name, isOneAnswer, isMissing]).toEqual([getName(sign), false, false]);
});

it('voit dans le mal au cœur aussi la nausée', () => {
  expect(find('mal au coeur').signs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([getName('chest-pain'), getName('vomiting'), getName('nausea')]),
  );
});

it.each([
  ['RAMQ', '/fr/papiers'],
  ['carte soleil', '/fr/papiers'],
  ['carte santé bébé', '/fr/papiers'],
  ['Directeur de l’état civil', '/fr/papiers'],
  ['allocation famille', '/fr/papiers'],
  ['prime à la naissance', '/fr/papiers'],
  ['REEE', '/fr/papiers'],
  ['guichet d’accès', '/fr/trouver-un-suivi'],
  ['GMF', '/fr/trouver-un-suivi'],
  ['test de grossesse', '/fr/trouver-un-suivi'],
  ['décollement des membranes', '/fr/accouchement'],
  ['prélèvement vaginal', '/fr/calendrier'],
  ['test O’Sullivan', '/fr/calendrier'],
  ['HGPO', '/fr/calendrier'],
  ['amniocentèse', '/fr/tests-prenataux'],
  ['congé de paternité', '/fr/prestations'],
  ['relevé d’emploi', '/fr/prestations'],
  ['mère porteuse', '/fr/prestations'],
  ['retour au travail', '/fr/prestations/lettre'],
  ['sac d’hôpital', '/fr/valise-accouchement'],
  ['minuterie', '/fr/chronometre-contractions'],
  ['mon bébé est mort', '/fr/soutien'],
  ['deuil périnatal', '/fr/soutien'],
])('mène de %j à %s', (typed, href) => {
  expect(find(typed).pages.map((page) => page.href)).toContain(href);
});

it.each(site.file.pages.filter(({ whole }) => !whole).map(({ name, href }) => [name, href]))(
  'trouve la page « %s » par son nom',
  (name, href) => {
    expect(find(name).pages.map((page) => page.href)).toContain(href);
  },
);

it.each(site.file.answers.map(({ name, id }) => [name, id]))('trouve la réponse « %s » par son nom', (name, id) => {
  expect(find(name).ids).toContain(id);
});

it('mène du retrait préventif à l’aide de la région', () => {
  const { help } = searchSite(site, 'retrait préventif', { stage: undefined, region: 'QC' });
  expect(help.map(({ href }) => href)).toContain('/fr/ressources/quebec#money');
});

it('n’a pas de réponse à ce que le site ne connaît pas', () => {
  for (const typed of ['durian', 'pogne-toé', 'trampoline géante']) expect(find(typed).isMissing).toBe(true);
});

it('mène aux semaines et aux pages en français', () => {
  expect(find('semaine 20').weeks).toEqual([{ name: 'Semaine 20', href: '/fr/developpement/semaine-20' }]);
  expect(find('week 20').weeks).toEqual(find('semaine 20').weeks);
  expect(find('RQAP').pages.map(({ href }) => href)).toContain('/fr/prestations#qpip-benefits');
});

it.each(['je ne sens plus le bébé', 'je ne sens plus mon bébé', 'je ne sens pas mon bébé', 'je sens pus bébé'])(
  'répond d’abord par les mouvements à « %s »',
  (typed) => {
    expect(find(typed).signs[0]?.name).toBe(getName('less-movement'));
  },
);
