import type { WeekText } from './types';

export const week15: WeekText = {
  week: 15,
  title: 'Des souffles d’essai',
  developmentMilestones: [
    {
      text: 'La poitrine fait de courtes séries de mouvements de respiration. Ils déplacent du liquide, pas de l’air, et votre bébé reçoit l’oxygène par le cordon.',
    },
    { text: 'Il peut aussi y avoir des hoquets, encore trop légers pour que vous les sentiez.' },
    { text: 'Les jambes s’allongent et commencent à rattraper les bras.' },
    { text: 'La peau de votre bébé est si mince que de fins vaisseaux se voient au travers.' },
    { text: 'Les oreilles montent du cou vers leur place sur les côtés de la tête.' },
    { text: 'Au bout des doigts, les lignes qui deviendront les empreintes se forment.' },
  ],
  motherChanges: [
    {
      text: 'Des gencives enflées qui saignent au brossage sont courantes. Les hormones les font réagir plus fort à la plaque.',
    },
    {
      text: 'Les saignements de nez sont courants, car plus de sang passe dans l’intérieur du nez. Allez à l’urgence si l’un d’eux est abondant ou ne s’arrête pas.',
    },
    {
      text: 'Bien des gens ont chaud et transpirent plus que les autres autour d’eux. Des couches de vêtements aident, en janvier comme en juillet.',
    },
    {
      text: 'Certaines personnes oublient ou perdent le fil au milieu d’une tâche. Des listes et des alarmes de téléphone peuvent aider.',
    },
  ],
  tips: [
    {
      text: 'Prenez rendez-vous pour un nettoyage dentaire, et dites que vous êtes enceinte. Des soies souples et la soie dentaire chaque jour ménagent les gencives sensibles.',
    },
    {
      text: 'Un dépistage donne une probabilité, pas un diagnostic. Si la vôtre est plus élevée, demandez un conseil génétique, où l’on explique des tests comme l’amniocentèse.',
    },
    {
      text: 'Bouclez votre ceinture à chaque trajet. Passez la sangle du bas sous le ventre, sur les hanches, et celle de l’épaule entre vos seins.',
    },
    {
      text: 'Sur la glace, portez des bottes qui agrippent et tenez la rampe. Après un accident, une chute ou un coup au ventre, voyez la liste « Quand appeler ».',
    },
    {
      text: 'Laissez quelqu’un d’autre ramasser la litière du chat, et jardinez avec des gants. Les crottes de chat et la terre portent parfois un germe qui peut nuire à votre bébé.',
    },
    {
      text: 'Encore sans médecin ni sage-femme? Votre ligne santé, ou la liste d’attente de votre province ou territoire, peut vous aider à en trouver.',
    },
  ],
};
