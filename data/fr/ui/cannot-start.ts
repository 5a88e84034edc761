import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/cannot-start');

/** What a page says where its widget has not started: its script is missing, broken or too new for the browser. */
export const cannotStart: Words<English['cannotStart']> = 'Cette partie ne peut pas démarrer ici.';
export const reason: Words<English['reason']> =
  'Son programme n’est pas arrivé, ou ce navigateur est trop ancien. Vérifiez votre connexion, puis rechargez la page.';
export const reload: Words<English['reload']> = 'Recharger la page';

const eraseInBrowser = 'Vous pouvez effacer les données de ce site dans les réglages de votre navigateur.';

/** What to do instead, by page. The timer has words of its own. */
export const instead: Words<English['instead']> = {
  home: 'Vous pouvez quand même lire toutes les pages du menu.',
  'when-to-call': 'Vous pouvez quand même choisir un signe et lire chaque liste plus bas.',
  'find-care': 'Chaque région a sa réponse sur sa page, ci-dessous.',
  'can-i': 'Chaque réponse peut être lue sur les pages des sujets, plus bas.',
  calculator: `À la main : ajoutez ${PREGNANCY_DAYS} jours, soit ${PREGNANCY_DAYS / 7} semaines, au premier jour de vos dernières menstruations.`,
  ivf: 'À la main\u00a0: le calcul et un tableau se trouvent sur cette page.',
  conception: 'À la main\u00a0: le calcul et un exemple se trouvent sur cette page.',
  ultrasound: 'À la main\u00a0: le calcul et un exemple sont plus bas.',
  'how-many-weeks': 'Les quarante semaines, avec leurs mois et leurs trimestres, sont plus bas.',
  development: 'Les quarante semaines ci-dessous se lisent sans cela.',
  timeline: 'Les étapes et les rendez-vous ci-dessous sont en semaines.',
  'hospital-bag': 'La liste peut être lue, imprimée et cochée sur papier.',
  resources: 'Chaque province et chaque territoire a sa page, plus bas.',
  benefits: 'Toutes les règles et tous les chiffres sont plus bas.',
  letter: 'Ce que demande chaque province et territoire est plus bas. Une lettre à la main suffit.',
  'first-six-weeks': 'Vous pouvez ouvrir chaque jour dans la rangée des jours, ou par son adresse.',
  partner: 'Ce que vous pouvez faire chaque semaine se trouve plus bas.',
  birth: 'Les premiers papiers de chaque province et territoire, et quand appeler, sont plus bas.',
  'take-along': 'Rien n’est perdu\u00a0: ce que vous gardez ici reste sur cet appareil.',
  papers: 'Les papiers de chaque province et territoire se trouvent sur sa page, dans la liste ci-dessous.',
  tips: '« Quand appeler » est plus bas. Chaque semaine a sa page, avec des conseils.',
  movements: 'Vous pouvez lire toute la page sans cela. Écrivez le numéro de votre unité des naissances sur papier.',
  search: 'Tout le site est listé de A à Z plus bas.',
  about: eraseInBrowser,
  support: eraseInBrowser,
};
