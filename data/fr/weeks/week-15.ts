import type { WeekText } from './types';

export const week15: WeekText = {
  week: 15,
  title: 'Des respirations d’essai',
  developmentMilestones: [
    {
      text: 'La poitrine fait de courtes séries de mouvements de respiration. Ils déplacent du liquide, pas de l’air. Votre bébé reçoit l’oxygène par le cordon.',
      sources: ['tph-weeks-2'],
    },
    { text: 'Votre bébé peut aussi avoir le hoquet, encore trop léger pour que vous le sentiez.' },
    { text: 'Les jambes s’allongent et commencent à rattraper les bras.' },
    {
      text: 'La peau de votre bébé est si mince que de fins vaisseaux sanguins se voient au travers.',
      sources: ['mayo-weeks-2'],
    },
    { text: 'Les oreilles montent du cou vers leur place, sur les côtés de la tête.', sources: ['openstax-fetus'] },
    { text: 'Au bout des doigts se forment les lignes qui deviendront les empreintes.' },
  ],
  motherChanges: [
    {
      text: 'Des gencives enflées, qui saignent au brossage, sont courantes. Les hormones les font réagir plus fort à la plaque.',
      sources: ['kw-discomforts'],
    },
    {
      text: 'Les saignements de nez sont courants, car plus de sang circule à l’intérieur du nez. Allez à l’urgence si un saignement est abondant ou ne s’arrête pas.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Bien des gens ont chaud et transpirent plus que leur entourage. Des vêtements superposés aident, en janvier comme en juillet.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Certaines personnes oublient des choses ou perdent le fil au milieu d’une tâche. Des listes et les alarmes du téléphone peuvent aider.',
    },
  ],
  tips: [
    {
      text: 'Encore sans médecin ni sage-femme? Appelez aujourd’hui : notre page « Enceinte : et maintenant? » dit étape par étape qui peut vous suivre là où vous vivez.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Prenez rendez-vous pour un nettoyage dentaire, et dites que vous êtes enceinte. Une brosse à soies souples et la soie dentaire chaque jour ménagent les gencives sensibles.',
      sources: ['pi-dental'],
    },
    {
      text: 'Un dépistage donne une probabilité, pas un diagnostic. Si la vôtre est plus élevée, demandez une consultation en génétique. On y explique des tests comme l’amniocentèse.',
      sources: ['bc-screening-questions'],
    },
    {
      text: 'Attachez votre ceinture à chaque trajet. Placez la partie du bas bien basse, sous le ventre et sur les hanches. La sangle de l’épaule passe entre vos seins.',
      sources: ['inspq-travel'],
    },
    {
      text: 'Sur la glace, portez des bottes qui agrippent bien, et tenez la rampe. Après un accident, une chute ou un coup au ventre, voyez la liste « Quand appeler ».',
      sources: ['sogc-325'],
    },
    {
      text: 'Laissez quelqu’un d’autre ramasser la litière du chat, et mettez des gants pour jardiner. Les crottes de chat et la terre portent parfois un germe qui peut nuire à votre bébé.',
      lookUp: [
        { entry: 'home-and-work#cat-litter', name: 'litière' },
        { entry: 'home-and-work#gardening', name: 'jardinage' },
      ],
      sources: ['inspq-pets'],
    },
  ],
};
