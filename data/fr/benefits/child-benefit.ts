import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/child-benefit');

export const title: Words<English['title']> = 'Votre allocation canadienne pour enfants';
export const lead: Words<English['lead']> =
  'Elle s’ajoute à l’assurance-emploi ou au RQAP, et dépend du revenu de votre famille. Dites ce qu’il était pour l’année ci-dessous, et voyez ce qui vient chaque mois.';
export const family: Words<English['family']> = 'Pour l’allocation canadienne pour enfants et le supplément familial';
export const netIncome: English['netIncome'] = (year) =>
  year ? `Revenu net de la famille en ${year}` : 'Revenu net de la famille';
export const netIncomeHint: Words<English['netIncomeHint']> =
  'La somme des lignes 23600 des deux déclarations de cette année-là.';
export const children: Words<English['children']> = 'Âges des enfants que vous avez déjà';
export const childrenHint: Words<English['childrenHint']> = 'Par exemple 3, 7. Vide si c’est le premier.';
export const notAges: Words<English['notAges']> = 'Entrez les âges en années entières, séparés par des virgules.';
export const addDate: Words<English['addDate']> =
  'Dites plus haut où vous habitez et la date prévue\u00a0: le montant s’affiche alors ici.';
export const addIncome: Words<English['addIncome']> = 'Le montant s’affiche ici dès que le revenu y est.';
export const opening: Words<English['opening']> = 'Chargement du montant…';
export const toChildBenefit: Words<English['toChildBenefit']> =
  'Combien d’allocation canadienne pour enfants pour votre famille';

export const ownBenefits: English['ownBenefits'] = {
  QC: {
    text: 'En plus, l’Allocation famille de Retraite Québec vient d’elle-même pour un bébé né au Québec dont la naissance est déclarée. Faites votre déclaration de revenus chaque année.',
    sources: ['retraite-quebec'],
  },
  YT: {
    text: 'La prestation pour enfants du Yukon vient avec elle, d’habitude sans autre formulaire.',
    sources: ['after-yukon-developers-apply-automated', 'after-canada-revenue-canada-child-2'],
  },
  MB: {
    text: 'La prestation pour enfants du Manitoba se demande peut-être à part. La province peut vous le dire.',
  },
};
export const ownBenefitElsewhere: English['ownBenefitElsewhere'] = {
  text: 'La prestation pour enfants de votre province ou territoire, là où il y en a une, vient d’habitude avec elle, sans autre formulaire.',
  sources: ['after-canada-revenue-canada-child-2'],
};
