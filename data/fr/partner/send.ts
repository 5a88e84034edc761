import type { Words } from '@/data/words';

type English = typeof import('@/data/en/partner/send');

export const title: Words<English['title']> = 'Envoyer une copie';
export const intro: Words<English['intro']> =
  'Pour une ou un partenaire, un parent, une amie, un ami, ou la personne qui sera là à la naissance. On y voit la semaine, ce qu’on peut y faire, et ce que vous choisissez ici.';

export const goesAlong: Words<English['goesAlong']> = 'Ce qui part avec';
export const parts: Words<English['parts']> = { appointments: 'Mes rendez-vous', bag: 'Ma valise' };

export const goesOut: Words<English['goesOut']> = 'Voici ce qui part';
export const due: Words<English['due']> = (date) => `La date prévue : ${date}`;
export const born: Words<English['born']> = (date) => `La date de naissance : ${date}`;
export const madeOn: Words<English['madeOn']> = (day) => `Le jour de la copie : ${day}`;
export const region: Words<English['region']> = (name) => `L’endroit où vous vivez : ${name}`;
export const appointment: Words<English['appointment']> = ({ title: name, when }) => `${name} : ${when}`;
export const packed: Words<English['packed']> = ({ checked, total }) =>
  `La valise : ${checked} articles sur ${total} déjà dedans, et ce qui manque encore`;
export const ownItems: Words<English['ownItems']> = (names) => `Vos propres articles dans la valise : ${names}`;
export const neverGoes: Words<English['neverGoes']> =
  'Rien d’autre : ni les contractions chronométrées, ni les numéros de téléphone, ni le plan de prestations, ni ce que vous avez coché ailleurs.';
export const whoCanRead: Words<English['whoCanRead']> =
  'Toute personne qui a le lien peut le lire, et il ne peut pas être repris. Si les choses changent, envoyez-en un nouveau, ou demandez qu’on touche « Ne plus suivre ».';

export const share: Words<English['share']> = 'Partager avec une appli';
export const message: Words<English['message']> = 'Une copie de ma grossesse, pour la suivre :';
export const bornMessage: Words<English['bornMessage']> = 'Une copie de mes dates, pour les suivre :';
export const subject: Words<English['subject']> = 'Une copie pour vous';
export const linkLabel: Words<English['linkLabel']> = 'Lien vers la copie';
export const qrTitle: Words<English['qrTitle']> = 'Code QR avec le lien vers la copie';
export const tooLongForCode: Words<English['tooLongForCode']> =
  'C’est trop pour un code QR. Envoyez le lien, ou laissez quelque chose de côté.';
export const cannotMake: Words<English['cannotMake']> =
  'Votre navigateur n’a pas pu créer le lien. Essayez avec un autre navigateur.';
