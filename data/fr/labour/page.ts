import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/labour/page');

export const page: Words<English['page']> = {
  title: 'Accouchement\u00a0: étapes, douleur, césarienne',
  description:
    'Le travail étape par étape, soulager la douleur, gaz, péridurale, déclenchement, césarienne, AVAC, la première heure, et une feuille à imprimer.',
  shortTitle: 'L’accouchement',
};

export const intro: Words<English['intro']> =
  'Ce qui peut se passer, et ce que vous pouvez demander, en dix courtes parties. Chaque naissance suit son propre chemin\u00a0: lisez ce dont vous avez besoin, et passez le reste.';

export const notAList: Statement = {
  text: 'La liste «\u00a0Quand appeler\u00a0» et le chronomètre de contractions disent quand appeler ou partir. Les durées de cette page ne le disent pas\u00a0: elles décrivent le travail. Des contractions avant 37\u00a0semaines, avec des jumeaux, après une césarienne ou avec un autre risque? Ouvrez la liste tout de suite.',
  sources: ['preterm-alberta', 'preterm-halton'],
};
export const timerLink: Words<English['timerLink']> = 'Chronomètre de contractions';

export const contentsTitle: Words<English['contentsTitle']> = 'Sur cette page';
export const sheetLink: Words<English['sheetLink']> = 'Feuille à imprimer';
export const hardToRead: Words<English['hardToRead']> =
  'Vous avez vécu un accouchement difficile, ou la mort d’un bébé? Vous pouvez aller droit à la feuille, et dire à votre médecin ou à votre sage-femme ce qui s’est passé. Vous n’avez pas à le raconter deux fois.';
export const supportLink: Words<English['supportLink']> = 'Soutien après une perte';

export const groups: Words<English['groups']> = {
  what: 'Ce que c’est',
  feels: 'Ce que vous pouvez sentir',
  ask: 'Ce que vous pouvez demander',
};

export const yourSay: { title: string; statements: Statement[] } = {
  title: 'Vous avez votre mot à dire',
  statements: [
    {
      text: 'Les lignes directrices du Canada disent que vous prenez part à chaque décision. Vous pouvez poser des questions, dire oui, dire non, et changer d’idée.',
      sources: ['phac-epilogue', 'sogc-432'],
    },
    {
      text: 'En Ontario, la loi sur le consentement dit qu’on doit vous expliquer ce qui est prévu, ses bons côtés, ses risques, les autres choix, et ce qui arrive sans cela. Ailleurs, demandez la même chose.',
      sources: ['midwives-consent'],
    },
    {
      text: 'Cinq questions aident\u00a0: Quels sont les bons côtés? Quels sont les risques? Que peut-on faire d’autre? Qu’est-ce que j’en pense, moi? Que se passe-t-il si on ne le fait pas, ou pas encore?',
      sources: ['ontario-interventions'],
    },
    {
      text: 'Parfois, il faut aller vite. Vous pouvez alors demander après ce qu’on a fait, et pourquoi.',
      sources: ['ontario-interventions'],
    },
  ],
};

export const afterwards: Words<English['afterwards']> = {
  wound: 'Points, déchirure, césarienne\u00a0: les semaines d’après',
  feeding: 'Nourrir bébé les premières semaines',
};

export const doorsTitle: Words<English['doorsTitle']> = 'Ailleurs sur ce site';
export const waysOn: Words<English['waysOn']> = {
  '/signs-of-labour': 'Les signes du travail',
  '/hospital-bag': 'La valise pour l’hôpital',
  '/after-birth': 'Les six premières semaines après la naissance',
  '/leaving-home': 'Partir pour accoucher',
};
