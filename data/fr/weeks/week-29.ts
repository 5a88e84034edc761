import type { WeekText } from './types';

export const week29: WeekText = {
  week: 29,
  title: 'Des os et des coups plus forts',
  developmentMilestones: [
    {
      text: 'Les os durcissent en prenant du calcium. Il vient de vous, par le placenta.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Votre bébé met du fer en réserve dans son foie. Cette provision est pour les premiers mois de vie.' },
    { text: 'Les muscles prennent du volume, et de temps en temps, votre ventre saute à la vue de tous.' },
    {
      text: 'Une grande part du poids de naissance est encore à venir. Une bonne partie sera de la graisse.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'La tête en bas aujourd’hui, les fesses en bas demain : votre bébé peut encore se retourner. Aux prochains rendez-vous, la personne qui suit votre grossesse cherchera la tête avec ses mains.',
    },
  ],
  motherChanges: [
    {
      text: 'Les veines des jambes ou de la vulve peuvent gonfler et paraître lourdes. Des bas de soutien et des pauses pour vous asseoir soulagent.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'De fortes démangeaisons, surtout aux paumes ou sous les pieds, peuvent indiquer un problème de foie lié à la grossesse : voyez la liste « Quand appeler ».',
      sources: ['sogc-452'],
    },
    { text: 'Après une nuit sur le côté, vos hanches peuvent faire mal. Un oreiller entre les genoux les soulage.' },
    {
      text: 'Une marche rapide ou une vessie pleine fait durcir certains ventres un moment. Ralentissez et trouvez une toilette. Un ventre qui reste dur, ou qui durcit encore et encore, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['fraser-labour', 'inspq-signs'],
    },
  ],
  tips: [
    {
      text: 'Le teint pâle, l’énergie au plus bas? C’est peut-être le manque de fer, et une prise de sang le montrera. Les lentilles, le tofu et la viande maigre du Guide alimentaire canadien en apportent. Les fruits riches en vitamine C aident à l’absorber.',
    },
    {
      text: 'Votre employeur a besoin d’un avis écrit de votre congé. Le délai change selon la province ou le territoire : cherchez votre propre règle.',
    },
    {
      text: 'Votre bébé naîtra avant ou pendant la saison du virus respiratoire syncytial (VRS), de novembre à mars environ? Un vaccin pour vous, entre 32 et 36 semaines, est une façon de le protéger. Vérifiez maintenant ce que paie votre province ou territoire.',
      sources: ['rsv', 'naci-rsv'],
    },
    {
      text: 'Vous devez vous déplacer pour accoucher? C’est le moment de savoir quand vous partez, qui paie et où vous logerez.',
    },
    {
      text: 'Prévoyez votre trajet, et un autre pour les tempêtes ou les travaux. Gardez le réservoir plein ou la batterie chargée.',
    },
    {
      text: 'Enregistrez le numéro de votre hôpital dans votre téléphone, et dans celui de votre partenaire ou de votre personne de soutien.',
    },
  ],
};
