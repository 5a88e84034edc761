import type { Words } from '@/data/words';

type English = typeof import('@/data/en/take-along');

export const pageTitle: Words<English['pageTitle']> = 'Tout emporter';
export const intro: Words<English['intro']> =
  'Tout ce que vous gardez ici est sur cet appareil, et nulle part ailleurs. C’est donc vous qui l’emportez.';
export const cardText: Words<English['cardText']> =
  'Ouvrez ce lien pour retrouver ce que vous gardez ici\u00a0: vos dates, vos listes et vos contractions.';
export const withoutScript: Words<English['withoutScript']> =
  'Pour emporter vos dates, il faut JavaScript, qui est désactivé. Rien n’est perdu\u00a0: ce que vous gardez ici reste sur cet appareil.';

// The ways.
export const ways: Words<English['ways']> = 'Façons d’emporter';
export const code: Words<English['code']> = 'Code';
export const file: Words<English['file']> = 'Fichier';
export const receive: Words<English['receive']> = 'Recevoir';

// What goes along.
export const listTitle: Words<English['listTitle']> = 'Ce que vous emportez';
export const groups: Words<English['groups']> = {
  dates: 'Dates et lieu de résidence',
  appointments: 'Mes rendez-vous',
  bag: 'Valise pour l’accouchement',
  toDos: 'Choses à faire et papiers',
  followed: 'Un bébé que je suis',
  plan: 'Planificateur de prestations',
  numbers: 'Mes numéros',
  labour: 'Contractions',
};
export const due: Words<English['due']> = (day) => `Date prévue\u00a0: ${day}`;
export const born: Words<English['born']> = (day) => `Naissance\u00a0: ${day}`;
export const appointments: Words<English['appointments']> = (count) => `${count}\u00a0rendez-vous`;
export const packed: Words<English['packed']> = ({ count, total }) => `${count} sur ${total} dans la valise`;
export const ticked: Words<English['ticked']> = (count) =>
  count < 2 ? `${count} case cochée` : `${count} cases cochées`;
export const timed: Words<English['timed']> = (count) =>
  count < 2 ? `${count} chronométrée` : `${count} chronométrées`;
export const dateAnswers: Words<English['dateAnswers']> =
  'ce qui a servi au calcul, comme les dernières menstruations ou un transfert';
export const birthAnswers: Words<English['birthAnswers']> = 'ce que vous avez coché sur la naissance et l’alimentation';
export const theirAppointments: Words<English['theirAppointments']> = 'ses rendez-vous';
export const theirBag: Words<English['theirBag']> = 'sa valise';
export const planAnswers: Words<English['planAnswers']> =
  'Votre travail, votre paie et votre congé, le revenu de la famille et l’âge des enfants, si vous les avez donnés';
export const labourAnswers: Words<English['labourAnswers']> = 'vos réponses';
export const bagPlan: Words<English['bagPlan']> = 'nombre de bébés et voyage';
export const numbers: Words<English['numbers']> = {
  providerPhone: 'suivi de grossesse',
  healthCentrePhone: 'centre de santé',
  maternityPhone: 'unité des naissances',
};
export const sensitive: Words<English['sensitive']> =
  'Trois choses restent ici tant que vous ne les cochez pas\u00a0: votre paie et le revenu de la famille, vos numéros et vos contractions. Toute personne qui obtient un code, un lien ou un fichier peut lire ce qu’il contient.';
export const tickAll: Words<English['tickAll']> = 'Tout cocher';
export const nothingHere: Words<English['nothingHere']> =
  'Rien n’est encore gardé sur cet appareil. Est-ce sur un autre? Choisissez alors «\u00a0Recevoir\u00a0».';

// The code and the link.
export const codeTitle: Words<English['codeTitle']> = 'Code QR avec ce que vous avez choisi';
export const drawingCode: Words<English['drawingCode']> = 'Le code se dessine…';
export const pointCamera: Words<English['pointCamera']> = 'Pointez l’appareil photo de l’autre téléphone vers le code.';
export const codeHolds: Words<English['codeHolds']> =
  'Le code contient lui-même ce que vous avez choisi. Rien ne passe par nous. Ne le publiez pas.';
