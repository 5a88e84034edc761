import type { WeekText } from './types';

export const week14: WeekText = {
  week: 14,
  title: 'Des bras proportionnés',
  developmentMilestones: [
    {
      text: 'Les bras ont presque atteint la longueur qui va avec le corps. Les jambes sont plus courtes et ont encore à rattraper.',
    },
    { text: 'Vers ce moment, le palais finit de se rejoindre au milieu, ce qui sépare la bouche du nez.' },
    { text: 'Les premiers poils fins commencent à pousser, autour des sourcils et de la lèvre du haut.' },
    {
      text: 'Les organes sexuels externes se forment. Une échographie peut tromper à ce stade : la plupart des cliniques regardent plus tard.',
    },
    {
      text: 'La thyroïde, dans le cou, a commencé à faire de petites quantités d’hormone. Votre bébé compte encore sur la vôtre.',
    },
  ],
  motherChanges: [
    {
      text: 'L’appétit revient souvent maintenant, et des envies avec lui. Dites-le si vous avez envie de glace, d’argile ou d’amidon, car un manque de fer peut en être la cause.',
    },
    {
      text: 'Un tiraillement vif et court dans le bas du ventre peut venir quand vous toussez ou vous tournez. Une forte douleur au ventre est autre chose : voyez la liste « Quand appeler ».',
    },
    { text: 'Vos cheveux ont souvent l’air plus épais, car il en tombe moins pendant la grossesse.' },
    { text: 'Votre pouls est souvent plus rapide qu’avant, avec plus de sang à faire circuler.' },
    {
      text: 'Les pantalons à bouton ne ferment bientôt plus. Une taille élastique est plus douce pour un ventre qui grandit.',
    },
  ],
  tips: [
    {
      text: 'En Ontario, une prise de sang appelée dépistage sérique maternel (DSM) se fait de 14 semaines à 20 semaines et 6 jours. Elle est là pour vous si vous avez manqué le DAPT.',
      sources: ['pso-second-trimester'],
    },
    {
      text: 'En Colombie-Britannique, la partie 2 du SIPS ouvre à 14 semaines et ferme à 20 semaines et 6 jours. Prenez-la avec la personne qui vous suit.',
      sources: ['bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'Dans les autres provinces et territoires, les tests et leurs dates diffèrent. Demandez lesquels sont offerts où vous habitez et, en Alberta, une prise de sang plus tardive si vous avez manqué la première.',
    },
    {
      text: 'Rappelez la requête pour votre échographie morphologique : elle se fait de 18 à 22 semaines, et les cliniques se remplissent.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Mangez un aliment riche en fer à chaque repas, comme des lentilles, du bœuf, du tofu ou des céréales enrichies. Des petits fruits ou du poivron à côté aident votre corps à l’absorber.',
    },
    {
      text: 'Visez 150 minutes par semaine d’activité qui fait respirer plus fort, sur au moins 3 jours. Toute quantité aide, et vous pouvez monter peu à peu. Parlez-en d’abord si vous avez saigné ou si vous avez un problème de cœur, de poumons ou de tension.',
      sources: ['activity-csep'],
    },
  ],
};
