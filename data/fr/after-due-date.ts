import type { Statement } from '@/data/statement';

/** Shown from the due date on, wherever a page says that it has passed. */
export const afterDueDate = {
  text: 'Restez en contact avec la personne qui suit votre grossesse. Si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste infirmier.',
  sources: ['sogc-441'],
} as const satisfies Statement;
