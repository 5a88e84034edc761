import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/own-appointments');

export const dayAndTime: Words<English['dayAndTime']> = ({ day, time }) => `${day}, ${time}`;

export const timeAndPlace: Words<English['timeAndPlace']> = ({ time, place }) => `${time}, ${place}`;

export const mine: Words<English['mine']> = 'Mon rendez-vous';
export const isOn = (day: string) => `Mon rendez-vous : ${day}`;
export const unusual: Words<English['unusual']> = 'Ce n’est pas le moment habituel. Est-ce le bon jour?';
export const writeIn: Words<English['writeIn']> = 'Noter mon rendez-vous';
export const writeInOne: Words<English['writeInOne']> = 'Noter un rendez-vous';
export const whatFor: Words<English['whatFor']> = 'C’est pour quoi?';
export const ofWhat = (title: string) => ` : ${title}`;
export const date: Words<English['date']> = 'Jour';
export const time: Words<English['time']> = 'Heure, si vous voulez';
export const place: Words<English['place']> = 'Lieu, si vous voulez';
export const save: Words<English['save']> = 'Enregistrer';
export const change: Words<English['change']> = 'Modifier';
export const remove: Words<English['remove']> = 'Retirer';
export const cancel: Words<English['cancel']> = 'Ne rien changer';
export const problems: Words<English['problems']> = {
  'no-such-date': 'Entrez une date complète qui existe : année, mois et jour.',
  'outside-pregnancy': 'Selon votre date prévue, ce jour n’est pas dans votre grossesse. Vérifiez l’année et le mois.',
  'no-such-time': 'Entrez l’heure complète, avec les minutes, ou videz ce champ.',
};

export const next: Words<English['next']> = 'Prochain rendez-vous';
export const noneWritten: Words<English['noneWritten']> = 'Aucun rendez-vous noté pour l’instant.';
export const usual: Words<English['usual']> = (title) => `En général, le prochain : ${title}`;
export const today: Words<English['today']> = 'Aujourd’hui.';
export const tomorrow: Words<English['tomorrow']> = 'Demain.';
export const inDays: Words<English['inDays']> = (days) => `Dans ${days}.`;
export const none: Words<English['none']> =
  'Les rendez-vous habituels s’arrêtent ici. Si votre bébé n’est pas encore là, appelez aujourd’hui votre médecin ou votre sage-femme et demandez quand venir.';
