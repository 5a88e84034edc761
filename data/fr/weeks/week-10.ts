import type { WeekText } from './types';

export const week10: WeekText = {
  week: 10,
  title: 'De l’embryon au fœtus',
  developmentMilestones: [
    {
      text: 'À partir de maintenant, on appelle votre bébé un fœtus. Les principaux organes ont commencé à se former et continueront de grandir.',
    },
    { text: 'Les doigts et les orteils sont séparés, et la petite queue au bout de la colonne a disparu.' },
    { text: 'Les germes des premières dents se forment dans les gencives.' },
    { text: 'Le cartilage mou commence à devenir de l’os dans les bras et les jambes.' },
    { text: 'Les coudes se plient, et les mains sont proches l’une de l’autre sur la poitrine.' },
    { text: 'La tête a l’air plus ronde, et on distingue un cou dessous.' },
  ],
  motherChanges: [
    {
      text: 'Bien des gens se réveillent la nuit pour uriner, puis ne se rendorment pas. Buvez plus le jour et moins dans les heures avant le coucher.',
    },
    { text: 'Quand l’utérus grandit, certaines personnes sentent un léger tiraillement dans le bas du ventre.' },
    {
      text: 'Le mal de cœur et les seins sensibles vont et viennent souvent d’un jour à l’autre. Si un changement vous inquiète, appelez.',
    },
    {
      text: 'La constipation peut s’entêter, en partie à cause des comprimés de fer. Les pruneaux, l’avoine et plus d’eau aident souvent.',
    },
    {
      text: 'La fatigue presque toute la journée est encore courante. Si le repos n’aide pas, demandez un test de fer.',
    },
  ],
  tips: [
    {
      text: 'Pas encore de visite? Appelez aujourd’hui, car la première devrait se faire avant la semaine 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Au Québec, le programme de dépistage est sans frais avec votre carte d’assurance maladie. Sa prise de sang se fait de 10 semaines à 13 semaines et 6 jours.',
      sources: ['screening-qc', 'screening-qc-weeks'],
    },
    {
      text: 'Le dépistage précoce de l’Ontario s’appelle DAPT. C’est une prise de sang et une échographie, de 11 semaines et 2 jours à 13 semaines et 3 jours : prenez rendez-vous bientôt si vous le voulez.',
      sources: ['pso-efts'],
    },
    {
      text: 'Si vous avez déjà fait de la haute pression, dites-le maintenant. On peut vous offrir de l’AAS à faible dose pour réduire le risque de prééclampsie. Il agit le mieux s’il commence avant 16 semaines : parlez-en tôt.',
      sources: ['sogc-426'],
    },
    {
      text: 'Un diabète passé ou un gros bébé vaut aussi d’être mentionné : on pourrait vous offrir un test de diabète précoce.',
    },
    {
      text: 'Un doppler de maison ne remplace pas un suivi, même si vous entendez un son. Si vous vous inquiétez, appelez.',
    },
  ],
};
