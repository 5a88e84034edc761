import type { RegionTopic } from '@/data/after-birth/page-parts';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/after-birth-page-regions');

export const topics: Record<RegionTopic, string> = {
  'first-visit': 'Première visite',
  'hepatitis-b': 'Hépatite B',
  bcg: 'BCG',
  rsv: 'VRS',
  heel: 'Prise de sang au talon',
  hearing: 'Ouïe',
  heart: 'Cœur',
};

const schedule: Statement['sources'] = ['after-public-health-provincial-territorial'];

// What several regions share.
const inFirstVaccines: Statement = {
  text: 'Ce vaccin est compris dans celui de 2, 4 et 6\u00a0mois.',
  sources: schedule,
};
const inSchool: Statement = {
  text: 'Le vaccin se donne à l’école. Quelqu’un à la maison a l’hépatite B? Dites-le maintenant au personnel infirmier, à votre médecin ou à votre sage-femme, et demandez ce qu’il faut à votre bébé.',
  sources: schedule,
};
const bcgAtOneMonth: Statement = {
  text: 'Le vaccin contre la tuberculose est offert à 1\u00a0mois.',
  sources: schedule,
};
const hearingForAll: Statement = {
  text: 'On offre un test de l’ouïe à chaque nouveau-né, à l’hôpital ou peu après. La naissance a eu lieu à la maison ou dans un petit endroit? Demandez où aller.',
  sources: ['after-cich-profile-current-newborn', 'after-hearing-review-support-universal'],
};
const askHearing: Statement = {
  text: 'Nous n’avons pas trouvé de page à jour. Demandez avant de partir si on teste l’ouïe de votre bébé, et où.',
};
const askHeart: Statement = {
  text: 'Nous n’avons pas trouvé si on teste chaque bébé ici. Demandez-le avant de partir.',
};
const rsvInTheNorth: Statement = {
  text: 'D’habitude, la piqûre d’anticorps est offerte ici à des bébés. Demandez à votre centre de santé lesquels peuvent l’avoir.',
  sources: ['after-rsvprotect-ca-provincial-coverage'],
};
/** Beside all that is said of RSV. */
export const rsvChanges: Words<English['rsvChanges']> = 'Les programmes changent chaque automne\u00a0: demandez.';

