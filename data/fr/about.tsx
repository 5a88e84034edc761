import type { ReactNode } from 'react';
import {
  BORN_CHART_START_WEEK,
  COMPARISON_MAX_DIFFERENCE_PERCENT,
  CROWN_HEEL_START_WEEK,
  LAST_SHOWN_WEEK,
} from '@/data/fetal-size';
import { FASTEST_WEEK, HEART_RATE_START_WEEK, HEART_SEEN_WEEKS, USUAL_HEART_RATE } from '@/data/heart';
import {
  BEST_SCAN_END_DAY,
  BEST_SCAN_START_DAY,
  CONCEPTION_DAY,
  CYCLE_DAYS,
  FIRST_WEEK,
  FIRST_WEEK_WITH_LENGTH,
  HEART_START_DAY,
  LAST_WEEK,
  LONG_CYCLE_DAYS,
  MULTIPLES_BIRTH_WEEK,
  PREGNANCY_DAYS,
  SECOND_TRIMESTER_DAY,
  STANDARD_CYCLE_DAYS,
  THIRD_TRIMESTER_DAY,
  USUAL_BIRTH_END_DAY,
  USUAL_BIRTH_START_DAY,
  WEEK_WITHOUT_LENGTH,
} from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/about');

export const title: Words<English['title']> = 'À propos de ce site';
export const intro: Words<English['intro']> =
  'Comment nous comptons, d’où vient chaque chiffre, et ce que devient ce que vous entrez.';

export const privacyTitle: Words<English['privacyTitle']> = 'La vie privée en cinq phrases';
export const privacy: Words<English['privacy']> = [
  'Ce site ne dépose aucun témoin, n’a ni compte ni pistage, et ne demande rien à aucune autre entreprise pendant que vous l’utilisez.',
  'Ce que vous entrez est calculé dans votre navigateur et y reste, sur cet appareil.',
  'Cela n’en sort que si vous l’envoyez vous-même : par un lien que vous partagez, un fichier que vous enregistrez ou une infolettre à laquelle vous vous abonnez.',
  'L’hébergeur de ces pages peut voir qu’une page a été demandée, comme pour tout site Web, mais pas ce que vous entrez.',
  'Vous voyez plus bas ce qui est enregistré en ce moment, et vous pouvez tout effacer en tout temps.',
];

export const storedTitle: Words<English['storedTitle']> = 'Ce qui est enregistré sur cet appareil';
export const whatIsStored: Words<English['whatIsStored']> =
  'Cette liste est tout ce que le site enregistre sur vous. Votre navigateur peut aussi garder les pages elles-mêmes, pour qu’elles s’ouvrent sans connexion : elles ne contiennent rien de vous.';
export const newPhone: Words<English['newPhone']> = 'Un nouveau téléphone? Emportez tout';
export const forget: Words<English['forget']> = 'Tout oublier sur cet appareil';

export const disclaimerTitle: Words<English['disclaimerTitle']> = 'Pas un avis médical';
export const medicalDisclaimer: Statement[] = [
  {
    text: 'Ce site donne des renseignements généraux. Ce n’est pas un avis médical. Il ne peut pas vous examiner et il ne connaît pas votre santé.',
  },
  {
    text: 'Une date prévue est une estimation. La personne qui suit votre grossesse la connaît : si ses dates diffèrent des nôtres, c’est elle qui a raison.',
  },
  {
    text: 'Si quelque chose ne va pas, appelez. Ne perdez pas de temps sur ce site.',
  },
];
export const support = (link: (text: string) => ReactNode) => (
  <>Si une grossesse a pris fin, il y a du {link('soutien après une perte')}.</>
);

export const dueDateTitle: Words<English['dueDateTitle']> = 'Comment la date prévue est trouvée';
export const dueDateMethods: Statement[] = [
  {
    text: `Selon vos dernières menstruations : leur premier jour plus ${PREGNANCY_DAYS} jours, c’est-à-dire ${PREGNANCY_DAYS / 7} semaines. Cela suppose un cycle de ${STANDARD_CYCLE_DAYS} jours. Si le vôtre est plus long ou plus court, la date prévue se déplace d’autant de jours.`,
    sources: ['msd-dating'],
  },
  {
    text: `Selon la conception : ce jour plus ${PREGNANCY_DAYS - CONCEPTION_DAY} jours. Après une FIV, la conception est le jour du transfert moins l’âge de l’embryon.`,
    sources: ['msd-dating'],
  },
  {
    text: `Selon une échographie : le jour de l’examen plus ${PREGNANCY_DAYS} jours, moins l’âge de la grossesse ce jour-là. Une échographie précoce est le meilleur guide : de ${BEST_SCAN_START_DAY / 7} semaines à ${Math.floor(BEST_SCAN_END_DAY / 7)} semaines et ${BEST_SCAN_END_DAY % 7} jours.`,
    sources: ['sogc-303', 'sogc-388'],
  },
  {
    text: 'Vos semaines se comptent toujours à rebours de la date prévue. Une date est un jour de votre calendrier, où que vous soyez au Canada.',
  },
];

