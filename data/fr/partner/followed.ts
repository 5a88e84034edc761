import type { Words } from '@/data/words';
import { askedToSave } from '@/words/ui/asked-to-save';

type English = typeof import('@/data/en/partner/followed');

// Above the title.
export const due: Words<English['due']> = (date) => `Le bébé que vous suivez · attendu le ${date}`;
export const wasDue: Words<English['wasDue']> = (date) => `Le bébé que vous suivez · était attendu le ${date}`;
export const born: Words<English['born']> = (date) => `Le bébé que vous suivez · né le ${date}`;
export const copyFor: Words<English['copyFor']> = {
  due: (date) => `Une copie pour vous · bébé attendu le ${date}`,
  wasDue: (date) => `Une copie pour vous · bébé qui était attendu le ${date}`,
  born: (date) => `Une copie pour vous · bébé né le ${date}`,
};

// The title.
export const yourPart: Words<English['yourPart']> = (week) => `Semaine ${week} : votre rôle`;
export const nearBirth: Words<English['nearBirth']> = 'D’un jour à l’autre : votre rôle';
export const isHere: Words<English['isHere']> = 'Le bébé est là : votre rôle';
export const over: Words<English['over']> = 'Cette copie date d’il y a un moment';

export const isCopyOf: Words<English['isCopyOf']> = (day) =>
  `Voici une copie du ${day}. Ce qui change ensuite n’arrive pas tout seul : demandez un nouveau lien.`;
export const dateAlone: Words<English['dateAlone']> =
  'Vous suivez seulement la date prévue. Pour les rendez-vous et la valise, demandez une copie : un lien de cette page.';
export const isOwnDate: Words<English['isOwnDate']> =
  'C’est votre propre date prévue. Qui reçoit votre copie voit une page comme celle-ci.';

export const follow: Words<English['follow']> = 'Suivre';
export const whatFollowingMeans: Words<English['whatFollowingMeans']> =
  'Si vous la suivez, cette copie reste sur cet appareil. Aucun compte, et personne n’est mis au courant. Vos propres dates, vos rendez-vous et votre valise restent comme ils sont.';
export const isFollowed: Words<English['isFollowed']> =
  'Vous suivez maintenant cette copie. Vous la retrouvez sur cette page.';
export const isKnown: Words<English['isKnown']> = 'Vous suivez déjà cette copie.';
export const youHave = ({ day, about }: { day: string; about: string }) =>
  `Vous suivez déjà la copie du ${day} (${about}).`;
export const dueOn = (date: string) => `bébé attendu le ${date}`;
export const bornOn = (date: string) => `bébé né le ${date}`;
export const orders: Words<English['orders']> = {
  newer: 'Celle de ce lien est plus récente.',
  older: 'Celle de ce lien est plus ancienne.',
  'same-day': 'Celle de ce lien est du même jour, mais dit autre chose.',
};
export const followInstead: Words<English['followInstead']> = {
  newer: 'Suivre la plus récente',
  older: 'Revenir à la plus ancienne',
  'same-day': 'Suivre celle de ce lien',
};
export const keepMine: Words<English['keepMine']> = 'Garder celle que j’ai';
export const notKept: Words<English['notKept']> =
  'Votre navigateur ne laisse rien garder à ce site : la copie disparaît quand vous quittez cette page. Gardez plutôt le lien, comme dans le message où il se trouve.';

// A link that cannot be read.
export const problems: Words<English['problems']> = {
  newer: {
    title: 'Ce lien est plus récent que cette page',
    text: 'Rechargez cette page, puis ouvrez le lien de nouveau. Si cela ne suffit pas, ouvrez-le sur un autre appareil.',
  },
  damaged: {
    title: 'Ce lien ne peut pas être lu',
    text: 'Une partie manque ou a changé en chemin. Rien n’a changé sur cet appareil. Demandez le lien de nouveau, ou copiez-le en entier.',
  },
};

export const acts: Words<English['acts']> = (count) =>
  count === 1
    ? 'Une chose que vous pouvez faire'
    : count === 2
      ? 'Deux choses que vous pouvez faire'
      : 'Trois choses que vous pouvez faire';
export const allAbout: Words<English['allAbout']> = (week) => `Voir la semaine ${week}`;

// What comes next.
export const comesNext: Words<English['comesNext']> = 'La suite';
export const theirAppointments: Words<English['theirAppointments']> = 'Ses rendez-vous';
export const noneAhead: Words<English['noneAhead']> = 'Aucun n’était inscrit pour la suite le jour de la copie.';
export const notSent: Words<English['notSent']> = 'Les rendez-vous n’ont pas été envoyés.';
export const addToCalendar: Words<English['addToCalendar']> = 'Ajouter à mon agenda';
export const calendarNote: Words<English['calendarNote']> =
  'Un seul fichier, avec un rappel la veille à 9\u00a0h. Google Agenda ignore le rappel, et son appli sur Android n’ouvre pas ce fichier\u00a0: ajoutez-y une date à la fois. Si une date change, demandez un nouveau lien et ajoutez le fichier de nouveau.';
export const calendarName: Words<English['calendarName']> = 'Rendez-vous de la grossesse';
export const calendarFile: Words<English['calendarFile']> = 'rendez-vous.ics';
export const calendarSaved: Words<English['calendarSaved']> = askedToSave({
  next: 'Ouvrez le fichier pour l’ajouter à votre agenda.',
  wayOut: 'Ou ajoutez une date à la fois, à Google ou à Outlook.',
});
export const calendarNotSaved: Words<English['calendarNotSaved']> =
  'Le fichier n’a pas pu être enregistré. Vérifiez votre connexion et réessayez, ou ajoutez une date à la fois à Google ou à Outlook.';
export const usual: Words<English['usual']> = 'Habituel à cette période';
export const usualNote: Words<English['usualNote']> =
  'D’après la date prévue. Demandez ce qui est vraiment au programme.';

export const notHereYet: Words<English['notHereYet']> = 'Le bébé n’est pas encore là?';

// The hospital bag, as it was.
export const bag: Words<English['bag']> = ({ checked, total }) => `Valise : ${checked} sur ${total} déjà dedans`;
export const asOf: Words<English['asOf']> = (day) => `Telle qu’elle était le ${day}. Il manque encore :`;
export const allPacked: Words<English['allPacked']> = (day) => `Le ${day}, tout était dans la valise.`;

export const doors: Words<English['doors']> = 'Pour continuer';
export const firstSixWeeks: Words<English['firstSixWeeks']> = 'Les six premières semaines, jour par jour';
export const afterBirth: Words<English['afterBirth']> = 'Après la naissance : bébé et parents';

// How whoever follows is.
export const andYou: Words<English['andYou']> = 'Et vous?';
export const askNurse: Words<English['askNurse']> = 'Pour vous aussi, une infirmière ou un infirmier répond :';
