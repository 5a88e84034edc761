import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/after-birth-page-checks');

export const visits: { title: string; statements: Statement[] } = {
  title: 'Les premières visites',
  statements: [
    {
      text: 'Quelqu’un qui connaît les bébés devrait voir le vôtre de 24 à 72\u00a0heures après votre sortie de l’hôpital. Prenez rendez-vous avant de partir.',
      sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
    },
    {
      text: 'Votre groupe sanguin est Rh négatif? Demandez s’il vous faut de nouveau des immunoglobulines anti-D, avant de rentrer ou à votre sage-femme. Si votre bébé est Rh positif, on les donne dans les 72\u00a0heures. Oublié? Demandez aujourd’hui\u00a0: on peut encore les donner.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      text: 'Vous rentrez moins de 48\u00a0heures après la naissance? Demandez une visite le lendemain.',
      sources: ['after-north-york-when-see'],
    },
    {
      text: 'Votre bébé est né à la maison ou dans une maison de naissance? Demandez à votre sage-femme qui fait cet examen, la prise de sang au talon et le test de l’ouïe, et quand.',
    },
    {
      text: 'Les examens suivants ont lieu la première semaine, à 2\u00a0semaines et à 1\u00a0mois, puis à 2, 4 et 6\u00a0mois avec les vaccins.',
      sources: ['after-south-east-well-baby', 'after-public-health-provincial-territorial'],
    },
  ],
};

export const screening: { title: string; statements: Statement[] } = {
  title: 'Les tests des premiers jours',
  statements: [
    {
      text: 'Prise de sang au talon\u00a0: de 24 à 48\u00a0heures après la naissance, on cherche dans quelques gouttes de sang des maladies rares qui se soignent. Vous pouvez dire non. Vous avez quitté l’hôpital plus tôt? Retournez-y pour ce test.',
      sources: [
        'after-aboutkidshealth-sickkids-newborn-screening',
        'after-omama-ontario-newborn-screening',
        'after-une-naissance-other-care',
        'after-ministere-sante-rehaussement-programme',
      ],
    },
    {
      text: 'Chaque province ou territoire décide de ce qu’on cherche. Pour l’ouïe et le cœur, voyez plus bas, là où vous habitez.',
      sources: ['after-aboutkidshealth-sickkids-newborn-screening'],
    },
  ],
};

export const vaccines: { title: string; statements: Statement[] } = {
  title: 'Les vaccins',
  statements: [
    {
      text: 'La plupart des premiers vaccins se donnent à 2, 4 et 6\u00a0mois. Prenez dès maintenant le rendez-vous de 2\u00a0mois.',
      sources: ['after-public-health-provincial-territorial'],
    },
    {
      text: 'Comptez à partir du jour de la naissance, jamais de la date prévue, même si votre bébé est né trop tôt.',
      sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
    },
    {
      text: 'Les gouttes contre le rotavirus doivent commencer avant l’âge de 15\u00a0semaines. Après, on ne peut plus les commencer. Demandez combien de doses on donne là où vous habitez.',
      sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
    },
    {
      text: 'Pendant la grossesse, avez-vous pris un médicament qui affaiblit le système immunitaire, comme certains pour les intestins, les articulations ou la peau? Dites-le avant le BCG ou les gouttes contre le rotavirus. N’arrêtez pas votre médicament.',
      sources: ['inspq-medication'],
    },
    {
      text: 'VRS\u00a0: en avril 2026, le comité national des vaccins a conseillé une piqûre d’anticorps pour chaque bébé, pendant la saison du virus, ou un vaccin pendant la grossesse. Chaque région décide pour elle-même.',
      sources: ['naci-rsv'],
    },
    {
      text: 'Les dates de l’hépatite B et du BCG, plus bas, viennent d’une page d’octobre 2024. Le personnel infirmier a celles d’aujourd’hui.',
      sources: ['after-public-health-provincial-territorial'],
    },
  ],
};

export const regionsTitle: Words<English['regionsTitle']> = 'Là où vous habitez';
export const regionsLead: Words<English['regionsLead']> = 'Ce que nous avons trouvé, et quoi demander\u00a0:';
export const guideLink: Words<English['guideLink']> = (region) => `Toute la page de votre région\u00a0: ${region}`;
