import type { WeekText } from './types';

export const week14: WeekText = {
  week: 14,
  title: 'Des bras bien proportionnés',
  developmentMilestones: [
    {
      text: 'Les bras sont maintenant presque proportionnés au corps. Les jambes sont plus courtes et ont encore du retard à rattraper.',
    },
    {
      text: 'Vers ce moment, le palais finit de se souder au milieu. Il sépare ainsi la bouche du nez.',
    },
    { text: 'Les premiers poils fins commencent à pousser, autour des sourcils et de la lèvre du haut.' },
    {
      text: 'Les organes sexuels externes prennent forme. À ce stade, une échographie peut tromper : la plupart des cliniques regardent plus tard.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'La thyroïde, une glande du cou, a commencé à faire un peu d’hormone. Votre bébé dépend encore de la vôtre.',
    },
  ],
  motherChanges: [
    {
      text: 'L’appétit revient souvent maintenant, et les fringales avec lui. Vous avez envie de glace, d’argile ou d’amidon? Dites-le à la personne qui suit votre grossesse, car un manque de fer peut en être la cause.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Un tiraillement vif et court dans le bas du ventre peut venir quand vous toussez ou changez de côté. Une forte douleur au ventre, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    { text: 'Vos cheveux ont souvent l’air plus épais, car il en tombe moins pendant la grossesse.' },
    {
      text: 'Votre pouls est souvent plus rapide qu’avant, avec plus de sang à faire circuler.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les pantalons à bouton ne ferment bientôt plus. Une taille élastique est plus douce pour un ventre qui grandit.',
    },
  ],
  tips: [
    {
      text: 'En Ontario, une prise de sang appelée dépistage du second trimestre (DST, en anglais MSS) se fait de 14 semaines à 20 semaines et 6 jours. Elle est là pour vous si vous avez manqué le dépistage du premier trimestre optimisé (DPTO, en anglais eFTS).',
      regions: ['ON'],
      sources: ['pso-second-trimester'],
    },
    {
      text: 'En Colombie-Britannique, la deuxième prise de sang SIPS commence à 14 semaines et finit à 20 semaines et 6 jours. Prenez rendez-vous avec votre médecin ou votre sage-femme.',
      regions: ['BC'],
      sources: ['bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'Les tests et leurs dates changent selon la province ou le territoire. Demandez lesquels sont offerts où vous habitez. En Alberta, si vous avez manqué la première prise de sang, demandez s’il y en a une autre à faire plus tard.',
    },
    {
      text: 'Rappelez à votre médecin ou à votre sage-femme d’envoyer la requête pour votre échographie morphologique. Elle se fait de 18 à 22 semaines, et les places partent vite.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Mangez un aliment riche en fer à chaque repas, comme des lentilles, du bœuf, du tofu ou des céréales enrichies. À côté, des petits fruits ou du poivron aident votre corps à absorber le fer.',
      sources: ['iron-alberta'],
    },
    {
      text: 'Visez 150 minutes par semaine d’activité qui fait respirer plus fort, sur au moins 3 jours. Même un peu, ça aide, et vous pouvez augmenter peu à peu. Parlez-en d’abord à votre médecin ou à votre sage-femme si vous avez saigné ou si vous avez un problème de cœur, de poumons ou de tension artérielle.',
      sources: ['activity-csep'],
      lookUp: [
        { entry: 'activity-and-travel#exercise', name: 'bouger' },
        { entry: 'activity-and-travel#running', name: 'course' },
        { entry: 'activity-and-travel#contact-sports', name: 'sports de contact' },
      ],
    },
  ],
};
