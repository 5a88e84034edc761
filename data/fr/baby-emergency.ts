import type { Statement } from '@/data/statement';

/** When a baby at home needs 911. */
export const babyEmergency: Statement = {
  text: 'Appelez le 911 si votre bébé a le visage, les lèvres ou la langue bleus ou gris, ou beaucoup de mal à respirer. Appelez le 911 si son corps est tout mou, ou si votre bébé est difficile à réveiller ou ne réagit pas. Appelez le 911 aussi pour des convulsions.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
};

/** The lower of the limits of fever that our sources name, with the place where each is measured. */
export const babyToEmergency: Statement[] = [
  {
    text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé respire très vite ou a du mal à respirer, est pâle ou gris, ou vomit un liquide vert, brun ou avec du sang.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  {
    text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé a moins de 3 mois et fait de la fièvre : 38,0\u00a0°C ou plus, peu importe où vous l’avez prise, ou plus de 37,5\u00a0°C sous le bras. Un chiffre plus bas pris à l’oreille, au front ou dans la bouche n’est pas sûr : reprenez la température dans le derrière. Si vous ne pouvez pas, allez à l’urgence.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  {
    text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé a moins de 36,2\u00a0°C sous le bras.',
    sources: ['osler-after-birth'],
  },
];

/** How much a newborn feeds and pees, day by day, and what is too little. */
export const babyFeedsAndDiapers: Statement[] = [
  {
    text: 'En 24 heures, un nouveau-né boit au moins 8 fois. Couches mouillées en 24 heures : au moins 1 le jour 1, 2 le jour 2, 3 le jour 3, 4 le jour 4, et 6 dès le jour 5.',
    sources: ['toronto-breastfeeding', 'bc-newborn', 'london-baby-signs'],
  },
  {
    text: 'Appelez tout de suite votre sage-femme, votre médecin ou la ligne santé s’il y a moins de couches mouillées que cela. Appelez tout de suite aussi s’il y a moins de 6 boires en 24 heures. Après le premier jour, appelez tout de suite si aucune couche n’est mouillée pendant 12 heures. La première semaine, appelez tout de suite s’il n’y a pas de selles pendant 24 heures.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
];

export const babyFirstWeeks: Statement[] = [
  {
    text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé paraît jaune dans les 24 heures après la naissance. Allez-y tout de suite aussi si votre bébé est jaune et très somnolent, ou jaune avec un cri très aigu.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  {
    text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé ne veut pas boire, est trop endormi pour boire ou n’a pas uriné depuis 24 heures.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  ...babyFeedsAndDiapers,
  {
    text: 'Dans les premières semaines, appelez tout de suite votre sage-femme, votre médecin ou la ligne santé si la peau ou les yeux de votre bébé jaunissent, ou si ses selles sont blanches ou gris pâle.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  {
    text: 'Appelez tout de suite aussi si votre bébé boit mal, dort à l’heure des boires ou n’arrête pas de pleurer, ou si le cordon est rouge, saigne ou sent mauvais.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
];