export const methodsTitle: Words<English['methodsTitle']> = 'D’où viennent les autres chiffres';
export const methods: English['methods'] = [
  {
    id: 'trimesters',
    title: 'Les trimestres et la période habituelle de naissance',
    statements: [
      {
        text: `Nous comptons le deuxième trimestre à partir de ${SECOND_TRIMESTER_DAY / 7} semaines et le troisième à partir de ${THIRD_TRIMESTER_DAY / 7} semaines. D’autres définitions s’en écartent de deux semaines au plus.`,
      },
      {
        text: `La période habituelle de naissance va de ${USUAL_BIRTH_START_DAY / 7} à ${USUAL_BIRTH_END_DAY / 7} semaines. C’est une période, pas une promesse : la personne qui suit votre grossesse peut prévoir un autre moment pour vous.`,
        sources: ['preterm-halton'],
      },
      {
        text: `Les jumeaux naissent souvent entre les semaines 35 et 37, les triplés entre les semaines 32 et 34, et les quadruplés à la semaine 30 ou 31. Nous montrons les semaines ${MULTIPLES_BIRTH_WEEK.twins}, ${MULTIPLES_BIRTH_WEEK.triplets} et ${MULTIPLES_BIRTH_WEEK.quads}. C’est un repère approximatif : leur date prévue est la même que pour un seul bébé.`,
        sources: ['multiples', 'twins-trust'],
      },
    ],
  },
  {
    id: 'size',
    title: 'La taille',
    statements: [
      {
        text: `Les longueurs et les poids viennent de courbes de croissance publiées. Ils valent pour le milieu de la semaine environ; les bébés diffèrent. Aux semaines ${LAST_WEEK} à ${LAST_SHOWN_WEEK}, ce sont ceux de ${LAST_WEEK} semaines et 0 jour. Avant ${CROWN_HEEL_START_WEEK} semaines, la longueur va de la tête aux fesses; ensuite, de la tête aux talons.`,
        sources: ['who-2017', 'intergrowth-crl', 'intergrowth-newborn', 'hadlock-1992', 'robinson-1975', 'williams'],
      },
      {
        text: `Les longueurs des semaines ${CROWN_HEEL_START_WEEK} à ${BORN_CHART_START_WEEK - 1} sont des moyennes arrondies. À partir de la semaine ${BORN_CHART_START_WEEK}, elles ont été mesurées chez des bébés nés à cet âge : le pas de la semaine ${BORN_CHART_START_WEEK - 1} à la semaine ${BORN_CHART_START_WEEK} paraît donc plus grand qu’il ne l’est.`,
        sources: ['williams', 'intergrowth-newborn'],
      },
      { text: 'Là où nous n’avons pas de chiffre, nous employons des mots.' },
      {
        text: `Pour comparer, nous avons choisi des choses connues, comme une rondelle ou un homard. Leur longueur typique est à ${COMPARISON_MAX_DIFFERENCE_PERCENT} % près celle du bébé. Aux semaines ${FIRST_WEEK} à ${FIRST_WEEK_WITH_LENGTH - 1} et à la semaine ${WEEK_WITHOUT_LENGTH}, elles ne sont qu’une image pour la semaine.`,
      },
    ],
  },
  {
    id: 'heart-rate',
    title: 'Le rythme du cœur',
    statements: [
      {
        text: `Le cœur se voit d’habitude pour la première fois entre ${HEART_SEEN_WEEKS.from} et ${HEART_SEEN_WEEKS.to} semaines. Son rythme monte vite jusque vers la semaine ${FASTEST_WEEK}, puis ralentit un peu. À partir de ${HEART_RATE_START_WEEK} semaines, nous montrons le rythme habituel au repos, de ${USUAL_HEART_RATE.min} à ${USUAL_HEART_RATE.max} battements par minute.`,
        sources: ['heart-start', 'heart-rate-5867', 'sogc-396'],
      },
      {
        text: `Le nombre de battements jusqu’ici est un compte approximatif. Nous additionnons les jours à partir de ${HEART_START_DAY / 7} semaines, chacun au rythme simplifié de sa semaine.`,
      },
      {
        text: 'Rien de cela ne peut vous dire que votre bébé va bien. Si vous vous inquiétez, appelez la personne qui suit votre grossesse.',
      },
    ],
  },
  {
    id: 'tests',
    title: 'Les examens, les visites et les prestations',
    statements: [
      {
        text: 'Le moment habituel de chaque examen et de chaque vaccin vient avec sa source, sauf si c’est notre propre choix. Les provinces diffèrent, et c’est la personne qui suit votre grossesse qui décide.',
      },
      {
        text: 'Les montants des prestations changent chaque année : nous montrons donc l’année à côté. Si la page officielle dit autre chose, fiez-vous à cette page.',
      },
    ],
  },
  {
    id: 'own-choice',
    title: 'Ce que nous avons choisi nous-mêmes',
    statements: [
      {
        text: `La façon dont la durée du cycle et la FIV déplacent la date prévue suit l’usage. Nos limites de ${CYCLE_DAYS.min} à ${CYCLE_DAYS.max} jours pour un cycle sont les nôtres, et au-delà de ${LONG_CYCLE_DAYS} jours nous disons qu’une échographie précoce est le meilleur guide.`,
      },
      { text: 'Certains moments, comme celui de préparer la valise, sont aussi notre propre choix.' },
    ],
  },
];

