import type { DayCard } from './types';

/** Days 28 to 34. */
export const week5: readonly DayCard[] = [
  {
    usual: {
      text: 'Après 4\u00a0semaines environ, certains bébés allaités font des selles moins souvent qu’avant.',
      sources: ['after-grey-bruce-signs-that', 'after-ontario-breastfeeding'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Quatre semaines de nuits. Il reste peut-être beaucoup à faire, et c’est correct. Vous avez fait tout ce chemin.',
    },
    lookAt: { text: 'Les boires et les couches par semaine\u00a0: le tableau les montre sur une page.' },
    path: '/after-birth',
    tracks: {
      early: { text: 'Demandez à l’équipe quoi regarder dans les couches maintenant.' },
      'in-hospital': { text: 'Demandez qu’on vous montre ce que l’équipe regarde dans une couche.' },
      breast: {
        text: 'Vous vous demandez s’il y a assez de lait? Demandez qu’on pèse votre bébé et qu’on regarde une tétée.',
      },
      bottle: { text: 'Demandez à la prochaine visite si la quantité dans le biberon convient encore.' },
    },
  },
  {
    usual: {
      text: 'L’examen de 1\u00a0mois a lieu vers maintenant. Aux Territoires du Nord-Ouest et au Nunavut, on offre le vaccin BCG à cet âge. Pendant la grossesse, vous avez pris un médicament qui affaiblit les défenses du corps? Demandez si cela compte pour le BCG. N’arrêtez pas ce médicament.',
      sources: ['after-south-east-well-baby', 'after-public-health-provincial-territorial'],
    },
    forYou: {
      text: 'Amenez vous-même votre bébé à cet examen, ou soyez-y aussi. Vos questions y comptent autant.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Vos questions pour cette visite\u00a0: les boires, le sommeil, la peau, le cordon, et comment vous allez.',
    },
    tracks: {
      early: { text: 'Demandez à cet examen lequel des deux âges on suit, et pour quoi.' },
    },
  },
  {
    usual: {
      text: 'La plupart des premiers vaccins se donnent à 2, 4 et 6\u00a0mois. Prenez dès maintenant le rendez-vous de 2\u00a0mois.',
      sources: ['after-public-health-provincial-territorial'],
    },
    forYou: {
      text: 'Vous hésitez devant les piqûres? Posez toutes vos questions, et demandez comment tenir votre bébé.',
    },
    lookAt: { text: 'Les vaccins là où vous habitez\u00a0: ce qu’on donne, et quand.' },
    path: '/after-birth',
    tracks: {
      early: {
        text: 'Votre bébé est né trop tôt? Les vaccins suivent le jour de la naissance, pas la date prévue.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      'in-hospital': { text: 'Votre bébé sera encore à l’hôpital à l’âge des vaccins? Demandez qui les donne là.' },
      twins: { text: 'Demandez une seule visite pour tous vos bébés, et venez avec une deuxième personne adulte.' },
    },
  },
  {
    usual: {
      text: 'Le vaccin contre le rotavirus, ce sont des gouttes dans la bouche. Il doit commencer avant l’âge de 15\u00a0semaines, et ne peut pas commencer plus tard.',
      sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
    },
    forYou: {
      text: 'Prenez le bébé une heure, pour que la personne la plus fatiguée ait ce temps à elle.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Votre rendez-vous\u00a0: quels vaccins sont pour ce jour? Un médicament de la grossesse qui affaiblit les défenses du corps\u00a0: demandez si cela compte pour les gouttes. N’arrêtez pas ce médicament.',
      sources: ['inspq-medication'],
    },
    tracks: {
      early: {
        text: 'Les 15\u00a0semaines aussi se comptent à partir du jour de la naissance. Demandez tôt à l’équipe.',
        sources: ['after-canadian-premature-childhood-vaccines'],
      },
      'in-hospital': { text: 'Demandez quand on peut donner les gouttes si votre bébé est alors à l’hôpital.' },
    },
  },
  {
    usual: {
      text: 'Le VRS est un virus des mois froids. En avril 2026, le comité national des vaccins a conseillé une piqûre d’anticorps, pendant la saison du virus, pour chaque bébé, ou un vaccin pendant la grossesse.',
      sources: ['naci-rsv'],
    },
    forYou: { text: 'La visite a le rhume? Elle peut venir une autre semaine. Vous pouvez le dire, à n’importe qui.' },
    lookAt: {
      text: 'Les programmes changent chaque automne. A-t-on offert la piqûre à votre bébé, ou avez-vous eu le vaccin? Sinon, demandez ce que votre région a cette saison.',
    },
    tracks: {
      early: {
        text: 'En Colombie-Britannique et au Québec, naître très tôt compte pour cette piqûre. Demandez, où que vous soyez.',
        sources: ['after-fraser-health-rsv-immunoprophylaxis', 'after-ministere-sante-immunisation-prevention'],
      },
    },
  },
  {
    usual: {
      text: 'Environ 1 personne sur 5 a une dépression ou de l’anxiété la première année après une naissance. Cela se soigne, et ce n’est la faute de personne.',
      sources: ['after-society-obstetricians-postpartum-depression', 'mood-hamilton'],
    },
    forYou: {
      text: 'Demandez à la personne qui a accouché comment elle va, et écoutez. Offrez-lui d’être là à son rendez-vous.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Vous ne dormez pas quand vous le pourriez, vous n’avez pas faim, vous ne ressentez rien? Dites-le aujourd’hui, avec ces mots-là, à la personne qui vous suit.',
      sources: ['after-peterborough-public-prenatal-postpartum', 'mood-hamilton'],
    },
    tracks: {
      'in-hospital': {
        text: 'Enfin à la maison, ou encore là-bas\u00a0: dans les deux cas, tout peut remonter. Dites-le à quelqu’un.',
      },
      twins: {
        text: 'Deux fois l’amour, c’est aussi deux fois l’ouvrage. Demandez quelle aide il y a pour des parents de jumeaux.',
      },
      breast: {
        text: 'Vous prenez un médicament pour le moral? Continuez à le prendre, et parlez de l’allaitement à la personne qui vous suit ou en pharmacie.',
        sources: ['inspq-medication'],
      },
    },
  },
  {
    usual: {
      text: 'Les points d’une déchirure ou d’une coupure\u00a0: ils font très mal, sont rouges, s’ouvrent ou coulent? Maintenant aussi, ce sont des signes.',
      sources: ['north-york-after-birth'],
    },
    forYou: { text: 'Regardez-vous dans le miroir, avec bonté. Ce corps a eu fort à faire.' },
    lookAt: {
      text: 'Un petit miroir montre ce que vous ne pouvez pas voir. Vous préférez ne pas le faire? Demandez à la personne qui vous suit de regarder.',
    },
    tracks: {
      cesarean: {
        text: 'Regardez la plaie encore une fois\u00a0: rouge, ouverte ou qui coule, c’est toujours un signe.',
        sources: ['north-york-after-birth'],
      },
      both: { text: 'Voulez-vous changer votre façon de nourrir? Demandez comment le faire pas à pas.' },
    },
  },
];
