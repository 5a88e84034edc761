import type { Statement } from '@/data/statement';

/** Goes with every word on a due date that has come or passed. */
export const lessMovement =
  'Si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste infirmier.';

/** Shown from the due date on, wherever a page says that it has passed, until nothing is counted any more. */
export const afterDueDate = {
  text: `Restez en contact avec la personne qui suit votre grossesse. ${lessMovement}`,
  sources: ['sogc-441'],
} as const satisfies Statement;
