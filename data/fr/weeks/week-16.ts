import type { WeekText } from './types';

export const week16: WeekText = {
  week: 16,
  title: 'Les yeux se mettent à bouger',
  developmentMilestones: [
    {
      text: 'Sous les paupières fermées, les yeux de votre bébé ont commencé à bouger lentement.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'Les bras et les jambes travaillent maintenant mieux ensemble. À l’échographie, les mouvements paraissent plus souples qu’il y a quelques semaines.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'Les os durcissent vite. À l’échographie, ils paraissent comme des lignes d’un blanc vif.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'Une pâte vert foncé appelée méconium s’accumule dans l’intestin. Elle remplira les premières couches après la naissance.',
      sources: ['openstax-fetus'],
    },
    { text: 'Le dessin des cheveux se forme sur la tête, épis compris.', sources: ['mayo-weeks-2'] },
    {
      text: 'Une grande part du sang qui sort du cœur de votre bébé va au placenta, où il se charge d’oxygène.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Si vous avez déjà accouché, guettez les premiers frémissements vers ce moment. À une première grossesse, ils viennent souvent quelques semaines plus tard.',
      sources: ['openstax-fetus'],
    },
    { text: 'Le haut de votre utérus est à peu près à mi-chemin entre l’os du pubis et le nombril.' },
    {
      text: 'Chez certaines personnes, une ligne foncée paraît au milieu du ventre. D’habitude, elle pâlit dans les mois après la naissance.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Vos seins peuvent déjà faire du colostrum, le premier lait. Certaines personnes en voient quelques gouttes, d’autres pas du tout.',
      sources: ['openstax-lactation'],
    },
    {
      text: 'Si des veines de vos jambes ou de votre vulve enflent et font mal, levez les pieds quand vous le pouvez et changez souvent de position. Une douleur ou une enflure dans une seule jambe, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les yeux sont souvent secs maintenant, et les verres de contact commencent à déranger certaines personnes.',
    },
  ],
  tips: [
    {
      text: 'Un contact étroit avec la rougeole ou la rubéole compte encore à ce stade\u00a0: appelez tout de suite la personne qui suit votre grossesse. Avec la varicelle, le zona ou la cinquième maladie\u00a0: appelez le jour même. Appelez avant d’aller à la clinique.',
      sources: ['naitre-infections'],
    },
    {
      text: 'Un rendez-vous de suivi vient vers ce moment : mettez vos questions sur papier. Bien des gens en ont un toutes les 4 à 6 semaines jusqu’à 30 semaines. En Ontario, c’est environ toutes les 4 semaines.',
      sources: ['naitre-visits', 'simcoe-visits'],
    },
    {
      text: 'Faites bien cuire le poisson. Le saumon, la truite et le hareng sont pauvres en mercure et bons pour vous deux. Le poisson fumé a sa propre réponse.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#salmon', name: 'saumon' },
        { entry: 'food#smoked-salmon', name: 'poisson fumé' },
      ],
    },
    {
      text: 'Avant un voyage à l’étranger, parlez du virus Zika et du paludisme (malaria) à la personne qui suit votre grossesse ou à une clinique santé-voyage. Si vous êtes enceinte, évitez les lieux où il y a le virus Zika.',
      sources: ['zika-phac'],
    },
    {
      text: 'Vous quittez votre province ou territoire pour un voyage? Vérifiez ce que votre régime public paie. Cherchez une assurance voyage qui comprend la grossesse et un bébé né avant terme.',
    },
    {
      text: 'Les jeunes enfants portent souvent dans leur salive et leur urine un virus appelé CMV. Lavez-vous les mains après les couches et la bave. Ne partagez ni cuillères, ni tasses, ni suces.',
      sources: ['sogc-420', 'cdc-cmv'],
    },
  ],
};
