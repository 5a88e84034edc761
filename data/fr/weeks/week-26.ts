import type { WeekText } from './types';

export const week26: WeekText = {
  week: 26,
  title: 'Un rythme de mouvements',
  developmentMilestones: [
    {
      text: 'Les moments agités et les moments calmes commencent à se distinguer. Bien des bébés s’activent juste quand vous vous étendez.',
    },
    {
      text: 'Il y a des ongles aux doigts vers cette semaine. Ils sont minces, et ils poussent jusqu’à la naissance.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Au bout des voies respiratoires, de petits sacs d’air commencent à se former. Des cellules spéciales libèrent le premier surfactant.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Les paupières commencent à se séparer vers ce moment, un peu plus tôt chez certains bébés que chez d’autres.',
      sources: ['openstax-fetus'],
    },
    { text: 'Pendant une série de mouvements, le cœur de votre bébé bat souvent plus vite un court moment.' },
  ],
  motherChanges: [
    {
      text: 'Roulades, petits coups et glissements sont plus nets maintenant. Au fil des jours, ils forment un rythme propre à votre bébé.',
    },
    {
      text: 'Se sentir proche de son bébé vient tôt pour certaines personnes, tard pour d’autres. Si vous sentez un vide ou une distance la plupart des jours, la personne qui suit votre grossesse aimerait le savoir.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Les côtes deviennent sensibles à mesure que la cage s’élargit. Vous asseoir le dos droit leur donne un peu plus de place.',
    },
    {
      text: 'Des articulations lâches et une nouvelle silhouette changent votre démarche, et on trébuche facilement. Des souliers sans lacets vous épargnent aussi une lutte.',
    },
    {
      text: 'Après une journée chargée, votre ventre peut durcir un peu, ici et là. Deux fois ou plus en une heure : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs', 'preterm-alberta'],
    },
  ],
  tips: [
    {
      text: 'À partir de 26 semaines, portez une attention régulière aux mouvements de votre bébé. Personne ne connaît ce rythme aussi bien que vous.',
      sources: ['sogc-441'],
    },
    {
      text: 'Si votre bébé bouge moins que d’habitude, allez à l’hôpital tout de suite, de jour comme de nuit\u00a0: voyez la liste «\u00a0Quand appeler\u00a0». N’attendez pas d’avoir fini de compter.',
      sources: ['sogc-441'],
    },
    {
      text: 'Le personnel aime mieux examiner dix bébés qui vont bien que de vous laisser vous inquiéter à la maison.',
      sources: ['sogc-441'],
    },
    {
      text: 'Un moniteur cardiaque pour la maison ne peut pas vous dire que tout va bien. Ne l’utilisez jamais à la place d’un examen.',
      sources: ['movements-worried'],
    },
    {
      text: 'L’hôpital le plus proche est loin? Sachez dès maintenant où aller si les mouvements diminuent. C’est peut-être un poste de soins infirmiers ou un centre de santé.',
    },
    {
      text: 'Commencez à regarder les sièges d’auto. Un siège vendu pour le Canada porte la marque nationale de sécurité, avec une feuille d’érable; un siège acheté à l’étranger ne l’a pas, d’habitude.',
      sources: ['car-seat'],
    },
  ],
};
