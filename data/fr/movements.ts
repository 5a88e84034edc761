import type { Words } from '@/data/words';

type English = typeof import('@/data/en/movements');

export const page: Words<English['page']> = {
  title: 'Bébé bouge moins? Quoi faire, par semaine',
  description:
    'Dès 26\u00a0semaines\u00a0: si votre bébé bouge moins que d’habitude, plus faiblement ou d’une façon qui vous inquiète, allez-y maintenant, de jour comme de nuit.',
  shortTitle: 'Les mouvements de votre bébé',
};

export const weeks: English['weeks'] = {
  'from-26': 'Dès la semaine 26',
  'weeks-24-25': 'Semaines 24 et 25',
  'before-24': 'Avant la semaine 24',
};
export const yourWeek: Words<English['yourWeek']> = '(votre semaine)';

export const question: Words<English['question']> = 'Moins que d’habitude? Plus faiblement? Autrement?';
export const goNow: English['goNow'] = {
  text: 'Allez-y maintenant, de jour comme de nuit.',
  sources: ['sogc-441', 'movements-worried'],
};
export const where: English['where'] = {
  text: 'À l’unité des naissances. Loin d’une unité\u00a0: à l’hôpital, au poste de soins infirmiers ou au centre de santé le plus proche. Appelez en route.',
  sources: ['sogc-441', 'movements-trillium', 'movements-worried'],
};

export const unit: Words<English['unit']> = {
  call: 'Dire que j’arrive',
  add: 'Ajouter le numéro',
  ofUnit: 'de votre unité des naissances',
  change: 'Changer le numéro',
  title: 'Numéro de mon unité des naissances',
  label: 'Numéro de votre unité des naissances',
  hint: 'Ou de votre poste de soins infirmiers. Il reste sur cet appareil. Pour un numéro de poste, écrivez «\u00a0poste\u00a0» et ses chiffres à la fin.',
};
export const blanks: Words<English['blanks']> = {
  unit: 'Unité des naissances, téléphone',
  driver: 'Qui me conduit, téléphone',
};

export const beforeYouGo: Words<English['beforeYouGo']> = 'Avant de partir\u00a0: rien';
export const nothingFirst: English['nothingFirst'] = [
  { text: 'Ne comptez pas les mouvements avant de partir.', sources: ['sogc-441'] },
  {
    text: 'Pas de jus, pas de sucre, pas d’eau froide pour voir. C’est du temps perdu.',
    sources: ['movements-gloucestershire', 'movements-nhs'],
  },
  {
    text: 'Pas de moniteur ni d’application pour écouter le cœur à la maison. Un cœur qui bat ne montre pas que le bébé va bien.',
    sources: ['movements-nhs', 'movements-gloucestershire'],
  },
];
export const otherAdvice: English['otherAdvice'] = {
  text: 'Votre feuille ou votre unité vous dit peut-être de manger, de boire ou de compter d’abord. La directive canadienne de 2023 dit d’y aller tout de suite. Allez-y donc maintenant, et appelez votre unité en route.',
  sources: ['sogc-441', 'movements-trillium', 'movements-ottawa'],
};
export const wild: English['wild'] = {
  title: 'Tout à coup très agité?',
  text: 'Votre bébé s’agite bien plus que d’habitude, ou très fort puis plus du tout? Allez-y aussi, et demandez un examen. Le hoquet et les moments actifs que vous connaissez, ce n’est pas cela.',
  sources: ['movements-worried', 'movements-bmc'],
};
export const again: English['again'] = {
  title: 'Cela recommence? Retournez-y.',
  text: 'Personne ne vous en voudra.',
  sources: ['movements-nhs', 'movements-jersey', 'movements-worried'],
};

export const whomToCall: Words<English['whomToCall']> =
  '«\u00a0Appelez\u00a0»\u00a0: votre médecin, votre sage-femme ou l’hôpital.';
export const firstFelt: English['firstFelt'] = {
  text: 'La plupart des gens sentent leur bébé pour la première fois vers 18 à 20\u00a0semaines. Pour un premier bébé, ce peut être plus tard.',
  sources: ['movements-rcog'],
};

export const there: English['there'] = {
  title: 'Ce qu’on y fait',
  statements: [
    {
      text: 'Le plus souvent, on suit le cœur de votre bébé pendant 20 à 30\u00a0minutes. On vous fera peut-être une échographie.',
      sources: ['movements-koble', 'movements-worried'],
    },
    {
      text: 'Quelque chose vous inquiète encore? Dites-le, et demandez plus\u00a0: un examen de réactivité fœtale (du cœur) ou un profil biophysique (par échographie).',
      sources: ['movements-worried'],
    },
  ],
};

export const usual: English['usual'] = {
  title: 'Ce qui est habituel, semaine par semaine',
  statements: [
    {
      text: 'Dès 26\u00a0semaines, remarquez chaque jour comment votre bébé bouge. C’est pour tout le monde.',
      sources: ['sogc-441'],
    },
    {
      text: 'Aucun nombre n’est bon pour tous les bébés. Ce qui compte, c’est l’habitude du vôtre.',
      sources: ['movements-nhs', 'movements-rcog'],
    },
    {
      text: 'Les mouvements augmentent jusque vers 32\u00a0semaines. Ensuite, ils restent à peu près pareils jusqu’à la naissance, et continuent pendant le travail. Les coups deviennent parfois des roulades.',
      sources: ['movements-rcog', 'movements-nhs'],
    },
    {
      text: 'Les bébés dorment, le plus souvent de 20 à 40\u00a0minutes à la fois. Si votre bébé bouge moins que d’habitude, ne vous dites pas qu’il dort\u00a0: allez-y maintenant.',
      sources: ['movements-rcog', 'movements-ottawa', 'sogc-441'],
    },
  ],
};

export const sayings: English['sayings'] = {
  title: 'Ce qu’on dit, et ce qui est vrai',
  statements: [
    {
      said: '«\u00a0Les bébés bougent moins avant l’accouchement.\u00a0»',
      text: 'C’est faux\u00a0: ils bougent jusqu’à la naissance. À Halifax, 114 des 304\u00a0personnes interrogées croyaient que les mouvements peuvent cesser près de la date prévue.',
      sources: ['movements-nhs', 'movements-halifax'],
    },
    {
      said: '«\u00a0J’en ai compté six en deux heures.\u00a0»',
      text: 'Si c’est quand même moins que d’habitude pour votre bébé, allez-y. Moins de six\u00a0: allez-y maintenant.',
      sources: ['movements-worried', 'sogc-441'],
    },
    {
      said: '«\u00a0J’y étais déjà la semaine dernière.\u00a0»',
      text: 'Retournez-y, chaque fois.',
      sources: ['movements-nhs', 'movements-jersey'],
    },
  ],
};

export const inOtherLanguages: English['inOtherLanguages'] = {
  text: 'Un film et un texte sur les mouvements, de Norvège, en anglais, arabe, espagnol, ourdou, polonais, somali et tigrigna.',
  sources: ['kjenn-liv'],
};
export const languages: Words<English['languages']> = {
  title: 'Dans d’autres langues',
  note: 'Ses numéros de téléphone ne sont pas canadiens. S’il dit autre chose que cette page, faites ce que dit cette page.',
  none: 'Nous n’avons trouvé aucun texte du Canada à ce sujet dans une autre langue que l’anglais et le français.',
};

export const sheetNote: Words<English['sheetNote']> =
  'Information générale, et non un avis médical. Cette page suit la directive clinique nᵒ\u00a0441 de la SOGC (2023), recommandations 4 et 5.';
