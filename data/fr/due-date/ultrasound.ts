import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/ultrasound');

export const page: Words<English['page']> = {
  title: 'Date prévue par échographie\u00a0: quelle date l’emporte?',
  description:
    'Entrez le jour de l’échographie et l’âge de la grossesse qu’elle a donné. Voyez la date prévue, celle qui compte, et quand une échographie ne change rien.',
  shortTitle: 'Date prévue par échographie',
};

export const title: Words<English['title']> = 'Date prévue par échographie';
export const answer: Words<English['answer']> = (earliest, latest) =>
  `La première échographie faite de ${earliest} à ${latest} fixe la date prévue, même si la date de vos dernières menstruations est certaine. La date de la personne qui vous suit l’emporte.`;
export const dateLabel: Words<English['dateLabel']> = 'Jour de l’échographie';
export const dateHint: Words<English['dateHint']> = 'Entrez ensuite l’âge de la grossesse que le rapport indique.';

export const howTitle: Words<English['howTitle']> = 'Comment la date vient d’une échographie';
export const how: Words<English['how']> =
  `Le jour de l’échographie, plus ${PREGNANCY_DAYS} jours, moins les jours de grossesse que l’examen a trouvés.`;
export const example: Words<English['example']> = ({ scan, age, ageDays, days, dueDate }) =>
  `Un exemple\u00a0: une échographie du ${scan} trouve ${age}, soit ${ageDays} jours. ${PREGNANCY_DAYS} moins ${ageDays} font ${days}, et ${days} jours plus tard, c’est le ${dueDate}.`;
export const whichTitle: Words<English['whichTitle']> = 'Quelle date l’emporte';
export const staysTitle: Words<English['staysTitle']> = 'Quand une échographie ne change pas la date';
export const compareHint: Words<English['compareHint']> =
  'Vous avez les deux dates? Entrez-les sous «\u00a0Pourquoi les dates diffèrent-elles?\u00a0», plus haut.';
