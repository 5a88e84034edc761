import type { WeekText } from './types';

export const week9: WeekText = {
  week: 9,
  title: 'Premiers petits mouvements',
  developmentMilestones: [
    {
      text: 'Votre bébé peut maintenant se plier et se tortiller. L’échographie le surprend parfois, mais vous ne le sentirez pas avant bien des semaines.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'La peau entre les doigts s’efface, et ils commencent à se séparer. Les orteils ont quelques jours de retard.',
      sources: ['openstax-embryo'],
    },
    { text: 'On distingue les genoux et les chevilles, et les jambes s’allongent.' },
    {
      text: 'Les parois à l’intérieur du cœur sont presque finies : on distingue quatre cavités.',
      sources: ['openstax-heart'],
    },
    { text: 'Les oreilles externes se forment, bas sur les côtés de la tête. Elles monteront plus tard.' },
    {
      text: 'À cet âge, les organes sexuels externes sont pareils chez tous les bébés. L’échographie ne peut pas les distinguer.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Les nausées sont souvent à leur plus fort vers ce moment. Si vous perdez du poids, dites-le à la personne qui suit votre grossesse.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Un nez bouché sans rhume est courant : l’intérieur du nez enfle quand plus de sang y circule.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Des veines bleues se voient souvent sous la peau des seins ou de la poitrine.' },
    {
      text: 'Les pertes vaginales fluides et laiteuses augmentent d’habitude. Si elles piquent, brûlent ou sentent mauvais, votre médecin ou votre sage-femme peut chercher une infection.',
    },
    {
      text: 'Des brûlures d’estomac suivent souvent un repas lourd ou épicé, car la valve au-dessus de l’estomac se relâche.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Vous avez peut-être été en contact avec la rougeole ou la rubéole\u00a0: appelez tout de suite la personne qui suit votre grossesse. Avec la varicelle, le zona ou la cinquième maladie\u00a0: appelez le jour même. Dans certains cas, un traitement doit commencer en quelques jours. Appelez avant de vous présenter sur place.',
      sources: ['naitre-infections', 'measles-ontario'],
    },
    {
      text: 'Une prise de sang, le dépistage prénatal non invasif (en anglais NIPT; DPNI en Ontario, TGPNI au Québec), peut se faire dès 9 ou 10 semaines, selon le laboratoire. Le régime public ne la couvre que dans certaines situations.',
      sources: ['born-ontario'],
    },
    {
      text: 'Le dépistage est votre choix. Il montre une probabilité, sans rien dire de certain. Voyez d’abord ce qui viendrait ensuite.',
    },
    {
      text: 'À l’automne et en hiver, on conseille les vaccins contre la grippe et la COVID-19, à tout moment de la grossesse. Demandez quelle dose il vous faut, et si elle est payante.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      lookUp: [
        { entry: 'medicines#flu-vaccine', name: 'vaccin contre la grippe' },
        { entry: 'medicines#covid-vaccine', name: 'vaccin contre la COVID-19' },
      ],
    },
    {
      text: 'Parlez à votre médecin ou à votre sage-femme des charges lourdes, des quarts de nuit et des produits chimiques au travail. Au Québec, un programme public vous permet de demander d’autres tâches.',
      sources: ['peel-work', 'cnesst-maternity'],
    },
    {
      text: 'Gardez vos talons de paie ensemble. L’assurance-emploi compte les heures de travail qu’elle assure. Le Régime québécois d’assurance parentale (RQAP), lui, regarde votre revenu.',
      sources: ['ei-act-6', 'qpip-act'],
    },
  ],
};
