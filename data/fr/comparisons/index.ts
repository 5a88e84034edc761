import type { ComparisonWords } from './types';
import { comparisonsWeeks1To10 } from './weeks-01-10';
import { comparisonsWeeks11To20 } from './weeks-11-20';
import { comparisonsWeeks21To30 } from './weeks-21-30';
import { comparisonsWeeks31To40 } from './weeks-31-40';

export const comparisons = {
  ...comparisonsWeeks1To10,
  ...comparisonsWeeks11To20,
  ...comparisonsWeeks21To30,
  ...comparisonsWeeks31To40,
};

export const fallbackComparison: ComparisonWords = {
  name: 'un bleuet du Canada',
  of: 'd’un bleuet du Canada',
  as: 'qu’un bleuet du Canada',
  title: 'Un bleuet du Canada',
  description: 'Un petit fruit rond qui tient sur le bout d’un doigt.',
  funFact: 'Le bleuet sauvage pousse de la côte de l’Atlantique jusqu’au Yukon.',
  pictureText: 'Trois bleuets et une feuille',
};
