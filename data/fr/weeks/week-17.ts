import type { WeekText } from './types';

export const week17: WeekText = {
  week: 17,
  title: 'Les bronches se ramifient',
  developmentMilestones: [
    {
      text: 'Les bronches des poumons se ramifient comme un arbre. Les petits sacs d’air au bout viennent bien plus tard.',
    },
    { text: 'Le corps grandit maintenant plus vite que la tête : votre bébé a l’air moins lourd du haut.' },
    { text: 'Sous les gencives, un tissu dur se forme sur les premières dents.' },
    { text: 'Le cordon s’allonge, ce qui laisse de la place pour rouler et donner des coups.' },
    {
      text: 'De minces plis du placenta prennent l’oxygène et la nourriture de votre sang. Votre sang et celui de votre bébé restent presque séparés.',
    },
    { text: 'Votre bébé fait des mouvements de succion, et un pouce ou un doigt finit parfois dans la bouche.' },
  ],
  motherChanges: [
    { text: 'Les rêves restent plus longtemps, car on s’en souvient mieux en se réveillant plus la nuit.' },
    {
      text: 'Certaines personnes ont mal à une fesse, avec une douleur qui descend dans la jambe. Allez à l’urgence si vous êtes engourdie entre les jambes ou ne contrôlez plus votre vessie.',
    },
    {
      text: 'Les hémorroïdes sont des bosses sensibles ou qui piquent près de l’anus. Si les comprimés de fer durcissent vos selles, votre pharmacie connaît d’autres choix.',
    },
    {
      text: 'La prise de poids devient souvent plus régulière. La bonne fourchette dépend de votre taille avant la grossesse, et on peut vous dire la vôtre.',
    },
    { text: 'Tôt ou tard, quelqu’un parle de votre corps ou tend la main vers votre ventre. Vous pouvez dire non.' },
  ],
  tips: [
    {
      text: 'Pendant votre congé, des prestations remplacent une partie de votre paie. Elles viennent de l’assurance-emploi dans presque tout le Canada, et du RQAP au Québec. Le congé, qui protège votre emploi, est à part.',
      sources: ['ei-act-14', 'qpip'],
    },
    {
      text: 'Les règles du congé viennent de votre province ou territoire, ou de la loi fédérale pour certains emplois. Donnez un préavis écrit, et voyez combien de temps d’avance il faut.',
    },
    {
      text: 'Au Québec, si votre travail présente un risque pour vous ou votre bébé, parlez du retrait préventif à la personne qui vous suit. Il peut mener à d’autres tâches ou à du temps hors du travail.',
    },
    {
      text: 'Un bain tiède est plus doux qu’un spa ou un sauna : évitez ceux-là, car ils peuvent trop chauffer le corps.',
      sources: ['safety-fraser', 'phac-guide'],
    },
    { text: 'Vérifiez l’heure et le lieu de votre échographie morphologique, et s’il faut venir la vessie pleine.' },
    {
      text: 'Si vous vous sentez à plat, sans émotion ou effrayée presque tous les jours, dites-le cette semaine à la personne qui vous suit. Vous n’avez pas à vous en sortir sans aide.',
    },
  ],
};