export const regions: Record<ProvinceCode, Partial<Record<RegionTopic, Statement>>> = {
  AB: {
    'first-visit': {
      text: 'Demandez avant de partir quand la santé publique vous appellera, et qui appeler si personne ne le fait.',
    },
    'hepatitis-b': inFirstVaccines,
    rsv: {
      text: 'En 2025-26, c’était d’habitude pour les bébés à haut risque, pas pour tous.',
      sources: ['after-cbc-quoted-nirsevimab-is'],
    },
    hearing: askHearing,
    heart: askHeart,
  },
  BC: {
    'hepatitis-b': inFirstVaccines,
    rsv: {
      text: 'En 2025-26, ce n’était pas pour tous\u00a0: pour les bébés nés avant 35\u00a0semaines de grossesse et après le 31 mars 2025, et pour certains qui ont une maladie ou vivent dans un endroit éloigné.',
      sources: ['after-fraser-health-rsv-immunoprophylaxis', 'after-cbc-quoted-nirsevimab-is'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  MB: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'En 2025-26, d’habitude pour chaque bébé né du 1er\u00a0octobre au 31 mars, avant le retour à la maison; plus tard, dans un bureau de santé publique ou un poste de soins infirmiers.',
      sources: ['after-qcountry-fm-manitoba-expands'],
    },
    hearing: {
      ...hearingForAll,
      sources: ['after-cich-profile-current-newborn', 'after-manitoba-universal-newborn'],
    },
    heart: askHeart,
  },
  NB: {
    'hepatitis-b': { text: 'À la naissance, à 2\u00a0mois et à 6\u00a0mois.', sources: schedule },
    rsv: {
      text: 'En 2025-26, c’était d’habitude pour les bébés à haut risque, pas pour tous.',
      sources: ['after-cbc-quoted-nirsevimab-is'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  NL: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'On ne lit pas partout la même chose sur les bébés qui peuvent l’avoir ici. Le personnel infirmier ou le 811 le sait.',
    },
    hearing: askHearing,
    heart: askHeart,
  },
  NS: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'Pour les bébés de moins de 8\u00a0mois, à chaque saison. En 2025-26, du 15 octobre au 30 avril; à la naissance, avant le retour à la maison.',
      sources: ['rsv-nova-scotia'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  ON: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'En 2025-26, pour chaque bébé de moins de 8\u00a0mois né depuis le 1er\u00a0avril 2025, du 1er\u00a0octobre au 31 mars. D’habitude pas si vous avez reçu le vaccin pendant la grossesse.',
      sources: ['after-newsletter-an-infant-high'],
    },
    hearing: hearingForAll,
    heart: {
      text: 'Une petite lumière sur la main et le pied, de 24 à 48\u00a0heures après la naissance, mesure l’oxygène pour trouver une maladie du cœur. On l’offre à tous les bébés.',
      sources: ['after-omama-ontario-newborn-screening', 'after-aboutkidshealth-sickkids-newborn-screening'],
    },
  },
  PE: {
    'hepatitis-b': inFirstVaccines,
    rsv: {
      text: 'Nous n’avons pas trouvé de page là-dessus. Le personnel infirmier ou le 811 sait si votre bébé peut l’avoir.',
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  QC: {
    'first-visit': {
      text: 'Une infirmière ou un infirmier du CLSC vous appelle, et vient vous voir de 24 à 72\u00a0heures après votre sortie. Personne n’a appelé? Appelez le CLSC.',
      sources: ['after-ciusss-centre-newborns-postnatal'],
    },
    'hepatitis-b': {
      text: 'Ce vaccin est compris dans celui de 2 et de 4\u00a0mois, puis revient à 18\u00a0mois.',
      sources: schedule,
    },
    rsv: {
      text: 'Pour les bébés nés à partir du 1er\u00a0octobre, et pour ceux de moins de 6\u00a0mois ce jour-là; de moins de 8\u00a0mois s’ils sont nés avant 37\u00a0semaines ou à risque. Prenez rendez-vous sur Clic Santé, ou demandez au 811.',
      sources: ['after-ministere-sante-immunisation-prevention'],
    },
    heel: {
      text: 'C’est le seul test depuis le 28 avril 2025\u00a0: celui de l’urine, à 21\u00a0jours, ne se fait plus. De vieilles pages en parlent encore.',
      sources: ['after-ministere-sante-rehaussement-programme', 'after-gouvernement-quebec-blood-urine'],
    },
    hearing: {
      text: 'Ce ne sont pas encore tous les hôpitaux qui testent l’ouïe\u00a0: demandez avant de partir si le vôtre le fait.',
    },
    heart: askHeart,
  },
  SK: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'Depuis l’automne 2025, d’habitude pour les bébés nés à partir d’un mois avant la saison (d’octobre à mars), à la naissance.',
      sources: ['after-golden-west-saskatchewan-expands'],
    },
    hearing: {
      ...hearingForAll,
      sources: ['after-saskatchewan-human-universal-newborn'],
    },
    heart: askHeart,
  },
  NT: {
    'hepatitis-b': { text: 'À la naissance, à 1\u00a0mois et à 6\u00a0mois.', sources: schedule },
    bcg: bcgAtOneMonth,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
  NU: {
    'hepatitis-b': { text: 'À la naissance, à 1\u00a0mois et à 9\u00a0mois.', sources: schedule },
    bcg: bcgAtOneMonth,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
  YT: {
    'hepatitis-b': inFirstVaccines,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
};
