import type { Statement } from '@/data/statement';

/** Of a baby at home. */
export const babyEmergency: Statement = {
  text: 'Appelez le 911 si votre bébé a les lèvres bleues ou beaucoup de mal à respirer, ou si son corps est tout mou. Appelez le 911 si votre bébé est difficile à réveiller ou ne réagit pas. Appelez le 911 aussi pour des convulsions.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs'],
};

/** The lower of the limits of fever that our sources name. */
export const babyToEmergency: Statement = {
  text: 'Allez tout de suite à l’urgence ou à votre poste infirmier si votre bébé respire très vite ou a du mal à respirer. Allez-y tout de suite aussi si votre bébé a moins de 3 mois et fait de la fièvre : 38\u00a0°C ou plus, ou plus de 37,5\u00a0°C sous le bras.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs'],
};
