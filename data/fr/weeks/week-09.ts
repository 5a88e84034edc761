import type { WeekText } from './types';

export const week9: WeekText = {
  week: 9,
  title: 'Premiers petits mouvements',
  developmentMilestones: [
    {
      text: 'Votre bébé peut se plier et se tortiller. Une échographie le surprend parfois, mais vous ne le sentirez pas avant bien des semaines.',
    },
    {
      text: 'La peau entre les doigts s’efface, et ils commencent à se séparer. Les orteils suivent à quelques jours près.',
    },
    { text: 'On distingue les genoux et les chevilles, et les jambes s’allongent.' },
    { text: 'Les parois dans le cœur sont presque terminées : on distingue quatre cavités.' },
    { text: 'Les oreilles se forment bas sur les côtés de la tête et monteront plus tard.' },
    {
      text: 'Les organes sexuels externes se ressemblent chez tous les bébés de cet âge. L’échographie ne peut pas les distinguer.',
    },
  ],
  motherChanges: [
    {
      text: 'Le mal de cœur est souvent le plus fort vers ce moment. Si vous perdez du poids, dites-le à la personne qui vous suit.',
    },
    { text: 'Un nez bouché sans rhume est courant : l’intérieur du nez enfle quand le sang circule plus.' },
    { text: 'Des veines bleues se voient souvent sous la peau des seins ou de la poitrine.' },
    {
      text: 'Des pertes claires et laiteuses augmentent en général. Si elles piquent, brûlent ou sentent mauvais, on peut chercher une infection.',
    },
    {
      text: 'Des brûlures d’estomac suivent souvent un repas lourd ou épicé, car la valve au-dessus de l’estomac se relâche.',
    },
  ],
  tips: [
    {
      text: 'Une prise de sang appelée TGPNI se fait dès 9 ou 10 semaines, selon le laboratoire, et n’est payée que dans certaines situations. En Colombie-Britannique, la première prise de sang SIPS se fait de 9 semaines à 13 semaines et 6 jours.',
      sources: ['born-ontario', 'bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'Le dépistage est votre choix. Il montre la probabilité d’une condition sans rien dire de certain : voyez d’abord ce qui viendrait ensuite.',
    },
    {
      text: 'Demandez le vaccin contre la grippe à l’automne et en hiver. Il est conseillé à tout moment de la grossesse. Parlez aussi de celui contre la COVID-19.',
      sources: ['aom-vaccines', 'covid-vaccine'],
    },
    {
      text: 'Appelez aujourd’hui si vous avez peut-être été en contact avec la rougeole, la varicelle, le zona ou la cinquième maladie. Dans certains cas, un traitement doit commencer en quelques jours. Appelez avant de vous présenter.',
      sources: ['naitre-infections', 'measles-ontario'],
    },
    {
      text: 'Parlez des charges lourdes, du travail de nuit et des produits chimiques avec la personne qui vous suit. Au Québec, un programme public permet de demander d’autres tâches.',
    },
    {
      text: 'Gardez vos talons de paie ensemble, car l’assurance-emploi compte les heures assurées, et le régime du Québec, le RQAP, regarde vos gains.',
      sources: ['ei-act-6', 'qpip-act'],
    },
  ],
};
