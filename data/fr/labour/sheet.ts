import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/labour/sheet');

export const about: Statement[] = [
  {
    text: 'Une feuille de souhaits dit à l’équipe ce qui compte pour vous. C’est un guide, pas un contrat\u00a0: une naissance peut prendre un autre chemin.',
    sources: ['nl-birth-plan', 'north-bay-birth-plan', 'sogc-birth-plan', 'alberta-labour'],
  },
  {
    text: 'Remplissez-la au stylo et parlez-en avant la naissance avec votre médecin ou votre sage-femme. Donnez-en une copie à la personne qui vient avec vous, et une à l’hôpital. Laissez vide ce qui vous est égal.',
    sources: ['nl-birth-plan', 'sogc-birth-plan', 'alberta-labour', 'north-bay-birth-plan'],
  },
  { text: 'Bien des hôpitaux ont leur propre feuille\u00a0: demandez d’abord.', sources: ['sogc-birth-plan'] },
];
export const print: Words<English['print']> = 'Imprimer la feuille';

export const title: Words<English['title']> = 'Mes préférences pour l’accouchement';
export const who: Words<English['who']> = [
  'Nom',
  'Date prévue',
  'Médecin ou sage-femme, téléphone',
  'Avec moi',
  'Langue, interprète',
];

export const sheetParts: Words<English['sheetParts']> = [
  {
    title: 'Demander\u00a0: qu’est-ce que cet endroit offre?',
    boxes: [
      'Douche',
      'Bain',
      'Gaz',
      'Opioïdes',
      'Péridurale, jour et nuit',
      'Ceintures sans fil',
      'Césarienne, jour et nuit',
      'Accouchement après une césarienne',
    ],
    lines: [],
  },
  {
    title: 'Pendant le travail, j’aimerais',
    boxes: [
      'Bouger et choisir ma position',
      'Une douche ou un bain',
      'Massage, chaud ou froid',
      'Du calme et peu de lumière',
      'Ma musique',
      'Boire et manger, si je peux',
      'Savoir ce que vous faites, et pourquoi',
      'Qu’on me demande avant chaque examen',
      'Pas de stagiaires dans la chambre',
    ],
    lines: [],
  },
  {
    title: 'Pour écouter le cœur du bébé',
    boxes: ['À intervalles réguliers, si cela nous convient', 'Tout le temps', 'Dites-moi ce que vous conseillez'],
    lines: [],
  },
  {
    title: 'Contre la douleur',
    boxes: ['Ne proposez rien\u00a0: je demanderai', 'Dites-moi ce qu’il y a', 'Gaz', 'Opioïdes', 'Péridurale'],
    lines: ['Si j’ai plus mal que je pensais'],
  },
  {
    title: 'Si cela prend un autre chemin',
    boxes: [
      'Césarienne\u00a0: la personne qui m’accompagne, avec moi',
      'Césarienne\u00a0: le drap baissé',
      'J’ai eu une césarienne\u00a0: j’aimerais essayer le travail',
      'J’ai eu une césarienne\u00a0: j’en aimerais une autre',
    ],
    lines: ['S’il faut déclencher ou accélérer le travail', 'Si la ventouse ou les forceps peuvent aider'],
  },
  {
    title: 'La première heure',
    boxes: [
      'Bébé sur ma poitrine, dès que possible',
      'Le cordon laissé un moment, si possible',
      'Demandez-moi avant la vitamine\u00a0K et l’onguent pour les yeux',
      'Si on emmène mon bébé\u00a0: quelqu’un va avec lui',
    ],
    lines: ['Si ce n’est pas sur ma poitrine, alors sur celle de', 'Qui coupe le cordon', 'Le placenta'],
  },
  {
    title: 'Nourrir le bébé',
    boxes: [
      'Au sein',
      'Au biberon',
      'Les deux',
      'Aidez-moi à la première tétée',
      'Demandez-moi avant de donner autre chose',
    ],
    lines: [],
  },
  {
    title: 'Ce qu’il faut savoir de moi',
    boxes: [],
    lines: ['Foi, culture, cérémonie', 'Un accouchement difficile, une perte, ce qui me fait peur', 'Ce qui m’aide'],
  },
];

export const closing: Words<English['closing']> =
  'Les plans changent, et personne n’échoue. Je peux changer d’idée à tout moment. Dites-moi ce que vous conseillez, et pourquoi.';
