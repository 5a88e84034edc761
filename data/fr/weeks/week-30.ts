import type { WeekText } from './types';

export const week30: WeekText = {
  week: 30,
  title: 'La moelle des os prend le relais',
  developmentMilestones: [
    {
      text: 'Vers ce moment, la moelle des os devient le principal endroit où se font les globules rouges.',
      sources: ['openstax-fetus'],
    },
    { text: 'La tête grandit pour faire place au cerveau. Des points mous entre les os du crâne le permettent.' },
    { text: 'Votre bébé ne suit pas votre horloge. Une danse à minuit n’a rien de rare.' },
    {
      text: 'Si votre bébé a des testicules, ils sont quelque part en chemin vers le scrotum. Certains n’y arrivent qu’après la naissance.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les yeux s’ouvrent tout grands vers ce moment. Leur couleur peut encore changer après la naissance.',
      sources: ['mayo-weeks-3'],
    },
  ],
  motherChanges: [
    {
      text: 'Vous pencher ou vous asseoir bas laisse peu de place pour respirer à fond. Redressez-vous, et vous en retrouvez un peu.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les bagues et les souliers serrent à mesure que la journée avance. Enlevez vos bagues le matin, quand elles glissent encore. Une enflure subite du visage ou des mains, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    { text: 'Le sommeil vient par petits bouts, entre une hanche sensible, une vessie pleine et une tête pleine.' },
    {
      text: 'Votre corps change encore, et on se cogne aux cadres de porte.',
    },
    {
      text: 'S’inquiéter de l’accouchement ou de devenir parent est courant. Dites-le à la personne qui suit votre grossesse : elle vous aidera à trouver du soutien.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'Qui suivra votre bébé après l’hôpital : votre médecin de famille, votre sage-femme, une infirmière praticienne ou un infirmier praticien? C’est bon à savoir avant la naissance.',
    },
    {
      text: 'Apprenez comment on commence à nourrir un bébé pendant que vous avez le temps. Le personnel infirmier de santé publique et les consultantes en lactation aiment qu’on leur pose des questions avant la naissance.',
    },
    {
      text: 'Un siège d’auto usagé? Voyez sa date d’expiration, les rappels et les accidents passés. Laissez-le si un de ces points n’est pas clair.',
      sources: ['car-seat'],
    },
    {
      text: 'La tristesse et la panique se traitent aussi pendant la grossesse; personne n’a à tenir jusqu’à l’accouchement. Votre médecin ou votre sage-femme peut prévoir des soins qui durent.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Doublez une recette de temps en temps, et congelez la moitié. Dans les premières semaines à la maison, un souper qu’il suffit de réchauffer vaut plus que des fleurs.',
    },
  ],
};