export const notInCode: Words<English['notInCode']> = (list) =>
  `Trop long pour le code\u00a0: ${list}. Prenez le lien ou un fichier.`;
export const nothingInCode: Words<English['nothingInCode']> =
  'Ce que vous avez choisi est trop long pour un code. Prenez le lien ou un fichier.';
export const nothingChosen: Words<English['nothingChosen']> = 'Cochez d’abord quelque chose plus bas.';
export const tooOld: Words<English['tooOld']> =
  'Ce navigateur est trop ancien pour les codes et les liens. Prenez un fichier.';
export const linkTitle: Words<English['linkTitle']> = 'Ou avec un lien';
export const linkHolds: Words<English['linkHolds']> =
  'Le lien contient tout ce que vous avez coché. C’est écrit après un #, donc aucun site ne le reçoit. L’application qui l’envoie peut le lire, et la personne qui le reçoit aussi. Ne le publiez pas.';
export const linkTooLong: Words<English['linkTooLong']> =
  'Ce que vous avez coché est trop long pour un lien. Prenez un fichier.';
export const linkLabel: Words<English['linkLabel']> = 'Votre lien';
export const share: Words<English['share']> = 'Partager le lien';
export const shareTitle: Words<English['shareTitle']> = 'Ma grossesse, à emporter';
export const shareText: Words<English['shareText']> = 'À ouvrir sur l’autre téléphone\u00a0:';

// The file.
export const fileHolds: Words<English['fileHolds']> =
  'Un fichier contient tout ce que vous avez coché, peu importe la longueur. Gardez-le là où vos photos sont en sûreté, ou envoyez-le à votre autre téléphone. Il n’a pas de mot de passe\u00a0: toute personne qui l’ouvre peut le lire.';
export const saveFile: Words<English['saveFile']> = 'Enregistrer le fichier';
export const fileName: Words<English['fileName']> = (day) => `grossesse-${day}.json`;
export const withoutFile: Words<English['withoutFile']> = 'Ou prenez le code ou le lien.';
export const leftOut: Words<English['leftOut']> = (list) => `Reste ici\u00a0: ${list}.`;

// Receiving.
export const receiveIntro: Words<English['receiveIntro']> =
  'Vous voyez ce qu’il y a dedans avant que rien ne change ici.';
export const chooseFile: Words<English['chooseFile']> = 'Un fichier de ce site';
export const chooseFileHint: Words<English['chooseFileHint']> =
  'Enregistré sur cette page, ou un CSV du chronomètre de contractions. Vous pouvez aussi le déposer ici.';
export const pasteLink: Words<English['pasteLink']> = 'Ou collez un lien';
export const readLink: Words<English['readLink']> = 'Voir ce qu’il y a dedans';
export const problems: Words<English['problems']> = {
  foreign: 'Ceci ne vient pas de ce site. Choisissez un fichier ou un lien de cette page. Rien n’a changé.',
  newer:
    'Une version plus récente de ce site l’a fait. Rechargez cette page et réessayez, ou ouvrez-le sur l’autre appareil. Rien n’a changé.',
  half: 'Il s’arrête au milieu. Enregistrez-le ou copiez-le de nouveau, en entier. Rien n’a changé.',
  damaged: 'Il est endommagé, ou il en manque une partie. Faites-en un nouveau sur l’autre appareil. Rien n’a changé.',
  'too-big': 'Il dépasse 2\u00a0Mo. Un fichier de ce site ne les dépasse jamais. Rien n’a changé.',
  'cannot-open': 'Le navigateur n’a pas pu ouvrir ce fichier. Réessayez. Rien n’a changé.',
  partner:
    'Ce lien est une copie pour une ou un partenaire. Ouvrez-le tout seul\u00a0: il ne prend jamais la place de vos propres dates.',
  'too-old':
    'Ce navigateur est trop ancien pour les liens. Enregistrez un fichier sur l’autre appareil. Rien n’a changé.',
  empty: 'Collez d’abord le lien.',
};
export const linkProblem: Words<English['linkProblem']> = 'Le lien que vous avez ouvert';
export const foundTitle: Words<English['foundTitle']> = 'Ce qu’il y a dedans';
export const madeOn: Words<English['madeOn']> = (day) => `Fait le ${day}.`;
export const here: Words<English['here']> = (line) => `Ici maintenant\u00a0: ${line}`;
export const nothing: Words<English['nothing']> = 'rien';
export const unread: Words<English['unread']> = (list) => `Ceci n’a pas pu être lu\u00a0: ${list}.`;
export const rest: Words<English['rest']> = 'Ce qui n’est pas dans cette liste reste ici comme c’est.';
export const bring: Words<English['bring']> = 'L’apporter ici';
export const add: Words<English['add']> = 'Ajouter ce qui manque';
export const addHint: Words<English['addHint']> =
  'Les listes et les coches sont réunies. Les dates, numéros et réponses que vous avez ici restent.';
