import type { WeekText } from './types';

export const week2: WeekText = {
  week: 2,
  title: 'Autour de l’ovulation',
  developmentMilestones: [
    {
      text: 'Il n’y a rien à voir à la semaine 2. Si un ovule est fécondé, c’est le plus souvent vers le début de cette semaine.',
      sources: ['msd-dating'],
    },
    { text: 'Dans un cycle de 28 jours, un ovaire libère un ovule vers le jour 14.', sources: ['msd-dating'] },
    {
      text: 'L’ovule passe dans la trompe de Fallope. Il ne peut y être fécondé que peu de temps.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Bien des spermatozoïdes atteignent l’ovule, mais en règle générale un seul s’unit à lui. La nouvelle cellule porte les gènes des deux.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Dans les jours qui suivent, cette cellule se divise en deux, puis en quatre, puis en plus. La petite boule glisse vers l’utérus.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Si votre cycle est plus long, l’ovulation vient souvent plus tard. Vos propres dates sont alors en retard sur cette page.',
    },
  ],
  motherChanges: [
    {
      text: 'Près de l’ovulation, les pertes vaginales sont souvent claires, mouillées et élastiques, un peu comme du blanc d’œuf cru. Ensuite, elles diminuent d’habitude.',
    },
    {
      text: 'Certaines personnes sentent un léger pincement ou une douleur sourde d’un côté du bas-ventre quand l’ovule sort.',
    },
    { text: 'Une fois l’ovule libéré, votre température du matin monte souvent un peu.' },
    { text: 'Chez certaines personnes, le désir sexuel monte quelques jours, puis redescend.' },
    {
      text: 'Un test de grossesse ne peut encore rien montrer. L’hormone qu’il cherche ne s’accumule qu’une fois que l’embryon commence à s’attacher.',
      sources: ['openstax-embryo'],
    },
  ],
  tips: [
    {
      text: 'Une relation sexuelle dans les quelques jours avant l’ovulation, ou le jour même, donne les meilleures chances. Les spermatozoïdes peuvent vivre plusieurs jours dans le corps.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Les bandelettes d’ovulation de la pharmacie cherchent la montée d’hormone qui précède la sortie de l’ovule.',
      sources: ['openstax-cycle'],
    },
    {
      text: 'Prenez-vous un médicament chaque jour? Parlez-en maintenant à votre médecin, à votre sage-femme ou en pharmacie, et ne l’arrêtez pas de vous-même.',
      sources: ['inspq-medication'],
    },
    {
      text: 'Votre travail comporte-t-il du plomb, des solvants, des pesticides ou des rayons X? Informez-vous. Votre employeur doit vous dire quels sont les dangers au travail.',
      sources: ['ccohs'],
    },
    {
      text: 'Une clinique de fertilité vous aide? Notez le jour du traitement ou du transfert. La personne qui suivra votre grossesse s’en servira pour fixer votre date prévue.',
    },
    {
      text: 'Votre partenaire ou votre personne de soutien peut cesser le tabac avec vous, car la fumée secondaire compte aussi.',
      sources: ['inspq-tob'],
    },
  ],
};
