import type { WeekText } from './types';

export const week36: WeekText = {
  week: 36,
  title: 'Presque tous la tête en bas',
  developmentMilestones: [
    {
      text: 'La plupart des bébés ont maintenant la tête en bas. Quelques-uns ont les fesses en premier, ce qu’on appelle « par le siège », ou sont en travers.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Les reins ont formé presque tous les petits filtres qu’ils auront dans la vie.' },
    { text: 'Des coussins de graisse arrondissent les joues et aideront votre bébé à téter.' },
    {
      text: 'Une grande partie du fin duvet du corps est partie. Certains bébés naissent avec un peu de duvet au dos et aux épaules.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Dans certaines grossesses, plus souvent dans la première, la tête s’installe dans le bassin vers ce moment.',
      sources: ['openstax-pregnancy'],
    },
  ],
  motherChanges: [
    {
      text: 'Si votre bébé descend, vous respirez mieux. Votre vessie en paie peut-être le prix.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Vous marchez en vous dandinant, car les articulations du bassin sont plus lâches.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Il est courant d’avoir plus de pertes vaginales maintenant. Un protège-dessous vous garde à l’aise.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'De vifs élancements au fond du bassin peuvent venir quand la tête appuie. Une douleur qui reste, ou qui revient en rythme, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['fraser-labour'],
    },
    { text: 'De la hâte une minute, de la nervosité la suivante : les deux font partie de ces semaines.' },
  ],
  tips: [
    {
      text: 'Des contractions qui commencent cette semaine peuvent être un travail prématuré : appelez ou allez à l’hôpital tout de suite, sans attendre qu’elles viennent toutes les 5 minutes. La règle des 5 minutes vaut à partir de 37 semaines.',
      sources: ['fraser-labour', 'preterm-alberta'],
    },
    {
      text: 'Même alors, certaines personnes appellent à la première contraction. Voyez si vous êtes sur la liste des personnes qui ne doivent pas attendre, à côté du chronomètre de contractions.',
    },
    {
      text: 'Faites votre valise cette semaine. Mettez-y la carte d’assurance maladie, le dossier de grossesse, un chargeur de téléphone, des vêtements chauds et ceux de votre bébé.',
    },
    {
      text: 'Demandez dans quelle position est votre bébé. S’il est par le siège, il existe une façon de le tourner avec les mains, et des choix pour l’accouchement. La personne qui suit votre grossesse les verra avec vous.',
      sources: ['fraser-unexpected'],
    },
    {
      text: 'Le moment du vaccin contre le virus respiratoire syncytial (VRS), entre 32 et 36 semaines, finit avec cette semaine. Votre bébé est prévu avant ou pendant la saison du VRS, et vous voulez ce vaccin? Parlez-en aujourd’hui à votre médecin, à votre sage-femme ou en pharmacie. L’autre façon de le protéger : une injection d’anticorps pour le bébé.',
      sources: ['rsv', 'naci-rsv'],
    },
    {
      text: 'Dans bien des collectivités éloignées ou du Nord, on part de chez soi vers ce moment pour être près d’un hôpital. Confirmez les vols, le logement et la personne qui vient avec vous.',
      sources: ['nwt-midwives'],
    },
  ],
};