export const replace: Words<English['replace']> = 'Remplacer ce qui est ici';
export const replaceHint: Words<English['replaceHint']> =
  'Pour chaque ligne ci-dessus, ce qu’il contient prend la place de ce qui est ici.';
export const cancel: Words<English['cancel']> = 'Ne rien changer';
export const allHere: Words<English['allHere']> = 'Tout est déjà ici. Rien ne doit changer.';
export const noneMissing: Words<English['noneMissing']> = 'Rien ne manque ici.';
export const close: Words<English['close']> = 'Fermer';
export const isHere: Words<English['isHere']> = 'C’est ici maintenant.';
export const isBack: Words<English['isBack']> = 'Tout est comme avant.';
export const notStored: Words<English['notStored']> =
  'Ce navigateur ne nous laisse pas le garder. Vous le voyez jusqu’à ce que vous quittiez ce site, puis c’est perdu. Gardez le fichier ou le lien.';
export const toWeek: Words<English['toWeek']> = 'Aller à ma semaine';

// The link to come back.
export const keepTitle: Words<English['keepTitle']> = 'Garder mon lien';
export const keepIntro: Words<English['keepIntro']> =
  'Le navigateur peut oublier. Mettez ce lien dans vos propres notes. Touchez-le, et vous retrouvez vos dates.';
export const keepHolds: Words<English['keepHolds']> = (line) =>
  `Il contient ceci et rien d’autre\u00a0: ${line}. Vous pouvez l’y effacer n’importe quand.`;
export const keepShare: Words<English['keepShare']> = 'Le mettre dans mes notes';
export const keepShareTitle: Words<English['keepShareTitle']> = 'Mon lien vers la calculatrice';
export const keepShareText: Words<English['keepShareText']> = 'Pour retrouver mes dates\u00a0:';
export const welcome: Words<English['welcome']> = 'Vous revoilà';
export const linkHas: Words<English['linkHas']> = (line) => `Votre lien contient\u00a0: ${line}.`;
export const bringBack: Words<English['bringBack']> = 'Ramener mes dates';
export const datesHere: Words<English['datesHere']> = 'Les dates de votre lien sont déjà ici.';
export const otherHere: Words<English['otherHere']> = (line) => `Gardé ici maintenant\u00a0: ${line}.`;
export const takeLinkDates: Words<English['takeLinkDates']> = 'Prendre les dates du lien';
export const keepDatesHere: Words<English['keepDatesHere']> = 'Garder ce qui est ici';

// The old phone.
export const eraseTitle: Words<English['eraseTitle']> = 'Vous donnez ce téléphone?';
export const eraseFirst: Words<English['eraseFirst']> =
  'Vérifiez d’abord que tout est sur le nouveau. Effacez ensuite ce que ce site garde ici\u00a0:';
export const toErase: Words<English['toErase']> = 'Tout effacer';
