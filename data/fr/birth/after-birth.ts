import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/after-birth');

export const pageTitle: Words<English['pageTitle']> = 'Mon bébé est là';
export const pageIntro: Words<English['pageIntro']> =
  'Entrez la date de naissance : tous les comptes à rebours d’ici s’arrêtent, et les semaines de votre bébé commencent.';

export const withoutScript: Words<English['withoutScript']> =
  'Pour entrer la date de naissance, il faut JavaScript, qui est désactivé. Les premiers papiers et quand appeler sont ci-dessous.';

export const formName: Words<English['formName']> = 'La naissance de votre bébé';
export const birthday: Words<English['birthday']> = 'Date de naissance';
export const save: Words<English['save']> = 'Commencer les premières semaines';
export const onThisDevice: Words<English['onThisDevice']> =
  'La date de naissance reste sur cet appareil. Votre date prévue est mise de côté, et vous pouvez la ramener d’une touche.';
export const babyDied: Words<English['babyDied']> = 'Mon bébé est mort';
export const problems: Words<English['problems']> = {
  'no-such-date': 'Entrez une date complète qui existe : année, mois et jour.',
  'in-future': 'Ce jour n’est pas encore venu. Entrez le jour de la naissance.',
  'too-long-ago': 'Nous ne comptons que la première année. Vérifiez l’année et le mois.',
  'too-early': 'Selon votre date prévue, ce jour vient avant 20 semaines de grossesse. Vérifiez le jour.',
};
export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder la date de naissance. Elle disparaîtra quand vous quitterez cette page.';

export const born = (day: string) => `Né le ${day}`;
export const congratulations: Words<English['congratulations']> = 'Félicitations. Bienvenue, petit être.';
export const congratulationsAll: Words<English['congratulationsAll']> = 'Félicitations. Bienvenue, petits êtres.';
export const realDay: Words<English['realDay']> =
  'Quarante semaines, c’était une estimation; voici le vrai jour. À partir d’ici, nous comptons les semaines de votre bébé.';
export const welcomeEarly: Words<English['welcomeEarly']> = 'Votre bébé est là';
export const bornAt = (age: string) => `Né à ${age}.`;
export const correctedAge = (age: string) => `Âge corrigé, compté à partir de votre date prévue : ${age}.`;
export const stillBefore = (age: string) =>
  `À partir de votre date prévue, votre bébé en serait aujourd’hui à ${age} de grossesse.`;
export const twoAges: Words<English['twoAges']> =
  `Un bébé né avant ${USUAL_BIRTH_START_DAY / 7} semaines a deux âges. L’équipe qui s’en occupe vous dit lequel suivre, et quand.`;
export const yourTeam: Words<English['yourTeam']> =
  'Posez à l’équipe toutes vos questions, aussi la nuit et aussi deux fois. Votre sage-femme, votre médecin ou l’infirmière s’occupe aussi de vous : vos propres suivis comptent autant maintenant.';
export const undo: Words<English['undo']> = 'Annuler : ramener ma date prévue';
export const undoWithoutDate: Words<English['undoWithoutDate']> = 'Annuler';

export const loadingCard: Words<English['loadingCard']> = 'Chargement des cartes de naissance…';

export const papersTitle: Words<English['papersTitle']> = 'Premiers papiers';
export const soon: Words<English['soon']> = 'Bientôt';
export const papers: English['papers'] = [
  {
    id: 'registration',
    title: 'Déclarer la naissance',
    text: 'L’hôpital ou votre sage-femme vous donne les papiers ou vous dit où le faire. Dans bien des provinces, vous pouvez demander en même temps un numéro d’assurance sociale et l’Allocation canadienne pour enfants.',
  },
  {
    id: 'health-card',
    title: 'Carte santé',
    text: 'Votre bébé reçoit sa propre carte. Dans certaines provinces, elle suit la déclaration; dans d’autres, vous la demandez.',
  },
  {
    id: 'child-benefit',
    title: 'Allocation canadienne pour enfants',
    text: 'Demandez-la avec la déclaration de naissance, ou à l’Agence du revenu du Canada. Elle est versée chaque mois, sans impôt.',
  },
  {
    id: 'check-up',
    title: 'Premier suivi',
    text: 'Avant de quitter l’hôpital ou la maison de naissance, demandez qui verra votre bébé et vous ensuite, et quand.',
  },
];
export const leaveTitle: Words<English['leaveTitle']> = 'Congé';
export const leave: Words<English['leave']> = {
  ei: 'Donnez la date de naissance à Service Canada. Pas encore fait de demande? Faites-la maintenant : une demande tardive peut coûter de l’argent.',
  qpip: 'Faites votre demande au RQAP, ou donnez-lui la date de naissance si c’est déjà fait.',
  unknown: 'Donnez la date de naissance à Service Canada pour l’assurance-emploi, ou au RQAP au Québec.',
};
export const planLeave: Words<English['planLeave']> = 'Voir vos semaines avec le vrai jour';
export const inYourRegion = (inRegion: string) => `Après la naissance ${inRegion}`;
export const allOfRegion = (region: string) => `Tout pour votre région : ${region}`;

export const firstsTitle: Words<English['firstsTitle']> = 'Les premières fois';
export const firstsIntro: Words<English['firstsIntro']> =
  'Le moment où bien des bébés y arrivent, compté à partir du vrai jour. Les bébés diffèrent de plusieurs mois.';

export const callTitle: Words<English['callTitle']> = 'Quand appeler';
export const newbornCall: English['newbornCall'] = {
  text: 'Vous vous inquiétez pour votre bébé? Appelez votre sage-femme, votre médecin ou la ligne santé à toute heure; vous n’avez jamais besoin d’une raison.',
};

export const leaveLink: Words<English['leaveLink']> = 'Votre congé, en dollars et en dates';
export const whereYouLiveLink: Words<English['whereYouLiveLink']> = 'De l’aide près de chez vous';
