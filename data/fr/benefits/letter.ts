import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/letter');

export const page: Words<English['page']> = {
  title: 'Lettre à votre employeur pour le congé',
  description:
    'D’ici quel jour donner votre préavis de congé de maternité ou parental, ce qu’il doit dire là où vous travaillez, et une lettre d’une page à imprimer.',
  shortTitle: 'Lettre à l’employeur',
  about: 'Le préavis de congé et son dernier jour',
};

export const intro: Words<English['intro']> =
  'Votre employeur doit être avisé du congé avant qu’il commence. Voici le jour, quoi dire, et la lettre avec vos dates.';
export const withoutScript: Words<English['withoutScript']> =
  'La lettre a besoin de JavaScript, qui est désactivé. Ce que demande chaque province et territoire est plus bas.';
export const notTheApplication: Words<English['notTheApplication']> =
  'Cette lettre n’est pas la demande d’assurance-emploi ni de RQAP\u00a0: c’est une autre étape.';
export const toPlanner: Words<English['toPlanner']> = 'Planifier vos prestations';

export const form: Words<English['form']> = 'Votre congé';
export const writer: Words<English['writer']> = 'Qui écrit?';
export const writers: Words<English['writers']> = {
  birth: 'J’accouche',
  other: 'Je suis l’autre parent',
  adopting: 'J’adopte, ou une autre personne porte l’enfant pour moi',
};
export const askTheRest: Words<English['askTheRest']> =
  'Nous n’avons pas trouvé toutes les règles. Demandez ce qui vaut aussi, et quoi montrer\u00a0:';
export const notCovered: Words<English['notCovered']> =
  'Nous n’avons pas trouvé les règles du préavis pour une adoption ou une grossesse pour autrui. Demandez quand écrire et quoi montrer\u00a0:';
export const worksIn: Words<English['worksIn']> = 'Où travaillez-vous?';
export const worksInHint: Words<English['worksInHint']> = 'Pas là où vous habitez\u00a0: là où est votre emploi.';
export const noRegion: Words<English['noRegion']> = 'Choisissez où vous travaillez';
export const isFederal: Words<English['isFederal']> = 'Est-ce un milieu de travail fédéral?';
export const federalHint: Words<English['federalHint']> =
  'Les banques, les compagnies aériennes, les chemins de fer, le camionnage au-delà des frontières, le téléphone, la radio et la télé le sont. Un doute? Posez la question au travail.';
export const federalAnswers: Words<English['federalAnswers']> = { no: 'Non', yes: 'Oui', unknown: 'Je ne sais pas' };
export const lastWorkDayHint: Words<English['lastWorkDayHint']> = {
  birth: 'Votre congé commence à votre jour de travail suivant.',
  other: 'Si vide\u00a0: votre congé commence à la naissance.',
};
export const pregnancyLast: Words<English['pregnancyLast']> = 'Dernier jour de ce premier congé';
export const pregnancyLastHint: Words<English['pregnancyLastHint']> =
  'Si vide\u00a0: la durée que prévoit la loi, là où nous la connaissons. Ce jour seul n’est pas conservé.';
export const backAsPaid: Words<English['backAsPaid']> =
  'Votre plan dit\u00a0: à la fin des prestations. La lettre donne le jour de travail qui suit.';
export const fromPlan: Words<English['fromPlan']> =
  'Ces dates sont celles de votre plan de prestations\u00a0: ce que vous changez ici change là-bas.';
export const addRegion: Words<English['addRegion']> = 'Dites où vous travaillez pour voir le jour et la lettre.';
export const opening: Words<English['opening']> = 'Chargement de votre lettre…';

export const answer: Words<English['answer']> = 'Le jour, et quoi dire';
export const handInBy = (day: string) => `À remettre d’ici le ${day}`;
export const tellPlanBy = (day: string) => `D’abord, annoncez votre projet d’ici le ${day}`;
export const holidayToo: Words<English['holidayToo']> = 'C’est un jour férié? Alors, le jour ouvrable d’avant.';
export const dayUnder: English['dayUnder'] = ({ law, day }) => `${law}\u00a0: ${day}.`;
export const bothLaws: Words<English['bothLaws']> =
  'Vous ne savez pas quelle loi vaut\u00a0: ce jour est assez tôt pour les deux.';
export const tellToday: Words<English['tellToday']> = 'Dites-le aujourd’hui';
export const notSureToday: Words<English['notSureToday']> =
  'Vous ne savez pas quelle loi vaut. Écrivez aujourd’hui, et demandez laquelle vaut.';
