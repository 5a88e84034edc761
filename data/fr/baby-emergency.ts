import type { Statement } from '@/data/statement';

/** Of a baby at home. */
export const babyEmergency: Statement = {
  text: 'Appelez le 911 si votre bébé a les lèvres bleues ou beaucoup de mal à respirer, ou si son corps est tout mou. Appelez le 911 si votre bébé est difficile à réveiller ou ne réagit pas. Appelez le 911 aussi pour des convulsions.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs'],
};

/** The lower of the limits of fever that our sources name. */
export const babyToEmergency: Statement = {
  text: 'Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé respire très vite ou a du mal à respirer. Allez-y tout de suite aussi si votre bébé est pâle ou gris, vomit un liquide vert ou a moins de 36,2\u00a0°C sous le bras. Allez-y tout de suite si votre bébé a moins de 3 mois et fait de la fièvre : 38\u00a0°C ou plus, ou plus de 37,5\u00a0°C sous le bras.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth'],
};

export const babyFirstWeeks: Statement = {
  text: 'Dans les premières semaines, appelez tout de suite votre sage-femme, votre médecin ou la ligne santé si la peau ou les yeux de votre bébé jaunissent. Appelez tout de suite aussi si votre bébé boit mal, dort à l’heure des boires ou mouille moins de couches que d’habitude, ou si le cordon est rouge ou sent mauvais. Allez tout de suite à l’urgence ou à votre poste de soins infirmiers si votre bébé est jaune et très somnolent, ne veut pas boire ou n’a pas uriné depuis 24 heures.',
  sources: ['north-york-after-birth', 'osler-after-birth'],
};
