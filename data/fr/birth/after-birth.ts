import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/after-birth');

export const pageTitle: Words<English['pageTitle']> = 'Mon bébé est là';
export const pageIntro: Words<English['pageIntro']> =
  'Entrez sa date de naissance : tous les comptes à rebours s’arrêtent, et les semaines de votre bébé commencent.';
export const withoutScript: Words<English['withoutScript']> =
  'Pour entrer la date de naissance, il faut JavaScript, qui est désactivé. Les premiers papiers et quand appeler sont ci-dessous.';

// The form.
export const formName: Words<English['formName']> = 'Quand votre bébé est né';
export const birthday: Words<English['birthday']> = 'Date de naissance';
export const save: Words<English['save']> = 'Commencer les premières semaines';
export const onThisDevice: Words<English['onThisDevice']> =
  'La date de naissance reste sur cet appareil. Votre date prévue est mise de côté, et un seul bouton la ramène.';
export const babyDied: Words<English['babyDied']> = 'Si votre bébé est décédé';
export const problems: Words<English['problems']> = {
  'no-such-date': 'Entrez une date complète qui existe : l’année, le mois et le jour.',
  'in-future': 'Ce jour n’est pas encore venu. Entrez le jour de la naissance.',
  'too-long-ago': 'Nous comptons la première année seulement. Vérifiez l’année et le mois.',
  'too-early': 'D’après votre date prévue, ce jour tombe avant 20 semaines de grossesse. Vérifiez le jour.',
};
export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder la date de naissance. Elle disparaîtra quand vous quitterez cette page.';

// Once there is a birthday.
export const born: Words<English['born']> = (day) => `Naissance le ${day}`;
export const congratulations: Words<English['congratulations']> = 'Félicitations et bienvenue.';
export const realDay: Words<English['realDay']> =
  'Quarante semaines, c’était une estimation; voici le vrai jour. À partir d’ici, nous comptons les semaines de votre bébé.';
export const bornAt: Words<English['bornAt']> = (age) => `Naissance à ${age} de grossesse.`;
export const correctedAge: Words<English['correctedAge']> = (age) =>
  `Âge corrigé, compté à partir de votre date prévue : ${age}.`;
export const stillBefore: Words<English['stillBefore']> = (age) =>
  `D’après votre date prévue, votre bébé en serait aujourd’hui à ${age} de grossesse.`;
export const twoAges: Words<English['twoAges']> =
  `Un bébé né avant ${USUAL_BIRTH_START_DAY / 7} semaines a deux âges. L’équipe qui prend soin de votre bébé vous dit lequel suivre, et quand.`;
export const yourTeam: Words<English['yourTeam']> =
  'Posez toutes vos questions à l’équipe, la nuit aussi, et même deux fois. Votre sage-femme, votre médecin ou le personnel infirmier prend aussi soin de vous : vos propres examens comptent autant maintenant.';
export const undo: Words<English['undo']> = 'Annuler : reprendre ma date prévue';
export const undoWithoutDate: Words<English['undoWithoutDate']> = 'Annuler';

export const loadingCard: Words<English['loadingCard']> = 'Chargement des cartes de naissance…';

export const leaveTitle: Words<English['leaveTitle']> = 'Congé';
export const leave: Words<English['leave']> = {
  ei: 'Donnez la date de naissance à Service Canada. Pas encore de demande? Faites-la maintenant : tarder peut vous faire perdre de l’argent.',
  qpip: 'Donnez la date de naissance au RQAP. Pas encore de demande? Faites-la maintenant\u00a0: il ne paie au plus que six semaines en arrière.',
  unknown:
    'Donnez la date de naissance à Service Canada pour l’assurance-emploi, ou au RQAP au Québec. Pas encore de demande? Faites-la maintenant\u00a0: tarder peut vous faire perdre de l’argent.',
};
export const planLeave: Words<English['planLeave']> = 'Voir vos semaines avec le vrai jour';
export const inYourRegion: Words<English['inYourRegion']> = (inRegion) => `Après la naissance ${inRegion}`;
export const allOfRegion: Words<English['allOfRegion']> = (region) => `Toutes les ressources : ${region}`;

export const firstsTitle: Words<English['firstsTitle']> = 'Les toutes premières fois';
export const firstsIntro: Words<English['firstsIntro']> =
  'Voici à peu près quand bien des bébés y arrivent, à compter du vrai jour. D’un bébé à l’autre, l’écart est de plusieurs mois.';

export const whoIsItAbout: Words<English['whoIsItAbout']> = 'C’est pour qui?';
export const signsOf: Words<English['signsOf']> = { baby: 'Mon bébé', parent: 'Moi' };
export const callTitles: Words<English['callTitles']> = {
  baby: 'Votre bébé',
  parent: 'Vous, dans les six semaines après l’accouchement',
};
export const babyCall: Statement = {
  text: 'Votre bébé vous inquiète? Appelez à toute heure votre sage-femme, votre médecin ou la ligne santé. Un doute suffit pour appeler.',
};

// On the home page.
export const leaveLink: Words<English['leaveLink']> = 'Votre congé, en dollars et en dates';
export const whereYouLiveLink: Words<English['whereYouLiveLink']> = 'De l’aide près de chez vous';
