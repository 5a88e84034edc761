import { postpartumPsychosis } from '@/words/emergency';
import type { WeekText } from './types';

export const week40: WeekText = {
  week: 40,
  title: 'La date prévue arrive',
  developmentMilestones: [
    {
      text: 'Environ 4 bébés sur 100 naissent le jour même de la date prévue. Environ la moitié arrivent à une semaine près, avant ou après, et environ 9 sur 10 à deux semaines près.',
      sources: ['due-date-study', 'msd-dating'],
    },
    {
      text: 'Aux premières respirations, l’air remplit les poumons, et le sang prend un nouveau chemin dans le cœur.',
      sources: ['openstax-newborn'],
    },
    { text: 'Un nouveau-né voit le mieux de près, par exemple votre visage pendant un boire.' },
    {
      text: 'Après la naissance, vous pouvez sentir les fontanelles, des points mous sur la tête, là où les plaques du crâne ne se sont pas encore jointes.',
      sources: ['openstax-skull'],
    },
    {
      text: 'À cause de vos hormones, certains nouveau-nés ont les seins ou les organes génitaux un peu enflés pendant un temps.',
    },
  ],
  motherChanges: [
    {
      text: 'Votre col de l’utérus peut être mou et un peu ouvert, ou encore fermé. Ni l’un ni l’autre ne vous dit quel jour le travail commencera.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les fausses contractions vont et viennent. Celles du travail ont tendance à devenir plus longues, plus fortes et plus rapprochées.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Certaines personnes frissonnent ou vomissent quand le travail devient fort.' },
    {
      text: 'Bien des gens sont à plat ou ont la larme facile quand la date passe. Si cette humeur reste, dites-le à la personne qui suit votre grossesse.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Après la naissance, votre ventre paraîtra encore rond. Allaiter peut donner des crampes, car l’utérus rétrécit.',
      sources: ['openstax-pregnancy'],
    },
  ],
  tips: [
    {
      text: 'Prévoyez qui prendra de vos nouvelles dans les premières semaines. Des pensées sans espoir ou qui font peur après un accouchement se traitent : dites-le à votre médecin ou à votre sage-femme le jour où elles viennent.',
      sources: ['mood-hamilton'],
    },
    postpartumPsychosis,
    {
      text: 'La date prévue est le premier jour de cette semaine : demandez à votre médecin ou à votre sage-femme un plan pour les jours à venir. Au Canada, le déclenchement du travail est proposé à 41 semaines ou après.',
      sources: ['sogc-432'],
    },
    {
      text: 'Demandez si, quand et où commenceraient d’autres contrôles du cœur de votre bébé et du liquide.',
      sources: ['sogc-214'],
    },
    {
      text: 'Votre bébé continue de bouger jusqu’au travail, et pendant le travail. Continuez d’y porter attention, peu importe la date.',
      sources: ['movements-worried'],
    },
    {
      text: 'Une fois votre bébé arrivé, donnez sa date de naissance à Service Canada pour l’assurance-emploi. Si vous relevez du régime du Québec, donnez-la au Régime québécois d’assurance parentale (RQAP).',
      sources: ['ei-apply', 'qpip-act'],
    },
  ],
};
