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
    { text: 'L’ovule passe dans la trompe, où il ne peut être fécondé que peu de temps.' },
    {
      text: 'Bien des spermatozoïdes atteignent l’ovule, mais en règle générale un seul s’y unit. La nouvelle cellule porte les gènes des deux.',
    },
    {
      text: 'Dans les jours qui suivent, cette cellule se divise en deux, puis en quatre, puis plus. La petite boule glisse vers l’utérus.',
    },
    {
      text: 'Avec un cycle plus long, l’ovulation vient souvent plus tard, et vos propres dates sont alors en retard sur cette page.',
    },
  ],
  motherChanges: [
    {
      text: 'Près de l’ovulation, les pertes sont souvent claires, mouillées et élastiques, un peu comme du blanc d’œuf cru. Elles sèchent ensuite, en général.',
    },
    {
      text: 'Certaines personnes sentent un léger pincement ou une douleur sourde d’un côté du bas-ventre quand l’ovule sort.',
    },
    { text: 'Une fois l’ovule libéré, votre température du matin monte souvent un peu.' },
    { text: 'Chez certaines personnes, le désir monte quelques jours, puis redescend.' },
    {
      text: 'Un test de grossesse ne peut encore rien montrer. L’hormone qu’il cherche ne s’accumule qu’après le début de l’implantation de l’embryon.',
    },
  ],
  tips: [
    {
      text: 'Les relations sexuelles des quelques jours avant l’ovulation, et du jour même, donnent les meilleures chances, car les spermatozoïdes vivent plusieurs jours dans le corps.',
    },
    {
      text: 'Les bandelettes d’ovulation de la pharmacie cherchent la poussée d’hormone qui précède la sortie de l’ovule.',
    },
    {
      text: 'Prenez-vous un médicament chaque jour? Passez-le en revue maintenant avec votre pharmacie ou votre médecin, et ne l’arrêtez pas de vous-même.',
    },
    {
      text: 'Voyez si votre travail comporte du plomb, des solvants, des pesticides ou des rayons X. Votre employeur doit vous dire les dangers du travail.',
    },
    {
      text: 'Si une clinique de fertilité vous aide, notez le jour du traitement ou du transfert : il servira à fixer votre date prévue.',
    },
    {
      text: 'L’autre parent ou votre personne de soutien peut laisser le tabac avec vous, car la fumée secondaire compte aussi.',
    },
  ],
};