export const checkingTitle: Words<English['checkingTitle']> = 'Comment nous vérifions';
export const checking: Statement[] = [
  {
    text: 'Ce que nous disons de votre santé, de vos dates et de votre argent vient d’autorités de santé, d’hôpitaux, de groupes de professionnels et de lois, pour la plupart du Canada. La plupart des consignes d’appeler, et ce que nous disons des examens, des vaccins et de l’argent, nomment une source sous le texte. C’est aussi le cas de beaucoup de ce que nous disons de la croissance de votre bébé et de votre région. Les conseils de tous les jours n’en nomment souvent pas.',
  },
  {
    text: 'Nous les lisons dans des copies enregistrées : une page peut donc avoir changé depuis. Nous n’en connaissons certaines que par ce que d’autres en ont copié, comme les tableaux des courbes de croissance. Une page que nous n’avons pas encore lue n’est pas une de nos sources. Si c’est une page d’un gouvernement, nous pouvons quand même vous y mener.',
  },
  {
    text: 'Une phrase sans chiffre reste souvent sans source. C’est ce qui se dit ou se conseille couramment au Canada.',
  },
  {
    text: 'Aucun médecin, aucune sage-femme, aucun membre du personnel infirmier n’a encore relu nos textes. Le chronomètre de contractions et les listes des moments où appeler viendront en premier. Ils sont rédigés avec soin. Là où les sources diffèrent, nous avons choisi le plus souvent d’appeler plus tôt. Quand nous ne l’avons pas fait, nous avons noté pourquoi.',
  },
  {
    text: 'Certaines choses changent selon l’année ou la région, et une personne doit les relire : les montants des prestations de l’année à venir, les congés dans certaines régions, et qui paie un examen ou un vaccin. Là, nous le disons, ou nous vous menons à la page officielle.',
  },
];

export const mistakes = (contact: string) => `Vous avez trouvé une erreur? Dites-le-nous : ${contact}`;

export const sourcesTitle: Words<English['sourcesTitle']> = 'Sources';
export const sourceTopics: Words<English['sourceTopics']> = {
  dating: 'Dates prévues et semaines',
  growth: 'Taille et rythme du cœur',
  care: 'Visites, examens et vaccins',
  labour: 'Accouchement et moment d’appeler',
  everyday: 'La vie de tous les jours et votre bébé',
  benefits: 'Congés et prestations',
  'find-care': 'Qui vous suit',
  visits: 'Rendez-vous et tests',
  'after-birth': 'Après la naissance',
  'leaving-home': 'Partir pour accoucher',
  'can-i': 'Aliments, médicaments et questions de tous les jours',
  regions: 'Provinces et territoires',
  loss: 'Après une perte',
  rest: 'Autres sources',
};
export const sourceCount = (count: number) => `Voici les ${count} publications au dossier.`;
export const checkedSince = (date: string) =>
  `Nous avons vérifié notre dossier sur chacune d’elles le ${date} ou après.`;
export const unreadSources = (count: number) =>
  `Nous en avons trouvé ${count} sans les avoir encore lues, et nous en avons lu certaines dans une copie : c’est écrit sous chacune.`;
export const topicWithCount = (topic: string, count: number) => `${topic} (${count})`;
export const publication: Words<English['publication']> = ({ title, publisher }) => `${title}, ${publisher}`;
export const publicationStates: Words<English['publicationStates']> = {
  'copy-read': 'Page lue dans une copie.',
  'address-cited': 'Page pas encore lue.',
  'to-confirm': 'Page pas encore lue.',
};

export const allHealthLines: Words<English['allHealthLines']> = 'Les treize lignes et leurs numéros';
export const healthLinesTitle: Words<English['healthLinesTitle']> = 'Lignes santé';
export const healthLines: Words<English['healthLines']> =
  'La ligne santé de chaque province et territoire. Quand son nom est un lien, il mène à la page où nous avons lu son numéro.';
export const lineOfRegion: Words<English['lineOfRegion']> = ({ region, line }) => (
  <>
    {region} : {line}
  </>
);
export const withNumbers = (numbers: ReactNode) => <>, {numbers}</>;

export const namesTitle: Words<English['namesTitle']> = 'Prénoms';
export const names: Words<English['names']> = ({ birthYear, source, publisher }) => (
  <>
    Les prénoms les plus fréquents sont ceux des bébés nés en {birthYear}, selon {source}, {publisher}. Cette page donne
    le rang de cinq d’entre eux; nous n’avons pas encore vérifié l’ordre des autres.
  </>
);

export const madeTitle: Words<English['madeTitle']> = 'De quoi il est fait';
export const made: Words<English['made']> =
  'Le site est gratuit. La plupart des images viennent de Fluent Emoji, de Microsoft, sous licence MIT; les autres sont nos propres dessins. Les caractères Fraunces et Figtree sont sous licence SIL Open Font.';
export const contact = (address: string) => `Pour nous joindre : ${address}`;