export const dayPassedUnder: English['dayPassedUnder'] = ({ law, day }) =>
  `${law}\u00a0: selon notre calcul prudent, c’était le ${day}.`;
export const earlyInstead: Words<English['earlyInstead']> =
  'Le bébé est arrivé plus tôt, ou vous avez dû arrêter avant? Une autre règle vaut peut-être\u00a0: elle est plus bas.';
export const dayHasPassed = (day: string) =>
  `Selon notre calcul prudent, c’était le ${day}. Écrivez aujourd’hui quand même.`;
export const planDayHasPassed = (day: string) =>
  `Le jour pour annoncer votre projet était le ${day}. Dites-le aujourd’hui, même si la lettre vient plus tard.`;
export const noDayYet: Words<English['noDayYet']> = 'Ajoutez vos dates pour voir le jour';
export const askForDay: Words<English['askForDay']> = 'Écrivez tôt';
export const dayInFederal = (day: string) => `Dans un milieu de travail fédéral\u00a0: à remettre d’ici le ${day}.`;
export const movesWithBirth: Words<English['movesWithBirth']> =
  'C’est compté à partir de la date prévue. Si le bébé arrive avant, écrivez tout de suite.';

export const everywhere: English['everywhere'] = [
  {
    text: 'Ce qui compte, c’est que votre employeur ait la lettre, et non qu’elle soit à la poste. Demandez une copie signée, ou un courriel qui dit qu’elle est reçue, et gardez-la.',
    sources: ['loss-leave-ontario', 'notice-quebec-in-writing'],
  },
  {
    text: 'Votre contrat, votre convention collective ou les règles de la fonction publique donnent peut-être plus. Lisez-les d’abord\u00a0: la loi est un minimum.',
    sources: ['notice-which-law'],
  },
  {
    text: 'Demandez comment et quand votre relevé d’emploi est transmis. S’il tarde, demandez vos prestations sans lui.',
    sources: ['notice-record-of-employment'],
  },
];
export const howCounted: English['howCounted'] = {
  text: 'Notre calcul\u00a0: les semaines à rebours du premier jour de congé, un jour de plus par prudence, et la fin de semaine, le vendredi d’avant.',
  sources: ['notice-federal-days'],
};

export const letter: Words<English['letter']> = 'Votre lettre';
export const letterIn: Words<English['letterIn']> = 'Dans quelle langue?';
export const languageNames: Words<English['languageNames']> = { en: 'English', fr: 'Français' };
export const name: Words<English['name']> = 'Votre nom';
export const job: Words<English['job']> = 'Votre poste';
export const employer: Words<English['employer']> = 'Gestionnaire ou ressources humaines, employeur';
export const namesNotStored: Words<English['namesNotStored']> =
  'Les noms vont dans la lettre et ne sont conservés nulle part\u00a0: ils disparaissent quand vous quittez la page.';
export const certificateWay: Words<English['certificateWay']> = 'Le certificat';
export const certificateWays: Words<English['certificateWays']> = {
  with: 'Avec la lettre',
  follows: 'Plus tard',
  'if-asked': 'Sur demande',
};
export const nothingOnHealth: Words<English['nothingOnHealth']> =
  'Sur votre santé, n’en dites pas plus que la lettre. Ce qu’il faut de plus est sur le certificat.';
export const copy: Words<English['copy']> = 'Copier la lettre';
export const copied: Words<English['copied']> = 'Copié';
export const copying: Words<English['copying']> = 'Copie';
export const isCopied: Words<English['isCopied']> = 'La lettre est copiée.';
export const copyByHand: Words<English['copyByHand']> =
  'Votre navigateur n’a pas permis la copie. La lettre est sélectionnée\u00a0: copiez-la avec le menu de votre téléphone ou avec Ctrl+C.';
export const asText: Words<English['asText']> = 'La lettre en texte';
export const print: Words<English['print']> = 'Imprimer la lettre';
export const save: Words<English['save']> = 'Enregistrer en texte';
export const withoutFile: Words<English['withoutFile']> = 'Ou copiez la lettre.';

export const byRegion: Words<English['byRegion']> = 'Ce que demande chaque province et territoire';
export const lossLeave: Words<English['lossLeave']> = 'Si cette grossesse a pris fin\u00a0: congé et soutien';
export const notLegalAdvice: Words<English['notLegalAdvice']> = 'C’est de l’information, et non un avis juridique.';
