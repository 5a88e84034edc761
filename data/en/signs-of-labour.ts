import type { LabourSignId } from '@/data/labour/signs';
import type { Statement } from '@/data/statement';

export const page = {
  title: 'Signs of labour: when to go to the hospital, when to call',
  description:
    'First or later birth, before 37 weeks, far from a hospital: when to go now, when to call now. Then each sign of labour, and a timer for contractions.',
  shortTitle: 'Signs of labour',
};

/** Leads to those for whom other rules hold. */
export const lookFirst = {
  lead: 'Look here first:',
  beforeTerm: 'less than 37 weeks',
  risk: 'twins, strep, a cesarean or another risk',
};
export const timer = 'Time your contractions';
export const timerNote = 'The timer says when to call and when to go.';
export const atTheFirst = 'As soon as contractions start';
export const signsTitle = 'The signs, one by one';
/** Leads from a sign to what to do. */
export const toRules = 'When to go and when to call';
export const farTitle = 'Far from the hospital, and 5-1-1';
export const onward = 'More on the birth';

/** What each sign is. What to do about it stands in the lists of when to call. */
export const signs: Record<LabourSignId, { title: string; statements: Statement[] }> = {
  contractions: {
    title: 'Contractions that come closer and stronger',
    statements: [
      {
        text: 'Your belly gets tight and hard, then soft again. Many people feel it like strong period cramps.',
        sources: ['inspq-labour-start', 'nord-montreal-birth'],
      },
      {
        text: 'Some feel the pain low in the belly. Others feel it in the low back, and then in front.',
        sources: ['inspq-labour-start'],
      },
      {
        text: 'In labour they get a pattern: stronger, longer and closer. Rest or a walk does not stop them.',
        sources: ['mothers-labour-signs', 'inspq-labour-start'],
      },
      {
        text: 'No two people feel them the same way. Your own can differ from one birth to the next.',
        sources: ['inspq-labour-start'],
      },
    ],
  },
  water: {
    title: 'Your water breaks',
    statements: [
      {
        text: 'You may feel a gush, or only a slow trickle that you cannot hold back.',
        sources: ['mothers-labour-signs', 'fraser-labour'],
      },
      {
        text: 'For about 1 person in 10, the water breaks before contractions start.',
        sources: ['inspq-labour-start'],
      },
      {
        text: 'Put on a pad. When you call, you will often be asked how much fluid there is, and its colour.',
        sources: ['fraser-labour'],
      },
    ],
  },
  show: {
    title: 'The mucus plug (show), or blood',
    statements: [
      {
        text: 'The plug is thick, like jelly: clear, or with a little pink or blood. It can come out whole, in pieces or unseen.',
        sources: ['inspq-labour-start', 'nord-montreal-birth', 'mothers-labour-signs'],
      },
      {
        text: 'It can come days or weeks before labour, or only in labour.',
        sources: ['inspq-labour-start', 'nord-montreal-birth', 'mothers-labour-signs'],
      },
      {
        text: 'From 37 weeks, call your provider the same day, also if it is clear. Bright red blood, bleeding like a period, or any blood with a low placenta? Go to the hospital now. Before 37 weeks: call or go now.',
        sources: ['ciusss-hospital', 'fraser-labour', 'carleton-labour-signs', 'wrhn-childbirth'],
      },
    ],
  },
  pain: {
    title: 'Back pain, cramps and pressure',
    statements: [
      {
        text: 'Labour can begin as pain in the low back, or as cramps like a period. Pain that comes and goes counts as contractions.',
        sources: ['inspq-labour-start'],
      },
    ],
  },
  lower: {
    title: 'Your baby lies lower',
    statements: [
      {
        text: 'In the last weeks your baby can move down. Then it gets easier to breathe. Pressure low down that comes and goes before 37 weeks: call or go to the hospital now.',
        sources: ['mothers-labour-signs'],
      },
      { text: 'With a later baby, this often comes only in labour.', sources: ['mothers-labour-signs'] },
    ],
  },
  movement: {
    title: 'Your baby moves less',
    statements: [
      {
        text: 'This is not a sign of labour: babies do not move less because labour is near.',
        sources: ['sogc-441'],
      },
    ],
  },
  practice: {
    title: 'Practice contractions (Braxton Hicks)',
    statements: [
      {
        text: 'They come and go with no pattern. They do not get longer, stronger and closer.',
        sources: ['mothers-labour-signs'],
      },
      {
        text: 'No page can tell you which ones you have. All that this page says about when to go and when to call holds for them too, also if they are mild, have no pattern or stop with rest.',
      },
      { text: 'You cannot tell? Call, day or night.', sources: ['fraser-labour'] },
    ],
  },
};
