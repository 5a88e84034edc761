import type { Statement } from '@/data/statement';

export const page = {
  title: 'Labour and birth: stages, pain relief, cesarean',
  description:
    'What labour feels like by stage, ways to cope, gas, epidural, induction, cesarean, birth after one, the first hour, and a sheet of wishes to print.',
  shortTitle: 'Labour and birth',
};

export const intro =
  'What birth can be like, and what you can ask for, in ten short parts. Every birth goes its own way: read what you need, and skip the rest.';

/** Below the line that leads to the list of when to call. */
export const notAList: Statement = {
  text: 'The list of when to call and the contraction timer say when to call or go. The times on this page do not: they only describe labour. Contractions before 37 weeks, with twins, after a cesarean or with another risk? Open the list now.',
  sources: ['preterm-alberta', 'preterm-halton'],
};
export const timerLink = 'Contraction timer';

export const contentsTitle = 'In this page';
export const sheetLink = 'Sheet to print';
export const hardToRead =
  'Has a birth been hard, or has a baby died? You can go straight to the sheet, and tell your provider what happened. You do not owe anyone the story twice.';
export const supportLink = 'Support after a loss';

export const groups = {
  what: 'What it is',
  feels: 'What it feels like',
  ask: 'What you can ask',
};

/** Before the parts: whose decision it is. */
export const yourSay: { title: string; statements: Statement[] } = {
  title: 'You have a say in all of it',
  statements: [
    {
      text: "Canada's guidelines say that you take part in every decision. You can ask, say yes, say no, and change your mind.",
      sources: ['phac-epilogue', 'sogc-432'],
    },
    {
      text: 'In Ontario, the law on consent says that you must hear what is planned, its good sides, its risks, other ways, and what happens without it. Elsewhere, ask for the same.',
      sources: ['midwives-consent'],
    },
    {
      text: 'Five questions help: What is good about it? What are the risks? What else could we do? What do I feel about it? What happens if we do not do it, or not yet?',
      sources: ['ontario-interventions'],
    },
    {
      text: 'Sometimes it has to go fast. Then you can ask afterwards what was done, and why.',
      sources: ['ontario-interventions'],
    },
  ],
};

export const afterwards = {
  wound: 'Stitches, a tear, a cesarean: the weeks after',
  feeding: 'Feeding in the first weeks',
};

export const doorsTitle = 'More on this site';
export const waysOn = {
  '/signs-of-labour': 'Signs of labour',
  '/hospital-bag': 'Hospital bag',
  '/after-birth': 'The first six weeks after a birth',
  '/leaving-home': 'Leaving home to give birth',
};
