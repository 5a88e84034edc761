import type { WeekText } from './types';

export const week10: WeekText = {
  week: 10,
  title: 'De l’embryon au fœtus',
  developmentMilestones: [
    {
      text: 'À partir de maintenant, on appelle votre bébé un fœtus. Les principaux organes ont commencé à se former et continueront de grandir.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les doigts et les orteils sont séparés. La petite queue au bout de la colonne a disparu.',
      sources: ['openstax-limbs'],
    },
    { text: 'Les germes des premières dents se forment dans les gencives.' },
    { text: 'Dans les bras et les jambes, le cartilage mou commence à devenir de l’os.', sources: ['openstax-embryo'] },
    { text: 'Les coudes se plient : les mains sont près l’une de l’autre sur la poitrine.' },
    { text: 'La tête a l’air plus ronde, et on distingue un cou en dessous.' },
  ],
  motherChanges: [
    {
      text: 'Bien des gens se réveillent la nuit pour uriner, puis ne se rendorment pas. Buvez plus le jour, et moins dans les heures avant le coucher.',
      sources: ['pregnancy-changes'],
    },
    { text: 'Quand l’utérus grandit, certaines personnes sentent un léger tiraillement dans le bas du ventre.' },
    {
      text: 'Les nausées et les seins sensibles vont et viennent souvent d’un jour à l’autre. Un changement qui vous inquiète suffit\u00a0: appelez la personne qui suit votre grossesse.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'La constipation peut devenir tenace, en partie à cause des comprimés de fer. Les pruneaux, l’avoine et plus d’eau aident souvent.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'La fatigue presque toute la journée est encore courante. Si le repos n’aide pas, demandez une prise de sang pour le fer.',
      sources: ['inspq-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Pas encore de rendez-vous de suivi? Appelez aujourd’hui, car le premier devrait avoir lieu avant la semaine 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Le Programme québécois de dépistage prénatal est sans frais avec votre carte d’assurance maladie du Québec. La prise de sang se fait de 10 semaines à 13 semaines et 6 jours.',
      regions: ['QC'],
      sources: ['screening-qc', 'screening-qc-weeks'],
    },
    {
      text: 'Le dépistage précoce de l’Ontario s’appelle dépistage du premier trimestre optimisé (DPTO, en anglais eFTS). C’est une prise de sang et une échographie, de 11 semaines et 2 jours à 13 semaines et 3 jours. Prenez rendez-vous bientôt si vous le voulez. Il ne se fait pas pour des jumeaux : l’Ontario paie le DPNI (en anglais NIPT) à la place.',
      regions: ['ON'],
      sources: ['pso-efts', 'pso-twins'],
    },
    {
      text: 'Avez-vous déjà eu une prééclampsie? Ou une tension élevée, du diabète, une maladie des reins, un lupus ou un syndrome des antiphospholipides? Une grossesse par FIV, ou un IMC de 30 ou plus? Demandez maintenant s’il vous faut de l’AAS à faible dose contre la prééclampsie. Il agit le mieux si vous commencez avant 16 semaines.',
      sources: ['sogc-426', 'asa-risks'],
    },
    {
      text: 'Vous avez déjà eu du diabète, ou un gros bébé? Dites-le aussi. On pourrait vous offrir plus tôt un test de diabète.',
    },
    {
      text: 'Un doppler maison ne peut pas remplacer un rendez-vous de suivi, même si vous entendez un son. Si quelque chose vous inquiète, appelez la personne qui suit votre grossesse.',
      sources: ['movements-worried'],
    },
  ],
};
