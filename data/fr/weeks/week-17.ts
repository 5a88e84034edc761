import type { WeekText } from './types';

export const week17: WeekText = {
  week: 17,
  title: 'Les bronches se ramifient',
  developmentMilestones: [
    {
      text: 'Dans les poumons, les bronches se ramifient comme un arbre. Les petits sacs d’air, au bout, viennent bien plus tard.',
      sources: ['openstax-lungs'],
    },
    { text: 'Le corps grandit maintenant plus vite que la tête. Votre bébé a moins l’air d’être tout en tête.' },
    { text: 'Sous les gencives, un tissu dur se forme sur les premières dents.' },
    { text: 'Le cordon s’allonge, ce qui laisse de la place pour rouler et donner des coups de pied.' },
    {
      text: 'Dans le placenta, de minces plis prennent l’oxygène et la nourriture de votre sang. Votre sang et celui de votre bébé ne se mélangent presque pas.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Votre bébé fait des mouvements de succion, et parfois un pouce ou un doigt se retrouve dans la bouche.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    { text: 'Vos rêves vous restent plus longtemps : quand on se réveille plus la nuit, on s’en souvient mieux.' },
    {
      text: 'Certaines personnes ont mal à une fesse, et la douleur descend dans la jambe. Si vous avez aussi un engourdissement entre les jambes, ou si vous perdez tout à coup le contrôle de votre vessie ou de vos selles, allez à l’urgence. Un mollet enflé ou douloureux, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['cauda-equina'],
    },
    {
      text: 'Les hémorroïdes sont des bosses sensibles ou qui piquent près de l’anus. Si les comprimés de fer durcissent vos selles, on connaît d’autres choix en pharmacie.',
      sources: ['nb-hemorrhoids'],
    },
    {
      text: 'La prise de poids devient souvent plus régulière. La bonne fourchette dépend de votre poids et de votre taille avant la grossesse. La personne qui suit votre grossesse peut vous dire la vôtre.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Tôt ou tard, quelqu’un parle de votre corps ou tend la main vers votre ventre. Vous pouvez dire non.' },
  ],
  tips: [
    {
      text: 'Si presque tous les jours vous avez peur, le moral bas ou l’impression de ne rien ressentir, dites-le cette semaine à votre médecin ou à votre sage-femme. Vous n’avez pas à vous en sortir sans aide.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Pendant votre absence du travail, des prestations remplacent une partie de votre paie. Elles viennent de l’assurance-emploi dans presque tout le Canada, et du Régime québécois d’assurance parentale (RQAP) au Québec. Le congé, qui protège votre emploi, est une chose à part.',
      sources: ['ei-act-14', 'qpip'],
    },
    {
      text: 'Les règles du congé viennent de votre province ou territoire, ou de la loi fédérale pour certains emplois. Donnez un préavis par écrit, et voyez combien de temps d’avance il faut.',
      sources: ['notice-which-law'],
    },
    {
      text: 'Au Québec, si votre travail présente un risque pour vous ou votre bébé, parlez du retrait préventif à votre médecin ou à votre sage-femme. Il peut mener à d’autres tâches ou à une absence du travail.',
      regions: ['QC'],
      sources: ['cnesst-maternity'],
    },
    {
      text: 'Un bain tiède est plus doux qu’un spa ou un sauna. Évitez ces derniers, car ils peuvent trop chauffer votre corps.',
      sources: ['pc', 'prenato'],
      lookUp: [
        { entry: 'body-and-beauty#hot-tub', name: 'spa' },
        { entry: 'body-and-beauty#sauna', name: 'sauna' },
        { entry: 'body-and-beauty#warm-bath', name: 'bain tiède' },
      ],
    },
    { text: 'Vérifiez l’heure et le lieu de votre échographie morphologique, et s’il faut venir la vessie pleine.' },
  ],
};
