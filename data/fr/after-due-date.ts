import type { Statement } from '@/data/statement';

/** Goes with every word on a due date that has come or passed. */
export const lessMovement =
  'Si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers.';

/** Goes with them too: from 41 weeks on nobody is asked to time contractions first. Our own choice. */
const callAtFirstContraction = 'Dès 41 semaines, appelez dès que les contractions commencent.';

/** Shown from the due date on to 41 weeks 6 days, wherever a page says that it has passed. */
export const afterDueDate = {
  text: `Restez en contact avec la personne qui suit votre grossesse. ${callAtFirstContraction} ${lessMovement}`,
  sources: ['sogc-441'],
} as const satisfies Statement;

/** From 42 weeks 0 days on, when no usual visit is left, and for a year after it. */
export const callToday = `Si votre bébé n’est pas encore là, appelez aujourd’hui votre médecin ou votre sage-femme. ${lessMovement}`;
