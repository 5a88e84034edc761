import type { WeekText } from './types';

export const week32: WeekText = {
  week: 32,
  title: 'Un coussin sous la peau',
  developmentMilestones: [
    {
      text: 'La graisse s’installe sous la peau, et votre bébé paraît plus lisse et moins ridé qu’avant.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les ongles d’orteils sont là aussi maintenant. Ils traînent un peu derrière ceux des mains.',
      sources: ['mayo-weeks-3'],
    },
    { text: 'Le fin duvet du corps, le lanugo, commence à s’éclaircir.', sources: ['mayo-weeks-3'] },
    {
      text: 'Votre bébé fait des mouvements de respiration, avec des pauses entre eux. Ils déplacent du liquide, et non de l’air.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Bien des bébés ont maintenant la tête en bas. D’autres changent encore souvent de position.',
      sources: ['tph-weeks-3'],
    },
  ],
  motherChanges: [
    {
      text: 'Les vergetures piquent à mesure que la peau se tend. De fortes démangeaisons sans éruption, surtout aux mains et aux pieds, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['sogc-452'],
    },
    {
      text: 'Les chevilles enflées vont mieux une fois les pieds levés. Un petit tabouret sous le bureau vaut la peine.',
    },
    {
      text: 'Forcer à la toilette amène des hémorroïdes. Avec un petit banc sous les pieds, tout passe plus facilement.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Attacher vos souliers ou couper vos ongles d’orteils devient difficile. Laissez quelqu’un le faire pour vous avant de perdre l’équilibre.',
    },
    {
      text: 'Rester debout dans une file étourdit certaines personnes, car le sang s’amasse dans les jambes. Asseyez-vous tôt : quelqu’un gardera votre place.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Pendant la saison du virus respiratoire syncytial (VRS), une injection d’anticorps pour le bébé, ou un vaccin pour vous entre 32 et 36 semaines, protège votre bébé. Un seul des deux suffit à la plupart des bébés. Bien des provinces ont offert l’injection sans frais la saison dernière : demandez ce que fait la vôtre.',
      sources: ['rsv', 'naci-rsv', 'rsv-nova-scotia'],
    },
    {
      text: 'Le meilleur moment pour le vaccin contre la coqueluche (dcaT) finit avec cette semaine. On peut encore le donner jusqu’à la naissance : demandez-le maintenant.',
      sources: ['naci-tdap', 'aom-vaccines'],
    },
    {
      text: 'Les cours de réanimation (RCR) pour bébés se donnent sur place et en ligne. Invitez toute personne qui aidera à prendre soin de votre bébé.',
    },
    {
      text: 'Vous attendez des jumeaux? Faites votre valise d’ici la semaine prochaine, car beaucoup arrivent des semaines avant leur date prévue.',
      sources: ['multiples'],
    },
    {
      text: 'Dégagez un coin où nourrir votre bébé : une chaise qui soutient le dos, une lampe, une tablette pour l’eau et une prise pour le téléphone.',
    },
  ],
};
