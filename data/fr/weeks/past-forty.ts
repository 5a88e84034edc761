import type { WeekText } from './types';

/** For the days after week 40, until the baby is here. */
export const pastFortyWeeks: Omit<WeekText, 'week' | 'title'> = {
  developmentMilestones: [
    {
      text: 'À 41 semaines, on parle de grossesse prolongée. À partir de 42 semaines, de grossesse post-terme (le terme est dépassé).',
      sources: ['sub-terms'],
    },
    { text: 'Votre bébé est prêt à naître et grandit encore un peu.' },
    {
      text: 'L’enduit blanc et doux de la peau est presque tout parti, et la peau peut paraître sèche ou peler à la naissance.',
    },
    { text: 'Les ongles des doigts peuvent dépasser le bout des doigts.', sources: ['openstax-fetus'] },
  ],
  motherChanges: [
    {
      text: 'Peu de bébés arrivent à la date prévue, et les jours d’après sont longs. Laissez une amie ou un ami vous tenir compagnie.',
    },
    {
      text: 'La pression, le sommeil difficile et l’enflure des pieds sont à leur plus fort. Levez les pieds quand vous le pouvez.',
    },
    {
      text: 'Les mouvements restent aussi forts qu’avant. Si votre bébé bouge moins que d’habitude, allez à l’hôpital tout de suite, de jour comme de nuit\u00a0: voyez la liste «\u00a0Quand appeler\u00a0».',
      sources: ['sogc-441'],
    },
    {
      text: 'Le téléphone est plein de messages qui demandent des nouvelles? Laissez une seule personne répondre pour vous.',
    },
  ],
  tips: [
    {
      text: 'Dès 41 semaines, appelez dès que les contractions commencent. Pas besoin de les chronométrer.',
      sources: ['inspq-hospital'],
    },
    {
      text: 'Demandez maintenant à la personne qui suit votre grossesse des contrôles de plus pour votre bébé, et le plan pour les jours à venir.',
      sources: ['sogc-214'],
    },
    {
      text: 'Le déclenchement du travail est proposé à 41 semaines ou après. Votre médecin ou votre sage-femme vous dira comment il se fait et ce que vous pouvez choisir.',
      sources: ['sogc-432'],
    },
    {
      text: 'Gardez prêts votre valise, le siège d’auto, le transport et le téléphone. Dites à votre personne de soutien comment vous joindre.',
    },
    { text: 'Dormez quand vous le pouvez, même le jour. Mieux vaut commencer le travail avec des forces.' },
  ],
};
