import { crisisInQuebec } from '@/data/fr/emergency';
import type { AfterBirthSignId, PregnancySignId } from '@/data/warning-signs';
import type { SignWords } from '@/words/warning-signs';

/**
 * The signs of the time after a birth that the lists of pregnancy do not have. Where sources differ, the earliest order
 * or the lowest limit is used, but for yellow skin, feeding and the cord, which stand between the orders of our two
 * sources (docs/facts-to-confirm.md).
 */
export const signsAfterBirth: Record<Exclude<AfterBirthSignId, PregnancySignId>, SignWords> = {
  // Who gave birth. Our sources send to 911, to emergency or to the phone for the same bleeding.
  'pad-after-birth': {
    text: 'Vous imbibez une serviette hygiénique en une heure ou moins.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
  'clots-after-birth': {
    text: 'Vous perdez des caillots de la taille d’une balle de golf ou plus gros.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
  'harm-in-quebec': crisisInQuebec,
  'psychosis-confused': { text: 'Un nouveau parent est confus.', sources: ['psychosis-toronto', 'mood-hamilton'] },
  'psychosis-energy': {
    text: 'Un nouveau parent est plein d’énergie sans dormir.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'psychosis-senses': {
    text: 'Un nouveau parent entend ou voit ce qui n’est pas là.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'psychosis-fear': {
    text: 'Un nouveau parent croit que quelqu’un fera du mal au bébé.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'weak-or-dizzy': {
    text: 'Vous vous sentez faible, ou la tête vous tourne.',
    sources: ['after-birth-signs', 'north-york-after-birth'],
  },
  'heart-fast': { text: 'Votre cœur bat très vite.', sources: ['after-birth-signs', 'north-york-after-birth'] },
  'legs-numb': {
    text: 'Un engourdissement entre les jambes, ou des jambes qui picotent ou deviennent faibles ou engourdies.',
    more: 'Même des jours après une péridurale.',
    sources: ['alberta-epidural-home', 'cauda-equina'],
  },
  'smelly-discharge': {
    text: 'Des pertes vaginales qui sentent mauvais.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'after-birth-signs'],
  },
  'new-pain': {
    text: 'Une douleur au ventre nouvelle ou de plus en plus forte.',
    sources: ['after-birth-signs', 'london-after-birth-signs'],
  },
  'heavier-bleeding': {
    text: 'Un saignement qui devient plus abondant.',
    sources: ['after-birth-signs', 'london-after-birth-signs'],
  },
  breast: { text: 'Un sein rouge et douloureux.', sources: ['after-birth-signs', 'london-after-birth-signs'] },
  wound: {
    text: 'Une plaie rouge, ouverte ou qui coule (césarienne, déchirure).',
    sources: ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  },
  peeing: {
    text: 'Vous avez du mal à uriner, ou ça fait mal.',
    sources: ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  },
  'low-mood': { text: 'Une baisse de moral.', sources: ['mood-hamilton'] },
  panic: { text: 'La panique.', sources: ['mood-hamilton'] },
  'scary-thoughts': { text: 'Des pensées qui font peur.', sources: ['mood-hamilton'] },

  // The baby.
  'baby-blue': {
    text: 'Le visage, les lèvres ou la langue de votre bébé sont bleus ou gris.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-stops-breathing': {
    text: 'Votre bébé arrête de respirer.',
    sources: ['parenting-manitoba-signs', 'mc-midwives'],
  },
  'baby-hard-breathing': {
    text: 'Votre bébé a beaucoup de mal à respirer.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-limp': {
    text: 'Le corps de votre bébé est tout mou.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-hard-to-wake': {
    text: 'Votre bébé est difficile à réveiller.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-no-response': {
    text: 'Votre bébé ne réagit pas.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-seizure': {
    text: 'Votre bébé a des convulsions.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-shaken': { text: 'Vous pensez que quelqu’un a secoué votre bébé.', sources: ['montreal-shaken'] },
  'baby-fast-breathing': {
    text: 'Votre bébé respire très vite.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-trouble-breathing': {
    text: 'Votre bébé a du mal à respirer, même un peu.',
    more: 'Par exemple, il siffle en respirant, ou la peau se creuse entre ses côtes.',
    sources: ['parenting-manitoba-signs', 'kidcare-manitoba', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-choking': {
    text: 'Votre bébé s’étouffe, a des haut-le-cœur ou tousse encore et encore.',
    more: 'Il ne peut pas respirer, ou il devient bleu? Appelez le 911.',
    sources: ['osler-after-birth', 'parenting-manitoba-signs'],
  },
  'baby-pale': {
    text: 'Votre bébé est pâle ou gris.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-vomit': {
    text: 'Votre bébé vomit quelque chose de vert, de brun ou avec du sang.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-forceful-vomit': {
    text: 'Votre bébé vomit avec force après les boires, à plusieurs reprises.',
    sources: ['north-york-after-birth', 'mc-midwives'],
  },
  'baby-diarrhea': {
    text: 'Beaucoup de selles comme de l’eau\u00a0: plus de 12 par jour, ou 6 avec une préparation.',
    sources: ['north-york-after-birth', 'london-baby-signs'],
  },
  'baby-fever': {
    text: 'Votre bébé a moins de 3\u00a0mois et fait de la fièvre\u00a0: 38,0\u00a0°C ou plus, peu importe où vous l’avez prise.',
    more: 'Un chiffre plus bas pris à l’oreille, au front ou dans la bouche n’est pas sûr\u00a0: reprenez la température dans le derrière. Si vous ne pouvez pas, allez à l’urgence.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  'baby-fever-under-arm': {
    text: 'Votre bébé a moins de 3\u00a0mois et fait de la fièvre\u00a0: plus de 37,5\u00a0°C sous le bras.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  'baby-cold': {
    text: 'Votre bébé est froid\u00a0: moins de 36,2\u00a0°C sous le bras.',
    sources: ['osler-after-birth'],
  },
  'baby-yellow-first-day': {
    text: 'Votre bébé paraît jaune dans les 24 heures après la naissance.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-yellow-and-sleepy': {
    text: 'Votre bébé est jaune et très somnolent.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-yellow-and-cry': {
    text: 'Votre bébé est jaune, avec un cri très aigu.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-will-not-feed': {
    text: 'Votre bébé ne veut pas boire.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-too-sleepy-to-feed': {
    text: 'Votre bébé est trop endormi pour boire.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-dry-for-a-day': {
    text: 'Votre bébé n’a pas uriné depuis 24 heures, le jour 1 aussi.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-soft-spot': {
    text: 'La fontanelle, le point mou sur la tête de votre bébé, est creuse.',
    sources: ['parenting-manitoba-signs', 'kidcare-manitoba'],
  },
  'baby-wet-day-2': {
    text: 'Le jour 2\u00a0: moins de 2 couches mouillées en 24 heures.',
    sources: ['toronto-breastfeeding', 'london-baby-signs'],
  },
  'baby-wet-day-3': {
    text: 'Le jour 3\u00a0: moins de 3 couches mouillées en 24 heures.',
    sources: ['london-baby-signs'],
  },
  'baby-wet-day-4': {
    text: 'Le jour 4\u00a0: moins de 4 couches mouillées en 24 heures.',
    sources: ['london-baby-signs'],
  },
  'baby-wet-day-5': {
    text: 'Dès le jour 5\u00a0: moins de 6 couches mouillées en 24 heures.',
    sources: ['london-baby-signs'],
  },
  'baby-few-feeds': {
    text: 'Votre bébé boit moins de 6 fois en 24\u00a0heures.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-dry-for-12-hours': {
    text: 'Après le premier jour\u00a0: aucune couche mouillée pendant 12 heures.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-no-poop': {
    text: 'La première semaine\u00a0: pas de selles pendant 24 heures.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-yellow': {
    text: 'La peau ou les yeux de votre bébé sont jaunes.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  'baby-pale-poop': {
    text: 'Les selles de votre bébé sont blanches ou gris pâle.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  'baby-feeds-poorly': {
    text: 'Votre bébé boit mal.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-sleeps-through-feeds': {
    text: 'Votre bébé dort et saute des boires.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cries': {
    text: 'Votre bébé n’arrête pas de pleurer.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cord-ring': {
    text: 'Un cercle rouge autour du cordon, plus grand qu’une pièce de deux dollars ou qui s’étend.',
    sources: ['london-baby-signs'],
  },
  'baby-cord': {
    text: 'Le cordon est rouge, saigne ou sent mauvais.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cry-sound': {
    text: 'Le cri de votre bébé est faible, très aigu ou nouveau pour vous.',
    sources: ['london-baby-signs', 'bc-newborn'],
  },
  'baby-circumcision': {
    text: 'Après une circoncision\u00a0: du sang, un liquide vert ou qui sent mauvais, ou pas d’urine pendant 6\u00a0heures.',
    sources: ['north-york-after-birth'],
  },
  'baby-eyes': {
    text: 'Un liquide jaune ou vert coule des yeux de votre bébé.',
    sources: ['london-baby-signs'],
  },
};
